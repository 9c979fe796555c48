import { similarity } from './engine/edit-distance.ts';
import { foldText } from './format/fold-text.ts';

/** A page, by its address and its title, which may say what the address does not. */
interface Addressed {
  readonly href: string;
  readonly title?: string;
}

/** An address in parts: its words count by how rare they are, those of its folders less. */
interface Address {
  readonly segments: readonly string[];
  readonly words: readonly string[];
  readonly folderWords: readonly string[];
}

const maxPages = 3;

/** Pages with a lower score have nothing in common with an address but single letters. */
const leastScore = 0.3;

/** The share of a folder's word beside one of the last segment, because pages move. */
const folderShare = 0.6;

/** Why a page is suggested, the strongest reason first. */
const groups = ['similar', 'found', 'near'] as const;

interface Order {
  readonly group: (typeof groups)[number];
  readonly score: number;
}

/**
 * Returns the pages with the most similar addresses: with the same words, or with words that begin or are
 * spelt like them. If less than three are similar, pages that search found for its words follow, those of the
 * same product first, then others of the same folder, the uppermost first.
 *
 * @param found addresses of pages that search found, the best first
 */
export function similarAddresses<Page extends Addressed>(
  pages: readonly Page[],
  address: string,
  found: readonly string[] = [],
): Page[] {
  const wanted = addressOf(address);
  const candidates = pages.map((page) => ({
    page,
    address: addressOf(page.href),
    title: wordsOf(page.title ?? ''),
  }));
  const weightOf = weights(
    candidates.map(({ address: { words, folderWords } }) => [...words, ...folderWords]),
  );
  return candidates
    .map(({ page, address, title }) => {
      const score = 0.6 * sharedWords(address, title, wanted, weightOf) + 0.4 * spelling(address, wanted);
      const { segments } = address;
      const rank = found.indexOf(page.href);
      const order: Order =
        score >= leastScore
          ? { group: 'similar', score }
          : rank === -1
            ? { group: 'near', score: folderScore(segments, wanted.segments) }
            : { group: 'found', score: isBeside(segments, wanted.segments) ? -rank : -rank - found.length };
      return { page, ...order };
    })
    .sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || b.score - a.score)
    .slice(0, maxPages)
    .map(({ page }) => page);
}

/** The words of the last part of an address, as a query: `dark mode` for `/themes/dark-mode.html`. */
export function queryOf(address: string): string {
  return addressOf(address).words.join(' ');
}

/** Decodes a path. Returns it unchanged when it is not validly encoded: `/100%/`. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Splits a path, without the file extension that some hosts add. `useForm` is two words, like `use-form`. */
function addressOf(path: string): Address {
  const parts = decodePath(path)
    .replace(/(?:\/index)?\.html?$/i, '')
    .split('/')
    .filter(Boolean);
  const words = parts.map((part) => wordsOf(part.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')));
  return {
    segments: words.map((each) => each.join('-')),
    words: words.at(-1) ?? [],
    folderWords: words.slice(0, -1).flat(),
  };
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How much words count: those of few pages most. */
function weights(pages: readonly (readonly string[])[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const words of pages) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + pages.length / (counts.get(word) ?? 1));
}

/** The share of two addresses that is the same words, between 0 and 1. */
function sharedWords(
  { words, folderWords }: Address,
  title: readonly string[],
  wanted: Address,
  weightOf: (word: string) => number,
): number {
  const own = [...words, ...folderWords];
  const found = new Map<string, number>();
  let shared = 0;
  let whole = 0;
  const add = (word: string, share: number): void => {
    const inAddress = best(word, own);
    const inTitle = best(word, title);
    const { word: match, likeness } = inTitle.likeness > inAddress.likeness ? inTitle : inAddress;
    const weight = share * weightOf(match ?? word);
    whole += weight;
    shared += weight * likeness;
    if (match !== undefined) found.set(match, likeness);
  };
  for (const word of wanted.words) add(word, 1);
  for (const word of wanted.folderWords) add(word, folderShare);
  if (whole === 0) return 0;
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  const known = words.reduce((sum, word) => sum + weightOf(word) * (found.get(word) ?? 0), 0);
  return (shared / whole) * (total === 0 ? 0.5 : 0.5 + (0.5 * known) / total);
}

/** The word that is most like another one, and how much it is. */
function best(
  wanted: string,
  words: readonly string[],
): { readonly word?: string; readonly likeness: number } {
  let found: { readonly word?: string; readonly likeness: number } = { likeness: 0 };
  for (const word of words) {
    const likeness = likenessOf(wanted, word);
    if (likeness > found.likeness) found = { word, likeness };
  }
  return found;
}

/** Equal words 1; words of which one begins like the other, or with typing errors, less; other words 0. */
function likenessOf(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4) return 0;
  if (one.startsWith(other) || other.startsWith(one)) return 0.8;
  const alike = similarity(one, other);
  // Among short words one other letter mostly makes another word: `dark` and `mark`.
  if (alike >= 0.7 && shorter >= 5) return alike;
  // `themes` and `theming`.
  return shorter >= 6 && one.slice(0, shorter - 2) === other.slice(0, shorter - 2) ? 0.7 : 0;
}

/** How alike two addresses are spelt. The last segment counts most, then whether they are of one product. */
function spelling({ segments }: Address, { segments: wanted }: Address): number {
  const last = similarity(segments.at(-1) ?? '', wanted.at(-1) ?? '');
  const folders = similarity(segments.slice(0, -1).join('/'), wanted.slice(0, -1).join('/'));
  return last * (0.5 + folders * 0.3 + (segments[0] === wanted[0] ? 0.2 : 0));
}

/** Whether two addresses begin with the same folder, mostly that of a product. */
function isBeside([folder]: readonly string[], [wanted]: readonly string[]): boolean {
  return folder !== undefined && folder === wanted;
}

/** The more folders two addresses share, and the fewer segments the page has besides, the higher. */
function folderScore(segments: readonly string[], wanted: readonly string[]): number {
  const different = segments.findIndex((segment, index) => segment !== wanted[index]);
  return 2 * (different === -1 ? segments.length : different) - segments.length;
}
