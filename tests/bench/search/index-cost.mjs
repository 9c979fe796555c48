// Prints the processor time in seconds that search takes for the pages of a folder with Markdown copies:
// `node index-cost.mjs <folder>`. A process of its own, so that it begins as cold as a build does.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIndex } from '../../../src/assemble/search/build-index.ts';
import { createLineCollector } from '../../../src/assemble/search/lines/index-lines.ts';
import { stopWordsOf } from '../../../src/assemble/search/lines/line-rules.ts';
import { readTerms } from '../../../src/assemble/search/pages/read-terms.ts';
import { languageWords } from '../../../src/assemble/search/words/language-words.ts';

const [folder = '.'] = process.argv.slice(2);
const words = await languageWords('en');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.md'))
  .map((file) => {
    const copy = readFileSync(join(folder, file));
    const text = copy.toString();
    const [, title = file] = /^# (.*)$/m.exec(text) ?? [];
    const headings = [...text.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading = '']) => [heading, heading]);
    const page = { href: `/${dirname(file)}/`, title, headings };
    return { page, names: [], description: '', productName: '', files: [], otherFiles: [], more: [], copy };
  });

/** In blocks, as a build reads pages. */
function index(read) {
  const before = process.cpuUsage();
  const collector = createLineCollector(words);
  for (let at = 0; at < read.length; at += 32) collector.add(readTerms(read.slice(at, at + 32)));
  const pages = read.map(({ page }) => page);
  const ranges = [{ kind: 'guide', from: 0, to: pages.length }];
  buildIndex(
    { pages, lines: collector.lines(), ranges, stopWords: stopWordsOf(words) },
    { pagesPerFile: 12, wordFiles: Math.min(640, Math.ceil(pages.length / 4)) },
  );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const names = index(texts.map((text) => ({ ...text, copy: undefined })));
const all = index(texts);
process.stdout.write(JSON.stringify({ names, all, pages: texts.length }));
