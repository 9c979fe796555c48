/* biome-ignore-all lint/suspicious/noConsole: this is a command */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// `npm run walk` opens every page of this repository's site, and exits with 1 if a page has a finding. What
// it looks for is in `visit-page.ts`.
const root = fileURLToPath(new URL('../../..', import.meta.url));
const usage = `npm run walk -- [options]

  --languages <codes>  languages, in this order (default: de,ar,en)
  --schemes <names>    schemes in which axe runs (default: light,dark)
  --share <n>/<m>      only each m-th page, starting with the n-th`;

const accepted = {
  languages: /^[a-z-]+(,[a-z-]+)*$/i,
  schemes: /^(light|dark)(,(light|dark))?$/,
  share: /^[1-9]\d*\/[1-9]\d*$/,
};

function readOptions() {
  try {
    const options = {
      languages: { type: 'string', default: 'de,ar,en' },
      schemes: { type: 'string', default: 'light,dark' },
      share: { type: 'string', default: '1/1' },
    };
    const { values } = parseArgs({ options });
    const wrong = Object.keys(accepted).find((name) => !accepted[name].test(values[name]));
    if (wrong !== undefined) throw new Error(`"${values[wrong]}" is not a value of --${wrong}.`);
    return values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

const { languages, schemes, share } = readOptions();
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'tests/browser/walk/vitest.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, WALK_LANGUAGES: languages, WALK_SCHEMES: schemes, WALK_SHARE: share },
});
process.exit(status ?? 1);
