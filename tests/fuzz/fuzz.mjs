/* biome-ignore-all lint/suspicious/noConsole: this is a command */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `npm run fuzz` repeats every property of the tests with fifty times as many inputs, 50 killed builds,
// full disks and attacks on both servers: first with the seeds that once failed, then with a new one.
// `npm run fuzz 42` uses this seed alone. A seed that fails is added to `seeds.json`, to be committed with
// the repair.
const root = fileURLToPath(new URL('../..', import.meta.url));
const file = fileURLToPath(new URL('seeds.json', import.meta.url));
const kept = JSON.parse(readFileSync(file, 'utf8'));
const [given] = process.argv.slice(2);
if (given !== undefined && !/^\d+$/.test(given)) {
  console.error(`"${given}" is not a seed. Write a number.`);
  process.exit(2);
}
const seeds = given === undefined ? [...kept, randomInt(2 ** 31)] : [Number(given)];

const failed = seeds.filter((seed) => {
  console.log(`Seed ${seed}`);
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'tests/fuzz/vitest.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_SEED: String(seed) },
  });
  return status !== 0;
});

const known = [...new Set([...kept, ...failed])];
if (known.length > kept.length) writeFileSync(file, `[${known.join(', ')}]\n`);
if (failed.length > 0) {
  console.error(`Failed with ${failed.join(', ')}. Repeat it with npm run fuzz ${failed[0]}.`);
  process.exit(1);
}
