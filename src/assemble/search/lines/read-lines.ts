import { inBatches } from '../../../lib/in-batches.ts';
import { type IndexedBlock, pageOfBlock } from '../pages/indexed-block.ts';
import type { ReadTerms, SearchText } from '../pages/read-terms.ts';
import type { LanguageWords } from '../words/language-words.ts';
import { createLineCollector, type IndexLines } from './index-lines.ts';
import { type ChangedPage, patchLines } from './patch-lines.ts';

/** A page before it is read. */
export interface UnreadPage {
  /** Names everything that its text is made of. */
  readonly identity: string;
  /** The hash of its identity. */
  readonly key: string;
  text(): Promise<SearchText>;
}

/** Successive pages whose content is kept together. */
export interface PageBlock {
  /** The hash of the identities of its pages. */
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
  block(key: string): Promise<IndexedBlock | undefined>;
  keepBlock(key: string, block: IndexedBlock): Promise<void>;
  pages(): Promise<KeptPages | undefined>;
  lines(of: KeptPages): Promise<IndexLines | undefined>;
  keepLines(of: KeptPages, lines: IndexLines): Promise<void>;
}

/** Pages in a block. The more they are, the fewer words stand in several blocks. */
const pagesPerBlock = 64;

/** With more changed pages, the lines are made anew. */
const maxChanged = 16;

/** Groups pages into blocks. */
export function inBlocks(
  pages: readonly UnreadPage[],
  hashOf: (identities: readonly string[]) => string,
): PageBlock[] {
  return inBatches(pages, pagesPerBlock).map((ofBlock) => ({
    key: hashOf(ofBlock.map(({ identity }) => identity)),
    pages: ofBlock,
  }));
}

/** Blocks that threads may read at a time: enough to occupy them, and few texts in memory. */
const blocksAhead = 4;

/** What lines are read with. */
export interface ReadLinesOptions {
  readonly words: LanguageWords;
  readonly read: ReadTerms;
  readonly memory?: SearchMemory | undefined;
}

/** Makes the lines of an index. Kept lines are changed if few pages have changed since. */
export async function readLines(
  blocks: readonly PageBlock[],
  options: ReadLinesOptions,
): Promise<IndexLines> {
  const { memory } = options;
  const patched = memory && (await patchKept(blocks, { ...options, memory }));
  if (patched) return patched;
  const lines = await collectBlocks(blocks, options);
  const pages = blocks.flatMap((block) => block.pages.map(({ key }) => key));
  await memory?.keepLines({ pages, blocks: blocks.map(({ key }) => key) }, lines);
  return lines;
}

/** Reads blocks ahead of the one whose pages are collected, and forgets them afterwards. */
async function collectBlocks(
  blocks: readonly PageBlock[],
  { words, read, memory }: ReadLinesOptions,
): Promise<IndexLines> {
  const collector = createLineCollector(words);
  const reading: Promise<IndexedBlock>[] = [];
  const collectNext = async () => {
    const next = reading.shift();
    if (next) collector.add(await next);
  };
  for (const { key, pages } of blocks) {
    const kept = await memory?.block(key);
    const block = kept ? Promise.resolve(kept) : keepRead(key, await textsOf(pages), { read, memory });
    // The error is reported where the block is collected.
    block.catch(() => {});
    reading.push(block);
    if (reading.length >= blocksAhead) await collectNext();
  }
  while (reading.length > 0) await collectNext();
  return collector.lines();
}

function textsOf(pages: readonly UnreadPage[]): Promise<SearchText[]> {
  return Promise.all(pages.map((page) => page.text()));
}

async function keepRead(
  key: string,
  texts: readonly SearchText[],
  { read, memory }: Pick<ReadLinesOptions, 'read' | 'memory'>,
): Promise<IndexedBlock> {
  const block = await read(texts);
  await memory?.keepBlock(key, block);
  return block;
}

/** What kept lines are changed with. */
interface PatchOptions extends ReadLinesOptions {
  readonly memory: SearchMemory;
}

/**
 * Changes kept lines. They stay as they are, with the pages that they were made from, so that an edit stores
 * nothing but the files that it changes.
 */
async function patchKept(
  blocks: readonly PageBlock[],
  options: PatchOptions,
): Promise<IndexLines | undefined> {
  const { words, memory } = options;
  const pages = blocks.flatMap((block) => block.pages);
  const kept = await memory.pages();
  if (kept?.pages.length !== pages.length) return undefined;
  // The keys of the pages of a block are made only if one of them differs.
  const numbers = blocks.flatMap((block, at) =>
    block.key === kept.blocks[at] ? [] : differences(block, kept, at * pagesPerBlock),
  );
  if (numbers.length > maxChanged) return undefined;
  const changed = await readChanges(numbers, pages, kept, options);
  const lines = changed && (await memory.lines(kept));
  return lines && patchLines(lines, changed, pages.length, words);
}

/** Returns the numbers of the pages of a block that are not the kept ones. */
function differences({ pages }: PageBlock, kept: KeptPages, first: number): number[] {
  return pages.flatMap(({ key }, at) => (kept.pages[first + at] === key ? [] : [first + at]));
}

async function readChanges(
  numbers: readonly number[],
  pages: readonly UnreadPage[],
  { blocks }: KeptPages,
  { read, memory }: PatchOptions,
): Promise<readonly ChangedPage[] | undefined> {
  const texts = await textsOf(numbers.flatMap((number) => pages[number] ?? []));
  const now = await read(texts);
  const changed: ChangedPage[] = [];
  for (const [at, number] of numbers.entries()) {
    const block = await memory.block(blocks[Math.floor(number / pagesPerBlock)] ?? '');
    const before = block && pageOfBlock(block, number % pagesPerBlock);
    const after = pageOfBlock(now, at);
    if (!before || !after) return undefined;
    changed.push({ number, before, after });
  }
  return changed;
}
