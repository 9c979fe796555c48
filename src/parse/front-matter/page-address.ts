import { siteAddress } from '../../lib/path.ts';

/** The problem with an author's address of a page. */
export interface AddressFault {
  /** Continues `"path" …`: `must not have a query or a hash`. */
  readonly must: string;
  /** The address that was probably meant. */
  readonly corrected: string;
}

const outward = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*|^[a-z][a-z0-9+.-]*:/i;
const parameter = /\/:(?=[a-z_])/gi;
const fileExtension = /\.(?:html?|md)$/i;

const faults: readonly { readonly applies: (path: string) => boolean; readonly must: string }[] = [
  { applies: (path) => outward.test(path), must: 'must be a path of this site, without scheme and host' },
  { applies: (path) => /\s/.test(path), must: 'must not have spaces' },
  { applies: (path) => !siteAddress.pattern.test(path), must: siteAddress.must },
  { applies: (path) => /[?#]/.test(path), must: 'must not have a query or a hash' },
  { applies: (path) => path.includes('//'), must: 'must not have two slashes in a row' },
  {
    applies: (path) => path.search(parameter) >= 0,
    must: 'must not have a parameter; those are for the route table of site.yaml',
  },
  {
    applies: (path) => fileExtension.test(path.replace(/\/$/, '')),
    must: 'must be the address of a page, not of a file',
  },
];

/**
 * Finds the fault of an address that an author gives to a page; undefined for a valid address. Whether the
 * address is taken is not checked here.
 *
 * `'/p/index.md'` → `must be the address of a page, not of a file`, `/p/`
 */
export function addressFault(path: string): AddressFault | undefined {
  const fault = faults.find(({ applies }) => applies(path));
  return fault && { must: fault.must, corrected: correctAddress(path) };
}

function correctAddress(path: string): string {
  const bare = path
    .replace(outward, '')
    .replace(/[?#].*$/s, '')
    .trim();
  const names = bare.replaceAll(parameter, '/').replace(/\s+/g, '-').split('/').filter(Boolean);
  const last = names.pop()?.replace(fileExtension, '') ?? 'index';
  const whole = last === 'index' ? names : [...names, last];
  return whole.length === 0 ? '/' : `/${whole.join('/')}/`;
}
