import { expect, test } from 'vitest';
import { trackConfig } from '../../../../cli/sessions/track-config.ts';
import type { ChangeSet, Config, Diagnostic, Parsed } from '../../../../src/index.ts';
import type { FilePath } from '../../../../src/model/path.ts';

const config = { name: 'Acme UI', contentDir: '/site/content' } as unknown as Config;
const missing: Diagnostic = { severity: 'error', code: 'config-missing', message: 'No configuration.' };
const invalid: Diagnostic = { severity: 'error', code: 'config-value', message: 'No name.' };

const saved = (...paths: string[]): ChangeSet => ({
  paths: paths as FilePath[],
  configChanged: paths.includes('/site/content/site.yaml'),
});

/** Tracks changes while the configuration is read as stated, one reading for each saved configuration. */
async function follow(
  readings: readonly Parsed<Config | undefined>[],
  changes: readonly ChangeSet[],
): Promise<unknown[]> {
  const left = [...readings];
  const load = async () => left.shift() ?? { value: undefined, diagnostics: [] };
  const eventOf = trackConfig(config, { load, realNow: () => 7 });
  const events: unknown[] = [];
  for (const change of changes) events.push(await eventOf(change));
  return events;
}

const isThere = { value: { ...config }, diagnostics: [] };
const isMissing = { value: undefined, diagnostics: [missing] };
const yaml = '/site/content/site.yaml';

test('edits while the configuration is missing wait until it is back', async () => {
  const events = await follow(
    [isMissing, isMissing, isThere],
    [saved(yaml), saved('/site/content/a.md'), saved(yaml), saved(yaml, '/site/content/b.md')],
  );
  expect(events).toEqual([
    { kind: 'missing', diagnostics: [missing] },
    { kind: 'still-missing' },
    { kind: 'still-missing' },
    {
      kind: 'unchanged',
      // All of the content, because the edit of `a.md` was not built.
      change: { paths: ['/site/content', yaml, '/site/content/b.md'], configChanged: true },
      diagnostics: [],
    },
  ]);
});

test('after that, only what changes is built', async () => {
  const [, , last] = await follow(
    [isMissing, isThere],
    [saved(yaml), saved(yaml), saved('/site/content/a.md')],
  );
  expect(last).toEqual({ kind: 'sources', change: saved('/site/content/a.md') });
});

test('a configuration is invalid, changed or the same', async () => {
  const changed = { ...config, name: 'Other' };
  expect(
    await follow(
      [{ value: undefined, diagnostics: [invalid] }, isThere, { value: changed, diagnostics: [] }],
      [saved(yaml), saved(yaml), saved(yaml)],
    ),
  ).toEqual([
    { kind: 'invalid', change: saved(yaml), diagnostics: [invalid] },
    { kind: 'unchanged', change: saved(yaml), diagnostics: [] },
    { kind: 'changed', loaded: { config: changed, diagnostics: [], since: 7 } },
  ]);
});

test('any change may correct an invalid configuration', async () => {
  const edit = saved('/site/helper.ts');
  const isInvalid = { value: undefined, diagnostics: [invalid] };
  const other = { value: undefined, diagnostics: [{ ...invalid, message: 'No products.' }] };
  expect(await follow([isInvalid, isInvalid, other, isThere], [saved(yaml), edit, edit, edit, edit])).toEqual(
    [
      { kind: 'invalid', change: saved(yaml), diagnostics: [invalid] },
      // The same problem is not reported again.
      { kind: 'sources', change: edit },
      { kind: 'invalid', change: edit, diagnostics: other.diagnostics },
      { kind: 'unchanged', change: edit, diagnostics: [] },
      { kind: 'sources', change: edit },
    ],
  );
});
