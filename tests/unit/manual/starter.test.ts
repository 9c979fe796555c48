import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { displayPath } from '../../../src/lib/path.ts';
import type { SourcePath } from '../../../src/model/path.ts';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The workflow on a page, without its comments. */
function workflow(page: string): string | undefined {
  const [, text] = /^```yaml title="\.github\/workflows\/docs\.yml"\n(.+?)^```$/ms.exec(page) ?? [];
  return text?.replace(/ # .*/g, '');
}

test('the workflow of the starter is the one of the manual, which is tested', async () => {
  const manual = workflow(await read('content/docs/github-pages/github-pages.md'));
  expect(manual).toContain('actions/deploy-pages');
  expect(workflow(await read('templates/starter/content/guides/publishing/publishing.md'))).toBe(manual);
});

test('the starter proposes an editor to which the paths of pages can be appended', async () => {
  const site = await read('templates/starter/content/site.yaml');
  const editUrl = /^# editUrl: (.+)$/m.exec(site)?.[1];
  expect(`${editUrl}${displayPath('ui/button.md' as SourcePath)}`).toMatch(
    /\/main\/content\/ui\/button\.md$/,
  );
});
