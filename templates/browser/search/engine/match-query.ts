import type { IndexFiles } from './index-files.ts';
import { matchExactly, matchWord, type WordMatches } from './match-words.ts';
import type { QueryWord } from './query-words.ts';

/** Shortest words that are written together: `dark` + `mode`. */
const minLength = 3;
/** How much a part counts of a word that the index does not have. */
const partShare = 0.7;
/** How much a word counts without its article. */
const bareShare = 0.9;
/** Most beginnings that are tried. */
const maxHeads = 3;
/** What German writes between the words of a compound: `Einstellungsseite` */
const links = ['', 's', 'n', 'es', 'en'];

/**
 * Looks up the words of a query. A word that the index does not have is looked up as its parts: those of an
 * identifier, or two words that were written together.
 */
export async function matchQuery(words: readonly QueryWord[], index: IndexFiles): Promise<WordMatches[]> {
  // Words that say more come first, while there is a budget to load their files.
  const byWeight = [...words].sort(
    (a, b) => Number(a.isWeak) - Number(b.isWeak) || b.text.length - a.text.length,
  );
  const matched = new Map(byWeight.map((word) => [word, matchOrSplit(word, index)]));
  return (await Promise.all(words.map((word) => matched.get(word) ?? []))).flat();
}

async function matchOrSplit(word: QueryWord, index: IndexFiles): Promise<readonly WordMatches[]> {
  const option = word.isOption ? await matchOption(word, index) : undefined;
  if (option) return [option];
  const article = word.parts.length === 1 ? await matchWithoutArticle(word, index) : undefined;
  if (article && !isEmpty(article)) return [article];
  const parts = word.parts.filter((part) => part.length > 1);
  // `products.versions` is two words rather than a typo of `ProductVersions`.
  const inParts =
    parts.length > 0 && isEmpty(await matchExactly(word, index)) ? await matchParts(word, parts, index) : [];
  const areKnown = inParts.length > 0 && !inParts.some(isEmpty);
  if (areKnown && !word.isCamel) return inParts;
  const whole = await matchWord(word, index);
  // `fullWith` is a name with a typo rather than two words.
  if (areKnown && whole.symbols.length === 0) return inParts;
  if (!isEmpty(whole)) return [whole];
  if (inParts.length === 0) return (await matchCompound(word, index)) ?? [whole];
  return inParts.every(isEmpty) ? [whole] : inParts;
}

function isEmpty({ words, symbols }: WordMatches): boolean {
  return words.length + symbols.length === 0;
}

/** Looks up an option with its dashes, and the custom property of its name. */
async function matchOption(word: QueryWord, index: IndexFiles): Promise<WordMatches | undefined> {
  const [{ words }, { symbols }] = await Promise.all([
    matchExactly({ ...word, text: `--${word.text}`, parts: [] }, index),
    matchExactly(word, index),
  ]);
  const properties = symbols.filter(({ found }) => found.kind === 'css-variables');
  return words.length + properties.length > 0 ? { query: word, words, symbols: properties } : undefined;
}

/**
 * Looks up an Arabic word with its article and without: the keyword `نشر` answers `النشر`. The index may have
 * neither, but words that continue them: then both may have a typo.
 */
async function matchWithoutArticle(word: QueryWord, index: IndexFiles): Promise<WordMatches> {
  const bare = { ...word, text: word.parts[0] ?? '', parts: [] };
  const exact = await Promise.all([matchExactly(word, index), matchExactly(bare, index)]);
  const isKnown = exact.some(({ words }) => words.some(({ quality }) => quality === 1));
  const [whole, other] = isKnown
    ? exact
    : await Promise.all([matchWord(word, index), matchWord(bare, index)]);
  const others = other.words.map(({ found, quality }) => ({ found, quality: quality * bareShare }));
  return { ...whole, words: [...whole.words, ...others] };
}

async function matchParts(
  word: QueryWord,
  parts: readonly string[],
  index: IndexFiles,
): Promise<readonly WordMatches[]> {
  const matches = await Promise.all(
    parts.map((text, at) =>
      matchExactly({ ...word, text, parts: [], isEnded: word.isEnded || at < parts.length - 1 }, index),
    ),
  );
  return matches.map(asPart);
}

function asPart(match: WordMatches): WordMatches {
  return {
    ...match,
    words: match.words.map(({ found, quality }) => ({ found, quality: quality * partShare })),
  };
}

/** Looks up a word as two words of the index, of which the first is as long as possible. */
async function matchCompound(
  word: QueryWord,
  index: IndexFiles,
): Promise<readonly [WordMatches, WordMatches] | undefined> {
  const { text } = word;
  if (text.length < 2 * minLength) return undefined;
  const known = (await index.wordFiles(text)).flatMap(({ words }) => words.map((found) => found.word));
  const heads = known
    .filter(
      (head) => head.length >= minLength && head.length <= text.length - minLength && text.startsWith(head),
    )
    .sort((a, b) => b.length - a.length)
    .slice(0, maxHeads);
  for (const head of heads)
    for (const link of links) {
      const tail = text.slice(head.length + link.length);
      if (tail.length < minLength || !text.startsWith(head + link)) continue;
      const last = await matchExactly({ ...word, text: tail, parts: [] }, index);
      if (last.words.length === 0) continue;
      return [await matchExactly({ ...word, text: head, parts: [], isEnded: true }, index), last];
    }
  return undefined;
}
