import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { packageRoot } from '../../src/effects/package-root.ts';
import { readTree } from '../support/read-tree.ts';
import { page, plainSite } from '../support/small-site.ts';
import { type SiteFiles, test } from '../support/workspace.ts';

// The modules that the manual shows, in a site whose pages use them. The pages about extending a site and
// about a library show files of a golden site, and those for programs are compiled with the tarball.

interface Shown {
  /** The page of the manual. */
  readonly name: string;
  /** What the site has besides the modules of the page. */
  readonly files: SiteFiles;
  /** What the page that uses them contains, without the marks of React between texts. */
  readonly html: readonly string[];
}

const readingTime = '{{"component": "ReadingTime", "minutes": 4}}';
const spoken = 'Start takes 4 minutes to read.';

const manual: readonly Shown[] = [
  {
    name: 'components',
    files: { 'content/acme/start.md': page('Start', `${readingTime}\n\n{{"component": "Counter"}}`) },
    html: [spoken, 'data-island-moment="visible"', 'Pressed 0 times'],
  },
  {
    name: 'markdown',
    files: {
      'content/acme/start.md': page('Start', `${readingTime}\n\n{{"demo": "Greets.tsx"}}`),
      'content/acme/Greets.tsx':
        'import { Greeting } from \'./Greeting\';\nexport default () => <Greeting name="Ada" />;\n',
    },
    html: [spoken, '<p>Hello, Ada</p>'],
  },
  {
    name: 'demo-code',
    files: {
      'content/site.yaml': `${plainSite['content/site.yaml']}env: { API_URL: 'https://api.acme.dev' }\n`,
      'content/acme/start.md': page('Start', '{{"demo": "Orders.tsx"}}\n\n{{"demo": "Rows.tsx"}}'),
      'content/acme/Rows.tsx': "import { rows } from '@/rows';\nexport default () => <b>{rows}</b>;\n",
      'src/rows.ts': 'export const rows = 12;\n',
    },
    html: ['<a href="https://api.acme.dev/orders">Orders</a>', '<b>12</b>'],
  },
  {
    name: 'playground',
    files: { 'content/acme/start.md': page('Start', '{{"demo": "ButtonPlayground.tsx"}}') },
    html: ['MuiButton-contained', 'Save'],
  },
  {
    name: 'getting-started',
    files: {
      'content/acme/start.md': page('Start', '{{"demo": "../ui/components/rating/BasicRating.tsx"}}'),
    },
    html: ['MuiRating-root'],
  },
];

/**
 * The titled modules of a page, by their paths in a site. A title without a folder is a file beside a page.
 */
async function modulesOf(name: string): Promise<[path: string, code: string][]> {
  const text = await readFile(join(packageRoot(), `content/docs/${name}/${name}.md`), 'utf8');
  const blocks = text.matchAll(/^```\w+ title="([^"]+\.(?:tsx?|jsx?|json))"[^\n]*\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, title = '', code = '']) => [
    title.includes('/') || title.endsWith('.json') ? title : `content/acme/${title}`,
    code,
  ]);
}

test.for(manual)('the modules in $name work', async ({ name, files, html }, { workspace }) => {
  const modules = await modulesOf(name);
  expect(modules.length).toBeGreaterThan(0);
  await workspace.write({ ...plainSite, ...files, ...Object.fromEntries(modules) });
  expect((await workspace.freshBuild()).diagnostics).toEqual([]);
  const built = (await workspace.read('dist/acme/start/index.html')).replaceAll('<!-- -->', '');
  for (const part of html) expect(built).toContain(part);
});

test('the script for the addresses of VitePress redirects them', async ({ workspace }) => {
  const manual = join(packageRoot(), 'content/docs/migrate-vitepress/migrate-vitepress.md');
  const [, script = ''] =
    /^```js title="old-addresses\.mjs"\n([\s\S]*?)^```$/m.exec(await readFile(manual, 'utf8')) ?? [];
  await workspace.write({
    ...plainSite,
    'content/site.yaml': `${plainSite['content/site.yaml']}base: /ui/\n`,
    'old-addresses.mjs': script,
  });
  await workspace.freshBuild();
  execFileSync(process.execPath, ['old-addresses.mjs'], { cwd: workspace.root });
  expect((await workspace.freshBuild()).diagnostics).toEqual([]);
  const rules = (await workspace.read('dist/_redirects')).split('\n');
  expect(rules).toContain('/ui/acme/link.html /ui/acme/link/ 301');
});

test('the demo with a provider has its styles by an alias, and a preview without it', async ({
  workspace,
}) => {
  const manual = await readFile(join(packageRoot(), 'content/docs/library/library.md'), 'utf8');
  const section = manual.slice(manual.indexOf('\n## Providers and global styles\n'));
  const [, demo = ''] = /^```tsx\n([\s\S]*?)^```$/m.exec(section) ?? [];
  const [, alias = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(section) ?? [];
  await workspace.write({
    ...plainSite,
    'content/site.yaml': `${plainSite['content/site.yaml']}alias: { '@acme/kit': './kit.ts' }\n`,
    'content/acme/start.md': page('Start', '{{"demo": "BasicRating.tsx"}}'),
    'content/acme/BasicRating.tsx': demo,
    'content/kit.ts': alias.replaceAll('../../kit', '../kit'),
    'kit/dist/styles.css': '.rating { color: teal; }\n',
    'kit/src/index.ts': `import { createElement, type ReactNode } from 'react';
export const AcmeProvider = ({ locale, children }: { locale: string; children: ReactNode }) =>
  createElement('div', { lang: locale }, children);
export const Rating = ({ name }: { name: string; defaultValue: number }) =>
  createElement('b', { className: 'rating' }, name);
`,
  });
  expect((await workspace.freshBuild()).diagnostics).toEqual([]);
  const output = await workspace.output();
  const built = output.get('acme/start/index.html') ?? '';
  expect(built).toContain('<div lang="en"><b class="rating">book</b></div>');
  expect([...output].some(([path, text]) => path.endsWith('.css') && /\.rating\{color:teal/.test(text))).toBe(
    true,
  );
  const [, preview = ''] = /class="demo-preview[^>]*>([\s\S]*?)<\/pre>/.exec(built) ?? [];
  expect(preview).toContain('Rating');
  expect(preview).not.toContain('AcmeProvider');
});

/** Pages whose modules are tested elsewhere. */
const elsewhere = ['extending', 'library', 'programmatic', 'templates', 'theming'];

test('every page with a titled module is tested', async () => {
  const pages = [...(await readTree(join(packageRoot(), 'content/docs')))].filter(([, text]) =>
    /^```\w+ title="[^"]+\.tsx?"/m.test(text),
  );
  // A translation is in the folder of its original.
  const names = [...new Set(pages.map(([path]) => path.split('/')[0] ?? path))].sort();
  expect(names).toEqual([...elsewhere, ...manual.map(({ name }) => name)].sort());
});
