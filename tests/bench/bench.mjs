// npm run bench -- [--phase build|demos|reader|api|search|all] [--corpus synthetic-1000] [--runs 3] …
//
// Measures builds, `docs dev` and, with `--phase reader`, page loads, and checks the budgets; with
// `--phase api`, the extraction of API documents, with `--phase search` search engines, and with
// `--phase demos` builds of a thousand demos. `--phase all` measures everything, one after the other.
// README.md beside this file explains it.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import adapter from './adapter.mjs';
import { measureApi } from './api.mjs';
import { writeAuthoringSite } from './authoring-site.mjs';
import {
  demoBudgets,
  demoDevBudgets,
  devBudgets,
  ownBudgets,
  printBudgets,
  weightBudgets,
} from './budgets.mjs';
import { createCorpus, parseCorpusNames } from './corpora.mjs';
import { writeDemoSite } from './demo-site.mjs';
import { reportDev } from './dev.mjs';
import { measure, median } from './measure.mjs';
import { compareWithPeers, comparisonMissing } from './peers.mjs';
import { measureReader } from './reader.mjs';
import { measureSearch } from './search.mjs';
import { weighOutput, weightLine } from './weigh-output.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What the command line may contain. */
const config = {
  options: {
    phase: { type: 'string', default: 'build' },
    corpus: { type: 'string' },
    peers: { type: 'string' },
    compare: { type: 'string', default: join(root, '../shared/bench') },
    demos: { type: 'string' },
    fences: { type: 'string', default: '1000' },
    packages: { type: 'string', default: '@mui/material,@mui/joy' },
    runs: { type: 'string', default: '3' },
    site: { type: 'string' },
  },
};
const values = readArguments();
const hasComparison = existsSync(join(values.compare, 'setup.sh'));
const runs = Number(values.runs);
/** Each phase measures and judges its figures. */
const phases = {
  build: () => measureBuilds(corporaOf('build', 'synthetic-1000')),
  demos: () => reportDemos(Number(values.demos ?? 1500)),
  reader: () =>
    measureReader({
      ...values,
      corpus: corporaOf('reader', 'synthetic-100')[0],
      hasComparison,
      peers: peersOf('starlight,vitepress'),
      runs,
      scratch,
      print,
    }),
  api: () => measureApi({ packages: values.packages.split(','), scratch, print }),
  // Search has its budgets at 5,000 pages.
  search: () => reportSearch(corporaOf('search', 'synthetic-5000')[0]),
};
const chosen = readPhases();
/** Larger corpora are built once, cold and unchanged, and by this generator only. */
const mostPages = 5500;
const scratch = mkdtempSync(join(tmpdir(), 'colophon-bench-'));

