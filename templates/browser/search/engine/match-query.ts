import type { IndexFiles } from './index-files.ts';
import { matchExactly, matchWord, type QueryWord, type WordMatches } from './match-words.ts';

/** Shortest words that are written together: `dark` + `mode`. */
const minLength = 3;
/** How much a part counts of a word that the index does not have. */
const partShare = 0.7;
/** Most beginnings that are tried. */
const maxHeads = 3;
/** What German writes between the words of a compound: `Einstellungsseite` */
const links = ['', 's', 'n', 'es', 'en'];

/**
 * Looks up the words of a query. A word that the index does not have is looked up as its parts: those of an
 * identifier, or two words that were written together.
 */
export async function matchQuery(words: readonly QueryWord[], index: IndexFiles): Promise<WordMatches[]> {
  return (await Promise.all(words.map((word) => matchOrSplit(word, index)))).flat();
}

async function matchOrSplit(word: QueryWord, index: IndexFiles): Promise<readonly WordMatches[]> {
  const whole = await matchWord(word, index);
  if (whole.words.length + whole.symbols.length > 0) return [whole];
  const parts = word.parts.filter((part) => part.length > 1);
  if (parts.length === 0) return (await matchCompound(word, index)) ?? [whole];
  const matches = await Promise.all(
    parts.map((text, at) =>
      matchExactly({ ...word, text, parts: [], isEnded: word.isEnded || at < parts.length - 1 }, index),
    ),
  );
  return matches.some(({ words }) => words.length > 0) ? matches.map(asPart) : [whole];
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
