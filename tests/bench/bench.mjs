// npm run bench -- [--phase build|reader] [--corpus synthetic-100,synthetic-1000,synthetic-5000,synthetic-20000] [--peers eleventy,hugo] [--demos 500]
//                  [--fences 1000] [--runs 3]
//
// What building costs: corpora of pages, and a site full of fences and demos; cold, unchanged, and after each kind of edit, with the highest
// memory and the weight of the website. Where the folder of the comparison is there (--compare <folder>), the peers build and serve the same
// corpora in the same run, and the budgets hold as ratios, those in milliseconds at the pace of the peers (--peers none leaves them out); a
// budget that is missed ends with code 1. Corpora of more than five thousand pages are built once, cold and unchanged. `--phase reader`
// measures what a reader waits for instead, in a browser on a slow line; a peer takes part when it is installed in the folder that --compare
// names. Timings of a machine that does other work mean little: compare within one run.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import adapter from './adapter.mjs';
import { writeAuthoringSite } from './authoring-site.mjs';
import {
  devBudgets,
  fromPages,
  ownBudgets,
  paceOf,
  peerBudgets,
  tellBudgets,
  weightBudgets,
} from './budgets.mjs';
import { reportDev } from './dev.mjs';
import { measure, median } from './measure.mjs';
import { measureReader } from './reader.mjs';
import { weighOutput, weightLine } from './weigh-output.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    phase: { type: 'string', default: 'build' },
    corpus: { type: 'string', default: 'synthetic-1000' },
    peers: { type: 'string', default: 'eleventy,hugo' },
    compare: { type: 'string', default: join(root, '../shared/bench') },
    demos: { type: 'string', default: '500' },
    fences: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
  },
});
/** Pages beyond which a corpus occupies the machine for long. */
const largest = 5500;
const scratch = mkdtempSync(join(tmpdir(), 'colophon-bench-'));

/** What a page, a navigation title, a template and a demo are changed to, one edit a run. */
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
    site.demo && replaceIn(join(site.folder, site.demo), /<span>[^{]*/, `<span>Run ${run} `),
};

