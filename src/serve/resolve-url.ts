import { unsafePath } from '../lib/path.ts';

/** What a request asks for, seen from its address alone. */
export type Requested =
  /** Nothing that may be looked up: broken escapes, or a way out of the folder. */
  | { readonly kind: 'refused' }
  /** An address that is not below the site's base. */
  | { readonly kind: 'outside' }
  /** The base without its slash. */
  | { readonly kind: 'base' }
  /** `path` is decoded and starts at the output folder; `search` keeps its question mark. */
  | { readonly kind: 'path'; readonly path: string; readonly search: string };

/** Reads the address of a request: `('/docs/a%20b/?q', '/docs/')` → `{ kind: 'path', path: '/a b/', search: '?q' }`. */
export function resolveUrl(url: string, base: string): Requested {
  const [, written = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  if (!written.startsWith('/') || unsafePath(written) !== undefined) return { kind: 'refused' };
  // `//host/` in a redirect would lead away.
  const path = decodeURIComponent(written).replace(/\/{2,}/g, '/');
  if (`${path}/` === base) return { kind: 'base' };
  if (!path.startsWith(base)) return { kind: 'outside' };
  return { kind: 'path', path: path.slice(base.length - 1), search };
}

/** A file a host would try for a path, in this order. */
export interface Candidate {
  /** Relative to the output folder, posix. */
  readonly file: string;
  /** The address has to get its slash first. */
  readonly slash: boolean;
}

// They configure the host and are not shown to anybody.
const hidden = new Set(['/_headers', '/_redirects']);

/** `'/a/'` → `a/index.html`; `'/a'` → `a`, then `a/index.html` behind a redirect to `/a/`, then `a.html`. */
export function fileCandidates(path: string): Candidate[] {
  const file = path.slice(1);
  if (hidden.has(path)) return [];
  if (path.endsWith('/')) return [{ file: `${file}index.html`, slash: false }];
  return [
    { file, slash: false },
    { file: `${file}/index.html`, slash: true },
    { file: `${file}.html`, slash: false },
  ];
}
