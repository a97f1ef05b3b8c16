import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.ANDEN_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/anden/server/static',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // The .ftl texts lie beside the games, outside web/.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    passWithNoTests: true,
  },
  // Under vitest Svelte must come as for a browser, not as for a server.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
});