try {
  say(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`);
  if (values.phase === 'reader')
    await measureReader({
      ...values,
      peers: values.peers.split(','),
      runs: Number(values.runs),
      scratch,
      say,
    });
  else await measureBuilds();
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
}

async function measureBuilds() {
  const authoring = authoringSite();
  await report(`${values.demos} demos, ${values.fences} fences on ${authoring.pages} pages`, authoring);
  if (authoring.demo) {
    const { folder, pages, demo: page } = authoring;
    await reportDev({ folder, pages, page, path: '/page-0/', demos: Number(values.demos) }, say);
  }
  const built = [];
  // Of the last corpus that peers built too and that is no small one: the largest is ours alone.
  let pace = 1;
  for (const name of values.corpus.split(',')) {
    const site = corpusSite(name);
    built.push({ pages: site.pages, ...(await report(`${name}, ${site.pages} pages`, site)) });
    // The template of the last edit would have to be bundled before the first page.
    rmSync(join(site.folder, 'templates'), { recursive: true, force: true });
    const dev = await reportDev(site, say);
    rmSync(site.folder, { recursive: true, force: true, maxRetries: 3 });
    const hasPeers = existsSync(values.compare) && values.peers !== 'none' && site.pages <= largest;
    if (hasPeers) pace = compareWithPeers(name, site.pages) ?? pace;
    if (dev) judge(devBudgets(dev, site.pages, pace));
  }
  if (!existsSync(values.compare)) say('The comparison is not here, so there are no ratios.');
  judge(ownBudgets(built));
}

function judge(budgets) {
  if (!tellBudgets(budgets, say)) process.exitCode = 1;
}

function authoringSite() {
  const folder = join(scratch, 'authoring');
  const { pages } = writeAuthoringSite(folder, {
    demos: Number(values.demos),
    fences: Number(values.fences),
  });
  return {
    folder,
    pages,
    page: 'content/acme/page-0/page-0.md',
    html: 'page-0/index.html',
    ...(Number(values.demos) > 0 && { demo: 'content/acme/page-0/Demo0.tsx' }),
  };
}

/** The corpus of the comparison as a site of ours; without it, pages of the same weight and no demo. */
function corpusSite(name) {
  const folder = join(scratch, name);
  if (!existsSync(values.compare)) {
    const count = Number(/\d+/.exec(name)?.[0] ?? 1000);
    return {
      folder,
      page: 'content/acme/page-0/page-0.md',
      html: 'page-0/index.html',
      path: '/page-0/',
      ...writeAuthoringSite(folder, { demos: 0, fences: 4 * count, pages: count }),
    };
  }
  const generated = join(scratch, 'corpus');
  cpSync(join(values.compare, 'corpus'), generated, { recursive: true });
  if (!existsSync(join(generated, name)))
    execFileSync(process.execPath, ['generate.mjs', name], { cwd: generated, stdio: 'ignore' });
  const manifest = JSON.parse(readFileSync(join(generated, name, 'manifest.json'), 'utf8'));
  for (const page of manifest.pages) {
    const text = readFileSync(join(generated, name, page.section, `${page.slug}.md`), 'utf8');
    page.body = text.slice(text.indexOf('\n---\n', 4) + 6);
  }
  adapter.materialise(manifest, folder);
  const [first] = manifest.pages;
  return {
    folder,
    pages: manifest.pages.length,
    page: adapter.src(first),
    html: adapter.html(first),
    path: adapter.url(first),
  };
}

/** Builds a site in every way, and prints a table and what the stages of a cold build cost. */
async function report(title, site) {
  const results = { cold: [] };
  let stages = [];
  const isLarge = site.pages > largest;
  const runs = isLarge ? 1 : Number(values.runs);
  for (let run = 0; run < runs; run += 1) {
    for (const left of ['dist', '.cache', 'templates'])
      rmSync(join(site.folder, left), { recursive: true, force: true });
    const cold = await build(site);
    results.cold.push(cold);
    stages = cold.timings;
    for (const [name, edit] of Object.entries(isLarge ? { unchanged: edits.unchanged } : edits)) {
      if (name === 'demo edited' && site.demo === undefined) continue;
      edit(site, run);
      results[name] = [...(results[name] ?? []), await build(site)];
    }
  }
  tellRows(title, results);
  say(`  stages of a cold build: ${stages.map(({ stage, ms }) => `${stage} ${ms} ms`).join(', ')}`);
  const weight = weighOutput(join(site.folder, 'dist'), site.html);
  say(`  website: ${weightLine(weight)}`);
  judge(weightBudgets(weight));
  say('');
  return secondsAndPeak(results.cold);
}

function tellRows(title, results) {
  say(`${title}, median of ${results.cold.length}`);
  for (const [name, all] of Object.entries(results)) {
    const { seconds, peak } = secondsAndPeak(all);
    const { rendered, parsed } = all[0];
    say(`  ${name.padEnd(18)} ${seconds.toFixed(2)} s  ${peak} MB  ${parsed} parsed, ${rendered} drawn`);
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
  const { timings, rendered, parsed } = JSON.parse(stdout);
  return { seconds, peak, timings, rendered: rendered.length, parsed };
}

/** Runs the peers and this generator in turn. Unless the corpus is small, holds the budgets against the fastest and gives the pace of this machine. */
function compareWithPeers(corpus, pages) {
  const folder = join(scratch, 'compare');
  const peers = values.peers.split(',');
  execFileSync('bash', [join(values.compare, 'setup.sh'), folder, ...peers], { stdio: 'ignore' });
  execFileSync(
    join(folder, 'node24/package/bin/node'),
    [
      'run.mjs',
      '--peer',
      [...peers, 'self'].join(','),
      '--corpus',
      corpus,
      '--phase',
      'build,weight,dev',
      '-n',
      values.runs,
    ],
    {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, BENCH_SELF: join(root, 'tests/bench/adapter.mjs') },
    },
  );
  const results = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')).peers;
  const all = [...peers, 'self'].map((peer) => ({ peer, ...results[peer].corpora[corpus] }));
  const figures = all.map(({ peer, build }) => ({ peer, ...build }));
  const fastest = Math.min(...figures.filter(({ peer }) => peer !== 'self').map(({ cold }) => cold.wall));
  say("Side by side, whole processes, seconds (share of the fastest peer's cold build)");
  for (const { peer, cold, warm, touch } of figures) {
    const share = (figure) =>
      figure ? `${figure.wall.toFixed(2)} (${(figure.wall / fastest).toFixed(2)})` : '–';
    say(
      `  ${peer.padEnd(12)} cold ${share(cold)}  unchanged ${share(warm)}  page edited ${share(touch)}  ${cold.maxrssMB} MB`,
    );
  }
  tellPages(all);
  if (pages < fromPages) return undefined;
  judge(peerBudgets(figures.at(-1), fastest));
  const pace = paceOf(fastest, pages);
  say(
    `  milliseconds at the pace for which they were promised: this machine takes ${pace.toFixed(2)} times as long`,
  );
  return pace;
}

/** What a browser loads for a page, and what an author waits for; shares of what the best of the peers needs. */
function tellPages(all) {
  const bestOf = (figureOf) =>
    Math.min(...all.slice(0, -1).map((one) => figureOf(one) ?? Number.POSITIVE_INFINITY));
  const columns = [
    ['loaded, kB', ({ weight }) => weight?.browser?.bytes / 1000],
    ['dev: first page cold, ms', ({ dev }) => dev?.cold?.tBrowser],
    ['warm, ms', ({ dev }) => dev?.warm?.tBrowser],
    ['edit visible, ms', ({ dev }) => dev?.warm?.browser?.median],
  ];
  for (const one of all) {
    const told = columns.map(([title, figureOf]) => {
      const figure = figureOf(one);
      return `${title} ${figure ? `${Math.round(figure)} (${(figure / bestOf(figureOf)).toFixed(2)})` : '–'}`;
    });
    say(`  ${one.peer.padEnd(12)} ${told.join('  ')}`);
  }
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function replaceIn(file, pattern, text) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
