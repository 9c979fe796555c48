import { isAbsoluteUrl } from '../../lib/path.ts';

/**
 * The one spelling of a navigation entry's pathname. Paths of the site get their leading slash and lose the one at the end, also before
 * a hash or query; web addresses, bare hashes and paths relative to a file stay as they are.
 *
 * `'material-ui/react-button/'` → `'/material-ui/react-button'`; `'/a/#b'` → `'/a#b'`; `'./button.md'` stays
 */
export function navigationPathname(pathname: string): string {
  // Almost all are written like this, and there are thousands.
  if (plain.test(pathname)) return pathname.replace(/\/$/, '');
  const written = pathname.trim();
  if (isAbsoluteUrl(written) || /^(#|\.\.?\/)/.test(written) || /\.mdx?$/.test(written)) return written;
  const tailAt = written.search(/[?#]/);
  const path = tailAt === -1 ? written : written.slice(0, tailAt);
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.join('/')}${tailAt === -1 ? '' : written.slice(tailAt)}`;
}

/** `/material-ui/react-button/` */
const plain = /^(?:\/[^/?#\s]+)+\/?$/;
