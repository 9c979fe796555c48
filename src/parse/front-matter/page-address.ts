import { siteAddress } from '../../lib/site-address.ts';

/** What an author's address of a page lacks. */
export interface AddressFault {
  /** Continues `path …`: `may not have a query or a hash`. */
  readonly must: string;
  /** The address as it was probably meant. */
  readonly corrected: string;
}

const outward = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*|^[a-z][a-z0-9+.-]*:/i;
const placeholder = /\/:(?=[a-z_])/gi;
const fileEnd = /\.(?:html?|md)$/i;

const faults: readonly { readonly is: (path: string) => boolean; readonly must: string }[] = [
  { is: (path) => outward.test(path), must: 'must be a path of this site, without scheme and host' },
  { is: (path) => /\s/.test(path), must: 'may not have spaces' },
  { is: (path) => !siteAddress.pattern.test(path), must: siteAddress.must },
  { is: (path) => /[?#]/.test(path), must: 'may not have a query or a hash' },
  { is: (path) => path.includes('//'), must: 'may not have two slashes in a row' },
  {
    is: (path) => path.search(placeholder) >= 0,
    must: 'may not have a placeholder; only the route table of site.yaml captures names',
  },
  {
    is: (path) => fileEnd.test(path.replace(/\/$/, '')),
    must: 'must be the address of a page, not of a file',
  },
];

/**
 * Tells what is wrong with an address that an author gives to a page, or undefined when it is taken as it stands. Whether the build may
 * write there is another question.
 *
 * `'/p/index.md'` → `must be the address of a page, not of a file`, `/p/`
 */
export function addressFault(path: string): AddressFault | undefined {
  const fault = faults.find(({ is }) => is(path));
  return fault && { must: fault.must, corrected: correctAddress(path) };
}

function correctAddress(path: string): string {
  const bare = path
    .replace(outward, '')
    .replace(/[?#].*$/s, '')
    .trim();
  const names = bare.replaceAll(placeholder, '/').replace(/\s+/g, '-').split('/').filter(Boolean);
  const last = names.pop()?.replace(fileEnd, '') ?? 'index';
  const whole = last === 'index' ? names : [...names, last];
  return whole.length === 0 ? '/' : `/${whole.join('/')}/`;
}
