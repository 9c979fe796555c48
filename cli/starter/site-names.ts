import { basename } from 'node:path';

/** What a new site is called. */
export interface SiteNames {
  /** For readers: `Acme UI`. Letters, digits and single spaces. */
  readonly title: string;
  /** For npm: `acme-ui-docs`. */
  readonly packageName: string;
}

/** The names that a folder gives its site: `/work/acme-ui` → `Acme UI`, `acme-ui-docs`. */
export function siteNames(folder: string): SiteNames {
  const words = basename(folder)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return { title: words.map(titleWord).join(' ') || 'Documentation', packageName: packageName(words) };
}

function titleWord(word: string): string {
  return /^ui$/i.test(word) ? 'UI' : word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Ends in `docs`, so that it never is the name of a package that the site depends on: npm refuses those. */
function packageName(words: readonly string[]): string {
  const plain = words.map((word) => word.toLowerCase().replace(/[^a-z0-9]+/g, '')).filter(Boolean);
  return plain.at(-1) === 'docs' ? plain.join('-') : [...plain, 'docs'].join('-');
}
