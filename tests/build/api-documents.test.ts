import { describe, expect } from 'vitest';
import { page, plainSite } from '../support/small-site.ts';
import { test, type Workspace } from '../support/workspace.ts';

const document = (name: string, prop: string, more: object = {}) =>
  JSON.stringify({ name, imports: [], props: { [prop]: { type: { name: 'string' } } }, ...more });

const descriptions = (prop: string, description: string) =>
  JSON.stringify({ propDescriptions: { [prop]: { description } } });

const texts = 'content/acme/translations/api-docs';

const files = {
  ...plainSite,
  'content/site.yaml': `
name: Acme
languages: [en, de]
products: [{ id: acme, name: Acme, api: acme/api, navigation: auto }]
`,
  'content/acme/button.md': page('Button', 'Words.'),
  'content/acme/api/button.json': document('Button', 'size'),
  'content/acme/api/card.json': document('Card', 'tone'),
  [`${texts}/button.json`]: descriptions('size', 'The first size.'),
  [`${texts}/card.json`]: descriptions('tone', 'The tone.'),
};

const html = (workspace: Workspace) => workspace.read('dist/acme/api/button/index.html');

test('an edit of a description renders one page again, in each language', async ({ workspace }) => {
  await workspace.write(files);
  for (const build of [workspace.build, workspace.freshBuild]) {
    expect(await build()).toMatchObject({ ok: true });
    await workspace.write({ [`${texts}/button.json`]: descriptions('size', 'The *second* size.') });
    const { rendered, parsed, written } = await build();
    expect({ rendered, parsed }).toEqual({
      rendered: ['/acme/api/button', '/de/acme/api/button'],
      parsed: 0,
    });
    expect(written).toContain('acme/api/button/index.md');
    expect(await html(workspace)).toContain('The <em>second</em> size.');
    expect(await workspace.read('dist/acme/api/button/index.md')).toContain('The *second* size.');
    expect(await build()).toMatchObject({ rendered: [], written: [] });
    await workspace.write(files);
  }
});

test('an edit of a page renders no reference again', async ({ workspace }) => {
  await workspace.write(files);
  await workspace.build();
  await workspace.write({ 'content/acme/button.md': page('Button', 'Other words.') });
  expect((await workspace.build()).rendered).toEqual(['/acme/button', '/de/acme/button']);
});

test('a page that comes to name a component is listed on its API page', async ({ workspace }) => {
  await workspace.write(files);
  await workspace.build();
  await workspace.write({
    'content/acme/button.md': '---\ncomponents: Button\ndescription: Words.\n---\n\n# Button\n\nWords.',
  });
  const { rendered } = await workspace.build();
  expect(rendered).toEqual(['/acme/api/button', '/acme/button', '/de/acme/api/button', '/de/acme/button']);
  expect(await html(workspace)).toContain('<a href="/acme/button/">');
});

describe('documents that come and go', () => {
  test('with their pages, translations and links', async ({ workspace }) => {
    const { 'content/acme/api/card.json': card, [`${texts}/card.json`]: tone, ...others } = files;
    await workspace.write(others);
    for (const build of [workspace.build, workspace.freshBuild]) {
      expect(await build()).toMatchObject({ ok: true, routes: (await build()).routes });
      await workspace.write({
        'content/acme/api/card.json': card ?? '',
        [`${texts}/card.json`]: tone ?? '',
        [`${texts}/card-de.json`]: descriptions('tone', 'Der Ton.'),
      });
      expect((await build()).written).toContain('de/acme/api/card/index.html');
      expect(await workspace.read('dist/de/acme/api/card/index.html')).toContain('Der Ton.');
      await workspace.remove(`${texts}/card-de.json`);
      expect((await build()).rendered).toEqual(['/de/acme/api/card']);
      expect(await workspace.read('dist/de/acme/api/card/index.html')).toContain('The tone.');
      await workspace.remove('content/acme/api/card.json');
      await workspace.remove(`${texts}/card.json`);
      expect((await build()).removed).toContain('acme/api/card/index.html');
    }
  });
});

test('a broken document costs its page, and is reported until it is mended', async ({ workspace }) => {
  await workspace.write({ ...files, 'content/acme/api/card.json': '{ "name": "Card", ' });
  for (const build of [workspace.build, workspace.freshBuild, workspace.freshBuild]) {
    const { ok, diagnostics } = await build();
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect({ ok, codes: errors.map(({ code }) => code) }).toEqual({ ok: false, codes: ['api-syntax'] });
  }
});

test('of two documents with one address, the first is shown', async ({ workspace }) => {
  await workspace.write({ ...files, 'content/acme/api/Button.json': document('Other', 'size') });
  const { diagnostics } = await workspace.freshBuild({ flags: { keepGoing: true } });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      code: 'duplicate-route',
      message:
        'Two files have the address "/acme/api/button/": "content/acme/api/Button.json" and "content/acme/api/button.json".',
      hint: 'Remove one of the files, or give the API document another address in "routes" of site.yaml.',
    },
  ]);
});
