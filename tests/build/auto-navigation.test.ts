import { expect } from 'vitest';
import { test } from '../support/workspace.ts';

const page = (title: string, order?: number) =>
  `---\ntitle: ${title}\ndescription: A page.\n${order === undefined ? '' : `order: ${order}\n`}---\n\nText.\n`;

test('a generated navigation follows edits of its pages, and no other edit', async ({ workspace }) => {
  await workspace.write({
    'content/site.yaml': 'name: Acme UI\nproducts:\n  - { id: docs, name: Docs, navigation: auto }\n',
    'content/docs/a.md': page('Avatar'),
    'content/docs/b.md': page('Button'),
    'content/docs/c.md': page('Card'),
  });
  const labels = async () => {
    const html = (await workspace.output()).get('docs/a/index.html') ?? '';
    const links = [...html.matchAll(/href="\/docs\/[abcd]\/"[^>]*>\s*<bdi[^>]*>([^<]+)/g)];
    return [...new Set(links.map(([, label]) => label))];
  };
  await workspace.build();
  expect(await labels()).toEqual(['Avatar', 'Button', 'Card']);

  await workspace.write({ 'content/docs/c.md': page('Card', 1) });
  await workspace.build();
  expect(await labels()).toEqual(['Card', 'Avatar', 'Button']);

  await workspace.write({ 'content/docs/b.md': page('Action', 2), 'content/docs/d.md': page('Drawer') });
  await workspace.build();
  expect(await labels()).toEqual(['Card', 'Action', 'Avatar', 'Drawer']);

  // An edit of the text renders this page alone.
  await workspace.write({ 'content/docs/d.md': `${page('Drawer')}More.\n` });
  const report = await workspace.build();
  expect(report).toMatchObject({ rendered: ['/docs/d'] });
});
