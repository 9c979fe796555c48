import { mkdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { expect } from 'vitest';
import { test as base, openBuilder } from '../support/workspace.ts';

const packages = join(import.meta.dirname, '../../node_modules');

/** A workspace with the packages that render pictures. */
const test = base.extend<{ installed: undefined }>({
  installed: [
    async ({ workspace }, use) => {
      for (const name of ['satori', '@resvg/resvg-js']) {
        const at = join(workspace.root, 'node_modules', name);
        await mkdir(dirname(at), { recursive: true });
        await symlink(join(packages, name), at, 'dir');
      }
      await use(undefined);
    },
    { auto: true },
  ],
});

const fonts = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-arabic/package.json'));
const latin = `${fonts}/files/noto-sans-arabic-latin-700-normal.woff`;
const arabic = `${fonts}/files/noto-sans-arabic-arabic-700-normal.woff`;

const page = (title: string) => `---\ntitle: ${title}\ndescription: A page.\n---\n\n# ${title}\n\nText.\n`;

const site = (root: string, ...files: readonly string[]) => ({
  'content/site.yaml': `name: Acme UI
url: https://acme.dev
languages: [en, ar]
products: [{ id: acme, name: Acme Grid }]
socialImages:
  fonts: [${files.map((file) => relative(`${root}/content`, file)).join(', ')}]
`,
  'content/acme/sorting.md': page('Sorting'),
  'content/acme/sorting.ar.md': page('ترتيب'),
});

/** Width and height of a PNG, from its header. */
function sizeOf(bytes: string): [number, number] {
  const buffer = Buffer.from(bytes, 'latin1');
  expect(buffer.subarray(1, 4).toString()).toBe('PNG');
  return [buffer.readUInt32BE(16), buffer.readUInt32BE(20)];
}

const imageOf = (html = '') =>
  /property="og:image" content="https:\/\/acme\.dev\/([^"]+)"/.exec(html)?.[1] ?? '';

test('each title has a picture, which the store keeps', async ({ workspace }) => {
  await workspace.write(site(workspace.root, latin, arabic));
  const first = await workspace.freshBuild();
  expect(first.diagnostics.filter(({ code }) => code === 'social-image')).toEqual([]);
  const output = await workspace.output();
  const [english, right] = ['acme/sorting/index.html', 'ar/acme/sorting/index.html'].map((path) =>
    imageOf(output.get(path)),
  );
  expect(english).not.toBe(right);
  for (const path of [english, right]) expect(sizeOf(output.get(path ?? '') ?? '')).toEqual([1200, 630]);

  const second = await workspace.freshBuild();
  expect(second).toMatchObject({ rendered: [], written: [] });
  await workspace.write({ 'content/acme/sorting.md': page('Sorting rows') });
  const third = await workspace.freshBuild();
  const changed = imageOf((await workspace.output()).get('acme/sorting/index.html'));
  expect(third.written).toContain(changed);
  expect(third.removed).toEqual([english]);
});

test('characters that no font has are reported, also from the store', async ({ workspace }) => {
  await workspace.write(site(workspace.root, latin));
  for (const run of [1, 2]) {
    const { diagnostics } = await workspace.freshBuild();
    const found = diagnostics.filter(({ code }) => code === 'social-image');
    expect(
      found.map(({ message }) => message),
      `${run}`,
    ).toEqual([
      expect.stringMatching(/^The fonts of "socialImages" do not have "[تريب]+" of the title "ترتيب"\.$/),
    ]);
  }
});

test('a font that does not exist is an error', async ({ workspace }) => {
  await workspace.write(site(workspace.root, latin, `${workspace.root}/content/none.woff`));
  const { ok, diagnostics } = await workspace.freshBuild();
  expect(ok).toBe(false);
  expect(diagnostics.find(({ severity }) => severity === 'error')).toMatchObject({
    code: 'missing-file',
    message: 'File "content/none.woff" (socialImages.fonts[1]) does not exist.',
  });
});

base('without the packages, the message names them', async ({ workspace }) => {
  await workspace.write(site(workspace.root, latin));
  const { ok, diagnostics } = await workspace.freshBuild();
  expect(ok).toBe(false);
  expect(diagnostics.find(({ severity }) => severity === 'error')).toMatchObject({
    code: 'social-image',
    hint: 'npm install --save-dev satori @resvg/resvg-js',
  });
});

/** The problems of pictures that `docs check` reports. */
async function checked(root: string, pages = false): Promise<string[]> {
  const builder = await openBuilder(root);
  try {
    const { diagnostics } = await builder.check({ pages });
    return diagnostics.flatMap(({ code }) => (/^(?:social-image|missing-file)$/.test(code) ? [code] : []));
  } finally {
    await builder.close();
  }
}

base('a check reports missing packages, as the build would stop', async ({ workspace }) => {
  const files = site(workspace.root, latin);
  await workspace.write(files);
  expect(await checked(workspace.root)).toEqual(['social-image']);
  expect(await checked(workspace.root, true)).toEqual(['social-image']);
  // Without an origin, no page names a picture.
  await workspace.write({ 'content/site.yaml': files['content/site.yaml'].replace(/^url: .*\n/m, '') });
  expect(await checked(workspace.root)).toEqual([]);
});

test('a check reports missing fonts, and those of its pages', async ({ workspace }) => {
  await workspace.write(site(workspace.root, latin, `${workspace.root}/content/none.woff`));
  expect(await checked(workspace.root)).toEqual(['missing-file']);
  await workspace.write(site(workspace.root, latin));
  expect(await checked(workspace.root)).toEqual([]);
  expect(await checked(workspace.root, true)).toEqual(['social-image']);
});
