import { listen } from '../lib/listen.ts';
import { isSavingData } from '../lib/loading.ts';

/** Milliseconds that a pointer rests on a link before its page is prefetched. */
const hoverDelay = 100;

/** Milliseconds of a task that indicates a slow machine, where a transition would delay the next page. */
const slowTask = 100;

/** Links to pages. Links in demos are not part of the site. */
const links = 'a[href]:not([download], .demo-root a)';

interface SiteLocation {
  readonly current: string;
  /** Path the site is served under, with a slash at both ends. */
  readonly base: string;
  /** Paths of other sites, as in `_redirects`: `:name` stands for a segment, `*` for any rest. */
  readonly outside: readonly string[];
}

/** Returns the address to prefetch for a link, or undefined when it leads to no other page of this site. */
export function prefetchAddress(href: string, { current, base, outside }: SiteLocation): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const target = new URL(href);
  const { origin, pathname, search } = new URL(current);
  const isSame = target.pathname === pathname && target.search === search;
  // Addresses of pages end in a slash, addresses of files do not.
  const isPage = target.pathname.startsWith(base) && target.pathname.endsWith('/');
  if (target.origin !== origin || isSame || !isPage) return undefined;
  if (outside.some((pattern) => matches(pattern, target.pathname))) return undefined;
  return target.origin + target.pathname + target.search;
}

/** Prefetches a page before a reader opens it, in browsers without speculation rules, into the HTTP cache. */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    // Some browsers apply speculation rules even when the reader saves data.
    if (isSavingData()) document.querySelector('script[type=speculationrules]')?.remove();
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  const schedule = (_event: Event, link: HTMLElement): void => {
    cancel();
    timer = setTimeout(() => prefetch(link), hoverDelay);
  };
  listen('pointerover', links, schedule);
  listen('focusin', links, schedule);
  listen('pointerout', links, cancel);
  listen('focusout', links, cancel);
  listen('pointerdown', links, (_event, link) => prefetch(link));
}

/** Skips the view transition to the next page on a slow machine. */
export function startTransitions(): void {
  if (!('onpageswap' in window) || !PerformanceObserver.supportedEntryTypes?.includes('longtask')) return;
  let isSlow = false;
  new PerformanceObserver((list) => {
    isSlow ||= list.getEntries().some(({ duration }) => duration > slowTask);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('pageswap', ({ viewTransition }) => {
    if (isSlow) viewTransition?.skipTransition();
  });
}

const prefetched = new Set<string>();

function prefetch(link: HTMLElement): void {
  const { base = '/', outside = '' } = document.documentElement.dataset;
  const from = { current: location.href, base, outside: outside.split(' ') };
  const page = link instanceof HTMLAnchorElement ? prefetchAddress(link.href, from) : undefined;
  if (page === undefined || prefetched.has(page) || isSavingData()) return;
  prefetched.add(page);
  fetch(page, { priority: 'low', redirect: 'manual' })
    .then((response) => response.text())
    // Ignore the failure: a click loads the page again and reports it.
    .catch(() => prefetched.delete(page));
}

function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`).test(path);
}
