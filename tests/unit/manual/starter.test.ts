import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { displayPath } from '../../../src/lib/path.ts';
import type { SourcePath } from '../../../src/model/path.ts';

test('the starter proposes an editor to which the paths of pages can be appended', async () => {
  const site = await readFile(
    new URL('../../../templates/starter/content/site.yaml', import.meta.url),
    'utf8',
  );
  const editUrl = /^# editUrl: (.+)$/m.exec(site)?.[1];
  expect(`${editUrl}${displayPath('ui/button.md' as SourcePath)}`).toMatch(
    /\/main\/content\/ui\/button\.md$/,
  );
});
