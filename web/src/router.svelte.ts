/** Addresses of the pages, on the history of the browser. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; at: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'about' }
  | { page: 'missing'; path: string };

const ID = '[A-Za-z0-9_-]+';

/** What a path (with its hash) shows. */
export function parse(path: string, hash = ''): Route {
  const clean = path.replace(/\/+$/, '') || '/';
  if (clean === '/') return { page: 'home' };
  if (clean === '/about') return { page: 'about' };
  const fresh = clean.match(new RegExp(`^/new/(${ID})$`));
  if (fresh) return { page: 'new', game: fresh[1]! };
  const table = clean.match(new RegExp(`^/t/(${ID})(?:/(\\d{1,6}))?$`));
  if (table) return { page: 'table', id: table[1]!, at: table[2] === undefined ? null : Number(table[2]) };
  const rules = clean.match(new RegExp(`^/rules/(${ID})$`));
  if (rules) return { page: 'rules', game: rules[1]!, rule: decodeHash(hash) };
  return { page: 'missing', path: clean };
}

function decodeHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null;
  } catch {
    return null;
  }
}

/** The address of a route: the inverse of `parse`. */
export function address(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'about':
      return '/about';
    case 'new':
      return `/new/${route.game}`;
    case 'table':
      return route.at === null ? `/t/${route.id}` : `/t/${route.id}/${route.at}`;
    case 'rules':
      return `/rules/${route.game}` + (route.rule ? `#${encodeURIComponent(route.rule)}` : '');
    case 'missing':
      return route.path;
  }
}

/** Finds the table in what a person pastes: a whole link, a path or just the code. */
export function tableInText(text: string): string | null {
  const trimmed = text.trim();
  const link = trimmed.match(new RegExp(`/t/(${ID})(?:[/?#].*)?$`));
  if (link) return link[1]!;
  return new RegExp(`^${ID}$`).test(trimmed) ? trimmed : null;
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash));
  /** What came after «?» in the address. */
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(to: string | Route, how: { replace?: boolean } = {}): void {
    const url = typeof to === 'string' ? to : address(to);
    const before = this.route;
    if (how.replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.read();
    const same = before.page === this.route.page;
    if (!same || (before.page !== 'table' && before.page !== 'rules')) scrollTo(0, 0);
  }

  private read(): void {
    this.route = parse(location.pathname, location.hash);
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Lets plain links inside the site change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  router.go(url.pathname + url.search + url.hash);
}
