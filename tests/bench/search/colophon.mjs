import { buildIndex } from '../../../src/assemble/search/build-index.ts';
import { createLineCollector } from '../../../src/assemble/search/lines/index-lines.ts';
import { stopWordsOf } from '../../../src/assemble/search/lines/line-rules.ts';
import { patchLines } from '../../../src/assemble/search/lines/patch-lines.ts';
import { pageOfBlock } from '../../../src/assemble/search/pages/indexed-block.ts';
import { readTerms } from '../../../src/assemble/search/pages/read-terms.ts';
import { languageWords } from '../../../src/assemble/search/words/language-words.ts';

const words = await languageWords('en');

/** Indexes pages as a build does: read in blocks, and lines that an edit changes. */
export function open(pages) {
  const indexed = pages.map((page) => textOf(page).page);
  const read = [];
  const collector = createLineCollector(words);
  for (let at = 0; at < pages.length; at += 16) {
    const block = readTerms(pages.slice(at, at + 16).map(textOf));
    read.push(...pagesOf(block));
    collector.add(block);
  }
  let lines = collector.lines();
  return {
    update(page) {
      const number = pages.findIndex(({ id }) => id === page.id);
      const [after] = pagesOf(readTerms([textOf(page)]));
      lines = patchLines(lines, [{ number, before: read[number], after }], pages.length, words);
      read[number] = after;
    },
    save() {
      const ranges = [{ kind: 'guide', from: 0, to: read.length }];
      const sources = { pages: indexed, lines, ranges, stopWords: stopWordsOf(words) };
      const wordFiles = Math.max(1, Math.min(640, Math.ceil(read.length / 4)));
      return JSON.stringify(buildIndex(sources, { pagesPerFile: 12, wordFiles }));
    },
  };
}

function pagesOf(block) {
  return block.pages.map((_, at) => pageOfBlock(block, at));
}

function textOf({ id, title, headings, text }) {
  const page = { href: id, title, headings: headings === '' ? [] : [[headings, headings]] };
  return {
    page,
    names: [],
    description: '',
    productName: '',
    files: [],
    otherFiles: [],
    more: [],
    copy: new TextEncoder().encode(text),
  };
}
