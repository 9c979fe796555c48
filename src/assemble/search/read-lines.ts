import {
  type ChangedPage,
  collectLines,
  type IndexedPage,
  type IndexLines,
  patchLines,
} from './index-lines.ts';
import type { LanguageWords } from './language-words.ts';

/** A page before it is read. Equal keys have equal content. */
export interface UnreadPage {
  readonly key: string;
  read(): Promise<IndexedPage>;
}

/** Successive pages whose content is kept together. */
export interface PageBlock {
  /** Names the keys of its pages. */
  readonly key: string;
  readonly pages: readonly UnreadPage[];
}

/** The pages that kept lines were made from, and the blocks with their content. */
export interface KeptPages {
  readonly pages: readonly string[];
  readonly blocks: readonly string[];
}

/** What is kept between builds. Everything may be missing, and kept lines may be those of other pages. */
export interface SearchMemory {
  block(key: string): Promise<readonly IndexedPage[] | undefined>;
  keepBlock(key: string, pages: readonly IndexedPage[]): Promise<void>;
  pages(): Promise<KeptPages | undefined>;
  lines(of: KeptPages): Promise<IndexLines | undefined>;
  keepLines(of: KeptPages, lines: IndexLines): Promise<void>;
}

/** Pages in a block. Enough of them make a block worth a value of the store. */
const pagesPerBlock = 16;

/** With more changed pages, the lines are made anew. */
const maxChanged = 16;

/** Groups pages into blocks. `keyOf` makes the key of a block from those of its pages. */
export function inBlocks(
  pages: readonly UnreadPage[],
  keyOf: (pages: readonly string[]) => string,
): PageBlock[] {
  return Array.from({ length: Math.ceil(pages.length / pagesPerBlock) }, (_, at) => {
    const ofBlock = pages.slice(at * pagesPerBlock, (at + 1) * pagesPerBlock);
    return { key: keyOf(ofBlock.map(({ key }) => key)), pages: ofBlock };
  });
}

/** Makes the lines of an index. Kept lines are changed if few pages have changed since. */
export async function readLines(
  blocks: readonly PageBlock[],
  words: LanguageWords,
  memory: SearchMemory | undefined,
): Promise<IndexLines> {
  const pages = blocks.flatMap((block) => block.pages);
  const patched = memory && (await patchKept(pages, words, memory));
  if (patched) return patched;
  const read: IndexedPage[] = [];
  // One after the other: a large site has more pages than memory should hold the texts of.
  for (const block of blocks) for (const page of await readBlock(block, memory)) read.push(page);
  const lines = collectLines(read, words);
  const kept = { pages: pages.map(({ key }) => key), blocks: blocks.map(({ key }) => key) };
  await memory?.keepLines(kept, lines);
  return lines;
}

async function readBlock(
  { key, pages }: PageBlock,
  memory: SearchMemory | undefined,
): Promise<readonly IndexedPage[]> {
  const kept = await memory?.block(key);
  if (kept) return kept;
  const read: IndexedPage[] = [];
  for (const page of pages) read.push(await page.read());
  await memory?.keepBlock(key, read);
  return read;
}

/**
 * Changes kept lines. They stay as they are, with the pages that they were made from, so that an edit stores
 * nothing but the files that it changes.
 */
async function patchKept(
  pages: readonly UnreadPage[],
  words: LanguageWords,
  memory: SearchMemory,
): Promise<IndexLines | undefined> {
  const kept = await memory.pages();
  if (kept?.pages.length !== pages.length) return undefined;
  const numbers = pages.flatMap(({ key }, number) => (kept.pages[number] === key ? [] : [number]));
  if (numbers.length > maxChanged) return undefined;
  const changes = await Promise.all(numbers.map((number) => readChange(number, pages, kept, memory)));
  const lines = await memory.lines(kept);
  const changed = changes.filter((change) => change !== undefined);
  if (!lines || changed.length < changes.length) return undefined;
  return patchLines(lines, changed, pages.length, words);
}

async function readChange(
  number: number,
  pages: readonly UnreadPage[],
  { blocks }: KeptPages,
  memory: SearchMemory,
): Promise<ChangedPage | undefined> {
  const block = await memory.block(blocks[Math.floor(number / pagesPerBlock)] ?? '');
  const before = block?.[number % pagesPerBlock];
  const after = await pages[number]?.read();
  return before && after && { number, before, after };
}
