/** As the code of the client is written: single quotes, lines up to 140 characters. */
export default {
  printWidth: 140,
  singleQuote: true,
  trailingComma: 'all',
  htmlWhitespaceSensitivity: 'css',
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
