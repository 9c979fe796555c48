/* biome-ignore-all lint/suspicious/noConsole: this is a command */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// `npm run mutate src/lib` or `npm run mutate 'src/emit/emit-*.ts'`, with the tests below `tests/unit` of
// that folder. Without an argument, all of `src` with all unit tests, which takes days;
// `npm run mutate -- --sample 400` estimates its result with as many mutants, `--seed 42` repeats a sample.
const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const run = (command, args, cwd, env = {}) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' } },
});
for (const number of Object.values(values)) {
  if (/^[1-9]\d*$/.test(number)) continue;
  console.error(`"${number}" is not a positive whole number.`);
  process.exit(2);
}
if (!existsSync(`${folder}node_modules`)) run('npm', ['ci', '--no-audit', '--no-fund'], folder);

if (values.sample === undefined) mutateFolder(positionals[0] ?? 'src');
else {
  const { runSample } = await import('./sample.mjs');
  process.chdir(root);
  await runSample(root, Number(values.sample), Number(values.seed ?? randomInt(1, 2 ** 31)));
}

function mutateFolder(target) {
  const isFolder = existsSync(`${root}${target}`) && statSync(`${root}${target}`).isDirectory();
  const glob = target === 'src' ? [] : ['--mutate', isFolder ? `${target}/**/*.ts` : target];
  const tested = isFolder ? target : dirname(target.split(',')[0]);
  const mutated = posix.relative('src', tested);
  if (!existsSync(`${root}tests/unit/${mutated}`)) {
    console.error(`"${tested}" has no unit tests in "tests/unit/${mutated}", so every change would survive.`);
    process.exit(2);
  }
  const stryker = `${folder}node_modules/@stryker-mutator/core/bin/stryker.js`;
  run(process.execPath, [stryker, 'run', `${folder}stryker.config.mjs`, ...glob], root, {
    MUTATED_FOLDER: mutated,
  });
}
