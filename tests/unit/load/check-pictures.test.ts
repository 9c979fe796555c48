import { expect, test } from 'vitest';
import { checkPictures } from '../../../src/load/check-pictures.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { siteOf } from '../../support/sample-site.ts';

const sizes = {
  'm/a.png': 10_001,
  'm/b.PNG': 12_345,
  'm/c.svg': 10_000,
  'm/d.mp4': 20_000,
  'public/e.webp': 11_000,
  'public/big file.png': 14_000,
};

/** Checks the pictures on pages of a site whose budget is 10 kB. */
async function check(pages: Readonly<Record<string, string>>, severity = '') {
  const site = siteOf({
    config: `budgets: { image: 10 }\n${severity}`,
    pages,
    files: ['m/a.png', 'm/b.PNG', 'm/c.svg', 'm/d.mp4', 'm/gone.png'],
    publicFiles: ['public/e.webp', 'public/big file.png'],
  });
  const disk = memoryFileSystem(
    Object.fromEntries(Object.entries(sizes).map(([path, size]) => [`/content/${path}`, 'x'.repeat(size)])),
  );
  const config = { ...site.config, contentDir: '/content' as FilePath };
  const found = await checkPictures({ config, pages: site.pages }, disk);
  return found.map(
    ({ severity, message, place }) => `${severity} ${place?.file}:${place?.line}:${place?.column} ${message}`,
  );
}

test('pictures beyond the budget are reported where a page first shows them', async () => {
  expect(
    await check({
      'm/one.md': '# A\n\n![a](a.png) ![b](b.PNG) ![c](c.svg)\n\n![again](a.png)\n',
      'm/two.md': '# B\n\n![a](a.png)\n\n<img src="/e.webp" alt="e">\n',
    }),
  ).toEqual([
    'warning content/m/one.md:3:1 "content/m/a.png" has 11 kB; the budget of a picture is 10 kB.',
    'warning content/m/one.md:3:13 "content/m/b.PNG" has 13 kB; the budget of a picture is 10 kB.',
    'warning content/m/two.md:5:1 "content/public/e.webp" has 11 kB; the budget of a picture is 10 kB.',
  ]);
});

test('the address of a picture in the public folder may have escapes', async () => {
  expect(await check({ 'm/one.md': '# A\n\n![f](/big%20file.png)\n' })).toEqual([
    'warning content/m/one.md:3:1 "content/public/big file.png" has 14 kB; the budget of a picture is 10 kB.',
  ]);
});

test('links to pictures, films and missing files are not weighed', async () => {
  const text = '# A\n\n[a](a.png) ![gone](gone.png)\n\n<video src="d.mp4"></video>\n';
  expect(await check({ 'm/one.md': text })).toEqual([]);
});

test('the site decides how severe they are', async () => {
  const text = { 'm/one.md': '# A\n\n![a](a.png)\n' };
  expect(await check(text, 'severity: { image-weight: off }')).toEqual([]);
  expect(await check(text, 'severity: { image-weight: error }')).toEqual([expect.stringMatching(/^error /)]);
});
