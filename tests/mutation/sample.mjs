/* biome-ignore-all lint/suspicious/noConsole: this is a command */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { mutantKey } from './sample-checker.mjs';
import config from './stryker.config.mjs';

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** All mutants of `src` without `dev` and `workers` that the configuration allows, in the order of files. */
async function listMutants(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.ts$/.test(file) && !/^(dev|workers)\//.test(file))
    .sort()
    .map((file) => join(root, 'src', file));
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const options = { ...config.mutator, plugins: null, ignorers: [] };
  const { mutants } = await new Instrumenter(silent).instrument(sources, options);
  return mutants.filter(({ status }) => status !== 'Ignored');
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The first `size` elements of a shuffled list. */
function pick(list, size, seed) {
  const random = randomNumbers(seed);
  const rest = [...list];
  const picked = [];
  while (picked.length < size && rest.length > 0) {
    const index = Math.floor(random() * rest.length);
    picked.push(rest[index]);
    rest[index] = rest.at(-1);
    rest.pop();
  }
  return picked;
}

/** The 95 % interval of Wilson for a share of `hits` in `count`. */
function interval(hits, count) {
  const z = 1.96;
  const share = hits / count;
  const center = share + z ** 2 / (2 * count);
  const margin = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * count)) / count);
  return [center - margin, center + margin].map((bound) => bound / (1 + z ** 2 / count));
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** A line for a mutant that no test has noticed. */
function missedLine({ fileName, location, mutatorName, replacement = '', status }, root) {
  const code = replacement.replaceAll(/\s+/g, ' ').slice(0, 60);
  const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column}`;
  return `${place} ${mutatorName} → ${code}${status === 'NoCoverage' ? ' (not covered)' : ''}`;
}

const statesOf = (results, pattern) => results.filter(({ status }) => pattern.test(status));

function reportFolder(folder, results, root) {
  const [noticed, missed] = [/^(?:Killed|Timeout)$/, /^(?:Survived|NoCoverage)$/].map((states) =>
    statesOf(results, states),
  );
  const name = folder === '' ? 'folders without unit tests' : folder;
  console.log(`${name}: ${noticed.length} of ${noticed.length + missed.length} noticed`);
  for (const line of missed.map((mutant) => missedLine(mutant, root)).sort()) console.log(`  ${line}`);
}

function report(results) {
  const counted = statesOf(results, /^(?:Killed|Timeout|Survived|NoCoverage)$/);
  const hits = statesOf(counted, /^(?:Killed|Timeout)$/).length;
  const bounds = interval(hits, counted.length).map(percent).join(' to ');
  const late = statesOf(counted, /Timeout/).length;
  const uncovered = statesOf(counted, /NoCoverage/).length;
  console.log(
    `Score: ${percent(hits / counted.length)} of ${counted.length} mutants; 95 % interval ${bounds}`,
  );
  console.log(`${uncovered} of them are not covered, and ${late} ran into the time limit.`);
}

/** The folder of `tests/unit` that tests a file: that of the same name or, without one, all of them. */
function testFolder(file, root) {
  const [, folder = ''] = relative(root, file).split(sep);
  return existsSync(join(root, 'tests/unit', folder)) ? folder : '';
}

/** How often the tests of a folder are started: on a busy machine, a thread may not start in time. */
const attempts = 3;

async function runOften(mutants, folder, root) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await runMutants(mutants, folder, root);
    } catch (error) {
      if (attempt === attempts) throw error;
      console.log(`${folder || 'all tests'}, attempt ${attempt}: ${error.message}`);
    }
}

async function runMutants(mutants, folder, root) {
  process.env.MUTATED_FOLDER = folder;
  const range = ({ fileName, location: { start, end } }) =>
    `${relative(root, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  const stryker = new Stryker({
    configFile: join(root, 'tests/mutation/stryker.config.mjs'),
    mutate: mutants.map(range),
    plugins: [...config.plugins, import.meta.resolve('./sample-checker.mjs')],
    checkers: ['sample'],
    sample: mutants.map(mutantKey),
    dryRunTimeoutMinutes: 60,
    reporters: ['json'],
    logLevel: 'warn',
  });
  return stryker.runMutationTest();
}

/**
 * Estimates the score of `src` with mutants that are chosen at random, each with the same probability. Those
 * of constants are not counted, as elsewhere.
 */
export async function runSample(root, size, seed) {
  const mutants = await listMutants(root);
  console.log(`${size} of ${mutants.length} mutants, --seed ${seed}`);
  const byFolder = new Map();
  for (const mutant of pick(mutants, size, seed)) {
    const folder = testFolder(mutant.fileName, root);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), mutant]);
  }
  const results = [];
  // All tests, for the folders that have none of their own, take longest and come last.
  const folders = [...byFolder.keys()].sort().reverse();
  for (const folder of folders) {
    const found = await runOften(byFolder.get(folder), folder, root);
    reportFolder(folder, found, root);
    for (const result of found) results.push(result);
  }
  report(results);
}
