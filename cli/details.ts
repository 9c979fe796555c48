import type { BuildReport, PageInput, PageWhy } from '../src/index.ts';
import { visibleControls } from './visible-controls.ts';

/** Formats the download sizes of pages and demos as two tables, in kB of gzip. A kB has 1,000 bytes. */
export function sizesText({ pages, demos }: NonNullable<BuildReport['weights']>): string {
  const pageRows = pages.map(({ path, html, css, eagerScript, lazyScript, islands }) => [
    path,
    ...[html, css, eagerScript, lazyScript].map(kilobytes),
    String(islands),
  ]);
  const demoRows = demos.map(({ id, own, total }) => [
    id.replace(/^demo:/, ''),
    ...[own, total].map(kilobytes),
  ]);
  return tables(
    [['page (kB gzip)', 'HTML', 'CSS', 'JS', 'lazy JS', 'islands'], ...pageRows],
    [['demo (kB gzip)', 'own', 'total'], ...demoRows],
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

type Profile = Pick<BuildReport, 'timings' | 'slowest' | 'fastShare'>;

/** Formats the time and memory of every stage, the slowest pages and the share of the fast block parser. */
export function profileText({ timings, slowest, fastShare }: Profile): string {
  const total = timings.reduce((sum, { ms }) => sum + ms, 0);
  const peak = timings.reduce((most, { megabytes }) => Math.max(most, megabytes), 0);
  const stages = [...timings, { stage: 'total', ms: total, megabytes: peak }];
  const pageRows = slowest.map(({ path, parseMs, renderMs }) => [
    path,
    parseMs.toFixed(1),
    renderMs.toFixed(1),
  ]);
  const stagesAndPages = tables(
    [
      ['stage', 'ms', 'MB'],
      ...stages.map(({ stage, ms, megabytes }) => [stage, String(ms), String(megabytes)]),
    ],
    [['slowest pages (ms)', 'parse', 'render'], ...pageRows],
  );
  if (fastShare === undefined) return stagesAndPages;
  return `${stagesAndPages}native parser: ${(fastShare * 100).toFixed(1)} % of the text\n\n`;
}

type Rows = readonly (readonly string[])[];

/** Aligns a table and an optional second one: the first column to the left, numbers to the right. */
function tables(main: Rows, optional: Rows): string {
  return [main, ...(optional.length > 1 ? [optional] : [])].map((rows) => `${table(rows)}\n`).join('');
}

function table(given: Rows): string {
  // Demos have the names of files.
  const rows = given.map((row) => row.map((cell) => visibleControls(cell)));
  const widths =
    rows[0]?.map((_, column) => rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0)) ??
    [];
  const align = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => `${row.map(align).join('  ')}\n`).join('');
}

/** Explains why a page was or was not rendered: a sentence, then a line for each changed input. */
export function whyText(why: PageWhy): string {
  const page = why.file === undefined ? why.path : `${why.path} (${why.file})`;
  const changed = why.since.kind === 'compared' ? why.since.changed : [];
  const lines = changed.map((input) => `  ${inputText(input)}\n`).join('');
  const rewritten =
    why.written && !why.rendered
      ? 'Its output file was written, because the file in the output folder differed.\n'
      : '';
  return visibleControls(`${page} ${reason(why, changed.length > 0)}\n${lines}${rewritten}\n`);
}

function reason({ rendered, forced, since }: PageWhy, hasChanges: boolean): string {
  if (hasChanges) {
    if (!rendered)
      return 'was not rendered again: the cache already had this version. Changed since the last build:';
    return forced
      ? 'was rendered again because of --force. Also changed since the last build:'
      : 'was rendered again. Changed since the last build:';
  }
  if (!rendered && since.kind === 'compared') return 'was not rendered again: none of its inputs changed.';
  if (!rendered) return 'was not rendered: the cache already had it.';
  if (since.kind === 'new') return 'was rendered for the first time: the last build did not have this page.';
  if (forced) return 'was rendered again because of --force: none of its inputs is known to have changed.';
  if (since.kind === 'unknown') return 'was rendered: there is no cache of an earlier build.';
  return 'was rendered again: none of its inputs changed, but it was missing from the cache.';
}

const inputTexts: Readonly<Record<string, string>> = {
  program: 'the version of Colophon',
  runtime: 'the version of Node.js',
  configuration: 'the configuration (settings that every page shows)',
  words: 'the translated interface texts of its language',
  templates: 'the templates, or a package that they import',
  text: 'its text',
  'front-matter': 'its front matter',
  reference: 'its API document',
  navigation: 'the navigation (titles or order of the entries on the page)',
  links: 'the URLs that its links point to',
  product: 'its product, or the versions of its product',
  languages: 'the languages that it is available in',
  date: 'the date of its last change',
  head: 'its title, or URLs in its head or layout',
} satisfies Record<Exclude<PageInput, `${string}:${string}`>, string>;

/** Names an input: `demo:acme/Counter.tsx` → `the demo acme/Counter.tsx`. */
function inputText(input: PageInput): string {
  return inputTexts[input] ?? `the ${input.replace(':', ' ')}`;
}