/** Each function edits a site for a run. */
const edits = {
  unchanged: () => {},
  'page edited': (site, run) => replaceIn(join(site.folder, site.page), /\n# .*/, `\n# Title of run ${run}`),
  'navigation edited': (site, run) =>
    replaceIn(join(site.folder, 'content/navigation/acme.yaml'), /title: [^}\n]*/, `title: Run ${run}`),
  'template edited': (site, run) =>
    write(
      join(site.folder, 'templates/layout/footer.tsx'),
      `export function Footer() {\n  return <footer>Run ${run}</footer>;\n}\n`,
    ),
  'demo edited': (site, run) =>
    site.demo && replaceIn(join(site.folder, site.demo), /<span>[^<{]*/, `<span>Run ${run} `),
  // Each run imports another module, which other demos import.
  'imports edited': (site, run) =>
    site.imported &&
    replaceIn(
      join(site.folder, site.demo),
      /^(?:.*\/\/ added\n)?/,
      `import '@mui/material/${site.imported[run % site.imported.length]}'; // added\n`,
    ),
  'data edited': (site, run) =>
    site.data && replaceIn(join(site.folder, site.data), /(?<=desk: ')[^']*/, `Run ${run}`),
};
/** What an edit needs that not every site has. */
const needs = { 'demo edited': 'demo', 'imports edited': 'imported', 'data edited': 'data' };

try {
  print(
    `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`,
  );
  if (!hasComparison && chosen.some((phase) => phase === 'build' || phase === 'reader'))
    print(`${comparisonMissing(values.compare)}\n`);
  const canRun = hasComparison || !values.corpus?.includes('real:');
  if (!canRun) process.exitCode = 2;
  for (const phase of canRun ? chosen : []) {
    if (chosen.length > 1) print(`# ${phase}, load ${loadavg()[0]?.toFixed(1)}\n`);
    await phases[phase]();
  }
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
}

/** Ends the program with one sentence if it does not know an option. */
function readArguments() {
  try {
    return parseArgs(config).values;
  } catch (error) {
    const known = Object.keys(config.options).map((name) => `--${name}`);
    return refuse(`${error.message.split('. ')[0]}. Known options: ${known.join(', ')}.`);
  }
}

function readPhases() {
  if (values.phase === 'all') return Object.keys(phases);
  const written = values.phase.split(',');
  const unknown = written.find((phase) => !Object.hasOwn(phases, phase));
  if (unknown === undefined) return written;
  return refuse(`Unknown phase '${unknown}'. Known phases: ${Object.keys(phases).join(', ')}, all.`);
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** `--corpus` is meant for the first of the phases: the others have corpora that their budgets name. */
function corporaOf(phase, usual) {
  const written = phase === chosen[0] ? values.corpus : undefined;
  return parseCorpusNames(written ?? usual);
}

function peersOf(usual) {
  const written = values.peers ?? usual;
  return written === 'none' ? [] : written.split(',');
}

async function reportSearch(corpus) {
  const { site, compare } = values;
  if (!hasComparison) print(`${comparisonMissing(compare)}\n`);
  const { isMet } = await measureSearch({
    site,
    compare,
    scratch,
    print,
    corpus: hasComparison ? corpus : undefined,
    hasPeers: values.peers !== 'none',
  });
  if (!isMet) process.exitCode = 1;
}

/** Measures a site of demos over large libraries, with data beside them. */
async function reportDemos(demos) {
  const folder = join(scratch, 'demos');
  const { pages } = writeDemoSite(folder, demos);
  await report(`${demos} demos with grids, dates and data on ${pages} pages`, {
    folder,
    pages,
    page: 'content/acme/page-0/page-0.md',
    html: 'page-0/index.html',
    demo: 'content/acme/page-0/Demo0.tsx',
    imported: ['TextField', 'Autocomplete', 'Avatar'],
    data: 'content/acme/page-1/data/rows.ts',
    budgets: demoBudgets,
  });
  rmSync(join(folder, 'templates'), { recursive: true, force: true });
  const grid = { page: 'content/acme/page-0/Demo1.tsx', path: '/page-0/' };
  const dev = await reportDev({ folder, pages, demos, ...grid }, print);
  if (dev) judge(demoDevBudgets(dev));
}

async function measureBuilds(corpora) {
  const peers = peersOf('eleventy,hugo');
  const demos = Number(values.demos ?? 500);
  const authoring = authoringSite(demos);
  await report(`${demos} demos, ${values.fences} fences on ${authoring.pages} pages`, authoring);
  if (authoring.demo) {
    const { folder, pages, demo: page } = authoring;
    await reportDev({ folder, pages, page, path: '/page-0/', demos }, print);
  }
  const built = [];
  // The pace of the machine, from the last corpus of at least 900 pages that the peers built.
  let pace = 1;
  for (const corpus of corpora) {
    const { site, folder, manifest } = corpusSite(corpus);
    const { pages } = site;
    const cold = await report(`${corpus.name}, ${pages} pages`, site);
    built.push({ pages, ...cold });
    // `docs dev` would bundle the template of the last edit before the first page.
    rmSync(join(site.folder, 'templates'), { recursive: true, force: true });
    const dev = await reportDev(site, print);
    rmSync(site.folder, { recursive: true, force: true, maxRetries: 3 });
    if (folder && peers.length > 0 && pages <= mostPages) {
      const source = { corpus, folder, manifest, pages };
      const compared = await compareWithPeers({ ...values, ...source, peers, scratch, print });
      if (compared) judge(compared.budgets);
      pace = compared?.pace ?? pace;
    }
    if (dev) judge(devBudgets(dev, pages, pace));
  }
  judge(ownBudgets(built));
}

function judge(budgets) {
  if (!printBudgets(budgets, print)) process.exitCode = 1;
}

function authoringSite(demos) {
  const folder = join(scratch, 'authoring');
  const { pages } = writeAuthoringSite(folder, {
    demos,
    fences: Number(values.fences),
  });
  return {
    folder,
    pages,
    page: 'content/acme/page-0/page-0.md',
    html: 'page-0/index.html',
    ...(demos > 0 && { demo: 'content/acme/page-0/Demo0.tsx' }),
  };
}

/**
 * Writes a corpus as a site of this generator. Without the comparison its pages have the same weight as those
 * of the synthetic corpus.
 */
function corpusSite(corpus) {
  const target = join(scratch, corpus.name);
  if (!hasComparison) {
    const { pages } = corpus;
    writeAuthoringSite(target, { demos: 0, fences: 4 * pages, pages });
    const place = { page: 'content/acme/page-0/page-0.md', html: 'page-0/index.html', path: '/page-0/' };
    return { site: { folder: target, pages, ...place } };
  }
  const { folder, manifest } = createCorpus(corpus, { compare: values.compare, scratch });
  adapter.materialise(manifest, target);
  const [first] = manifest.pages;
  const place = { page: adapter.src(first), html: adapter.html(first), path: adapter.url(first) };
  return { folder, manifest, site: { folder: target, pages: manifest.pages.length, ...place } };
}

/** Builds a site in every way, and prints a table and the stages of a cold build. */
async function report(title, site) {
  const results = { cold: [] };
  const isLarge = site.pages > mostPages;
  for (let run = 0; run < (isLarge ? 1 : runs); run += 1) {
    // With packages of its own a site keeps its cache beside them.
    for (const left of ['dist', '.cache', 'node_modules/.cache', 'templates'])
      rmSync(join(site.folder, left), { recursive: true, force: true });
    results.cold.push(await build(site));
    for (const [name, edit] of Object.entries(isLarge ? { unchanged: edits.unchanged } : edits)) {
      if (name in needs && site[needs[name]] === undefined) continue;
      edit(site, run);
      results[name] = [...(results[name] ?? []), await build(site)];
    }
  }
  const { timings, fastShare } = results.cold.at(-1);
  printRows(title, results);
  print(`  stages of a cold build: ${timings.map(({ stage, ms }) => `${stage} ${ms} ms`).join(', ')}`);
  print(`  native parser: ${(fastShare * 100).toFixed(1)} % of the text`);
  const weight = weighOutput(join(site.folder, 'dist'), site.html);
  print(`  website: ${weightLine(weight)}`);
  judge(weightBudgets(weight));
  if (site.budgets)
    judge(
      site.budgets(
        Object.fromEntries(Object.entries(results).map(([name, all]) => [name, secondsAndPeak(all)])),
      ),
    );
  print('');
  return secondsAndPeak(results.cold);
}

function printRows(title, results) {
  print(`${title}, median of ${results.cold.length}`);
  for (const [name, all] of Object.entries(results)) {
    const { seconds, peak } = secondsAndPeak(all);
    const { rendered, parsed } = all[0];
    print(`  ${name.padEnd(18)} ${seconds.toFixed(2)} s  ${peak} MB  ${parsed} parsed, ${rendered} rendered`);
  }
}

function secondsAndPeak(builds) {
  return {
    seconds: median(builds.map(({ seconds }) => seconds)),
    peak: Math.max(...builds.map(({ peak }) => peak)),
  };
}

async function build({ folder }) {
  const { seconds, peak, stdout } = await measure(
    process.execPath,
    [join(root, 'lib/cli.js'), 'build', '--json'],
    { cwd: folder },
  );
  const { timings, rendered, parsed, fastShare } = JSON.parse(stdout);
  return { seconds, peak, timings, rendered: rendered.length, parsed, fastShare };
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

function replaceIn(file, pattern, text) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
