import { expect } from 'vitest';
import { reservedOutputs } from '../../src/model/output.ts';
import { readTree } from '../support/read-tree.ts';
import { plainSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

test('a build writes pages, their Markdown copies, and the outputs in the list', async ({ workspace }) => {
  const yaml = plainSite['content/site.yaml']?.replace('serviceWorker: none\n', '') ?? '';
  await workspace.write({
    ...plainSite,
    'content/site.yaml': `${yaml}url: https://acme.dev\nlanguages: [en, de]\nredirects: [{ from: /old/, to: / }]\n`,
  });
  await workspace.build();
  const files = [...(await readTree(`${workspace.root}/dist`)).keys()];
  const isOwn = (file: string) =>
    reservedOutputs.some(({ path, kind, scope }) => {
      const own = scope === 'language' ? file.replace(/^de\//, '') : file;
      return kind.endsWith('folder') ? own.startsWith(`${path}/`) : own === path;
    });
  const others = files.filter((file) => !isOwn(file));
  expect(others.filter((file) => !/^(?:de\/)?(?:acme\/.*)?index\.(?:html|md)$/.test(file))).toEqual([
    'acme/llms-full.txt',
    'acme/llms.txt',
    'de/acme/llms-full.txt',
    'de/acme/llms.txt',
  ]);
  // The list has no output that is never written. This site has no media files, dates of changes, components
  // with demos or social images, and the temporary folder no longer exists.
  const never = reservedOutputs.filter(
    ({ path, kind }) =>
      !files.some((file) => (kind.endsWith('folder') ? file.startsWith(path) : file === path)),
  );
  expect(never.map(({ path }) => path)).toEqual([
    'media',
    'feed.xml',
    'components.json',
    '_components',
    '_social',
    '.colophon-tmp',
  ]);
});
