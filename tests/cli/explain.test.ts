import { expect, test } from 'vitest';
import { diagnosticCodes } from '../../src/config/diagnostic-codes.ts';
import { codePages } from '../../src/index.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('prints what the manual says, outside of any site', async () => {
  await using folder = await temporaryFolder();
  expect(await spawnDocs(['explain', 'config-unknown-key'], { cwd: folder.path })).toEqual({
    stdout: `config-unknown-key

The configuration has a key that does not exist, often a misspelled one.

A warning: checks and builds fail because of it only with --strict. severity of the configuration changes this for one code.

Example

  docs check

    content/site.yaml
      2:1  warning  Unknown key "language"; ignored.  config-unknown-key
          1 | name: Acme UI
        > 2 | language: [en]
            | ^
        Hint: Did you mean "languages"?

Correct it

    languages: [en]
`,
    stderr: '',
    code: 0,
  });
});

test.for<[string, string]>([
  ['missing-pag', 'Did you mean "missing-page"?'],
  [
    'site/short',
    'Codes stand at the end of a message. Those that contain a slash belong to the site and its plugins.',
  ],
])('%s is unknown', async ([code, hint]) => {
  await using folder = await temporaryFolder();
  expect(await spawnDocs(['explain', code], { cwd: folder.path })).toEqual({
    stdout: '',
    stderr: `There is no diagnostic code "${code}". ${hint}\n`,
    code: 2,
  });
});

test('every code has a page', async () => {
  const pages = await codePages();
  expect([...pages.keys()].sort()).toEqual([...diagnosticCodes].sort());
  expect(
    [...pages].filter(([, { meaning, text }]) => meaning === '' || !text.includes('\nExample\n')),
  ).toEqual([]);
});
