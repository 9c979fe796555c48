// Runs other generators and this one on the same corpus, in turn.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBlume } from './blume.mjs';
import { fromPages, paceOf, peerBudgets } from './budgets.mjs';

/**
 * Pages up to which development servers are compared: with 5,000, a peer shows each of twenty edits after
 * nine seconds.
 */
const mostServed = 2000;

const adapterFile = fileURLToPath(new URL('adapter.mjs', import.meta.url));

/** Says what to do when the comparison is not in its folder. */
export function comparisonMissing(folder) {
  return `There are no peers to compare with: ${folder} has no comparison. Copy the folder "shared/bench" of the project's maintainers there or name it with --compare <folder>; its setup.sh then installs Eleventy and Hugo by itself.`;
}

/**
 * Builds and serves a corpus with the peers and with this generator, and prints the figures. Returns the
 * budgets as ratios to the fastest peer and the pace of this machine; undefined for a small corpus, and where
 * the peers cannot be installed.
 */
export async function compareWithPeers({ compare, corpus, pages, peers, runs, scratch, print, ...source }) {
  const folder = join(scratch, 'compare');
  const prepared = peers.filter((peer) => peer !== 'blume');
  const all = [...prepared, 'self'];
  try {
    execFileSync('bash', [join(compare, 'setup.sh'), folder, ...prepared], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    print(`The peers could not be installed, so there are no ratios: see above what setup.sh says.`);
    return undefined;
  }
  cpSync(source.folder, join(folder, 'corpus', basename(source.folder)), { recursive: true });
  const phase = pages <= mostServed ? 'build,weight,dev' : 'build,weight';
  const options = ['--corpus', corpus.name, '--phase', phase, '-n', runs];
  execFileSync(join(folder, 'node24/package/bin/node'), ['run.mjs', '--peer', all.join(','), ...options], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, BENCH_SELF: adapterFile },
  });
  const results = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')).peers;
  const figures = all.map((peer) => ({ peer, ...results[peer].corpora[corpus.name] }));
  const fastest = Math.min(...figures.slice(0, -1).map(({ build }) => build.cold.wall));
  const others = peers.includes('blume')
    ? [await measureBlume(folder, { ...source, runs: Number(runs) })]
    : [];
  printBuilds([...others, ...figures], fastest, print);
  printPages(figures, print);
  if (pages < fromPages) return undefined;
  const pace = corpus.kind === 'synthetic' ? paceOf(fastest, pages) : undefined;
  if (pace !== undefined)
    print(
      `  pace: this machine takes ${pace.toFixed(2)} times as long as the one of the budgets in milliseconds`,
    );
  return { budgets: peerBudgets(figures.at(-1).build, fastest), pace };
}

function printBuilds(figures, fastest, print) {
  print("Side by side, whole processes, seconds (ratio to the fastest peer's cold build)");
  const ratio = (figure) =>
    figure ? `${figure.wall.toFixed(2)} (${(figure.wall / fastest).toFixed(2)})` : '–';
  for (const { peer, build } of figures) {
    const { cold, warm, touch } = build;
    print(
      `  ${peer.padEnd(12)} cold ${ratio(cold)}  unchanged ${ratio(warm)}  page edited ${ratio(touch)}  ${cold.maxrssMB} MB`,
    );
  }
}

/** Prints what a browser loads for a page and how long an author waits, with ratios to the best peer. */
function printPages(figures, print) {
  const best = (figureOf) =>
    Math.min(...figures.slice(0, -1).map((one) => figureOf(one) ?? Number.POSITIVE_INFINITY));
  const columns = [
    ['loaded, kB', ({ weight }) => weight?.browser?.bytes / 1000],
    ['dev: first page cold, ms', ({ dev }) => dev?.cold?.tBrowser],
    ['warm, ms', ({ dev }) => dev?.warm?.tBrowser],
    ['edit visible, ms', ({ dev }) => dev?.warm?.browser?.median],
  ];
  for (const one of figures) {
    const cells = columns.map(([title, figureOf]) => {
      const figure = figureOf(one);
      return `${title} ${figure ? `${Math.round(figure)} (${(figure / best(figureOf)).toFixed(2)})` : '–'}`;
    });
    print(`  ${one.peer.padEnd(12)} ${cells.join('  ')}`);
  }
}
