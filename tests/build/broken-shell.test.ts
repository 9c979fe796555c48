import { expect } from 'vitest';
import type { BuildReport } from '../../src/model/build-report.ts';
import { page } from '../support/small-site.ts';
import { openBuilder, type SiteFiles, test } from '../support/workspace.ts';

/** A site with a theme, a template, a style sheet, a demo of Material UI and a link that leads nowhere. */
const site: SiteFiles = {
  'content/site.yaml': 'name: Acme\nserviceWorker: none\nstyles: [first.css, second.css]\n',
  'content/first.css': '.first { color: tomato }\n',
  'content/second.css': '.second { color: tomato }\n',
  'content/theme.ts': "export const theme = { palette: { primary: { main: '#00f000' } } };\n",
  'content/brand.ts': 'export const brand = {};\n',
  'content/button.md': page('Button', '{{"demo": "Save.tsx"}}\n\n[Nowhere](/nowhere/)'),
  'content/Save.tsx':
    "import Button from '@mui/material/Button';\nexport default function Save() {\n  return <Button>Save</Button>;\n}\n",
  'templates/layout/footer.tsx': 'export const Footer = () => <footer>Our footer</footer>;\n',
};

const errorsOf = ({ diagnostics }: BuildReport) =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, place }) => `${place?.file}:${place?.line}:${place?.column} ${code}`);

const link = 'content/button.md:10:1 missing-page';

/** Which of the site's own modules are in its pages. */
function partsOf(output: ReadonlyMap<string, string>): readonly string[] {
  const all = [...output.values()].join('\n');
  const marks = { theme: '#00f000', footer: 'Our footer', first: '.first{', second: '.second{' };
  return Object.entries(marks).flatMap(([name, mark]) => (all.includes(mark) ? [name] : []));
}

test.for<[name: string, files: SiteFiles, error: string, left: readonly string[]]>([
  [
    'a theme with a mistake',
    { 'content/theme.ts': 'export const theme = ;\n' },
    'content/theme.ts:1:22 theme-module',
    ['footer', 'first', 'second'],
  ],
  [
    'a theme without its export',
    { 'content/theme.ts': 'export const options = {};\n' },
    'content/theme.ts:1:1 theme-module',
    ['footer', 'first', 'second'],
  ],
  [
    'a module of the theme, which a demo imports too',
    {
      'content/theme.ts': "import { brand } from './brand';\nexport const theme = brand;\n",
      'content/brand.ts': 'export const brand = ;\n',
      'content/Save.tsx': "import { brand } from './brand';\nexport default () => <b>{brand}</b>;\n",
    },
    'content/brand.ts:1:22 theme-module',
    ['footer', 'first', 'second'],
  ],
  [
    'a package of the theme that is not installed',
    { 'content/theme.ts': "import { brand } from 'acme-brand';\nexport const theme = brand;\n" },
    'content/theme.ts:1:23 missing-import',
    ['footer', 'first', 'second'],
  ],
  [
    'a template with a mistake',
    { 'templates/layout/footer.tsx': 'export const Footer = () => <footer>Our footer</footer;\n' },
    'templates/layout/footer.tsx:1:55 template-compile',
    ['theme', 'first', 'second'],
  ],
  [
    'a template without its export',
    { 'templates/layout/footer.tsx': 'export const Foot = () => <footer>Our footer</footer>;\n' },
    'templates/layout/footer.tsx:1:1 template-compile',
    ['theme', 'first', 'second'],
  ],
  [
    'a style sheet',
    { 'content/first.css': '.first { color tomato }\n' },
    'content/first.css:1:15 style-syntax',
    ['theme', 'footer', 'second'],
  ],
])('%s costs nothing else', async ([, files, error, left], { workspace }) => {
  await workspace.write({ ...site, ...files });
  const report = await workspace.freshBuild({ flags: { keepGoing: true } });
  expect([...errorsOf(report)].sort()).toEqual([error, link].sort());
  const output = await workspace.output();
  expect(partsOf(output)).toEqual(left);
  expect(output.get('button/index.html')).toContain('<h1');
});

test.for<[name: string, files: SiteFiles, error: string, left: readonly string[]]>([
  [
    'a theme that throws while it is loaded',
    { 'content/theme.ts': "export const theme = {};\nthrow new Error('No palette.');\n" },
    'content/theme.ts:2:7 theme-module',
    ['footer', 'first', 'second'],
  ],
  [
    'a template that throws while it is loaded',
    {
      'templates/layout/footer.tsx':
        "throw new Error('No year.');\nexport const Footer = () => <b>Our footer</b>;\n",
    },
    'templates/layout/footer.tsx:1:7 template-render',
    ['theme', 'first', 'second'],
  ],
  [
    'a module of the theme that throws while it is loaded',
    {
      'content/theme.ts': "import { brand } from './brand';\nexport const theme = brand;\n",
      'content/brand.ts': "export const brand = {};\nthrow new Error('No brand.');\n",
    },
    'content/brand.ts:2:7 template-render',
    ['first', 'second'],
  ],
])('%s costs only itself', async ([, files, error, left], { workspace }) => {
  await workspace.write({ ...site, ...files });
  const builder = await openBuilder(workspace.root);
  const checked = await builder.check({}).finally(builder.close);
  expect([...errorsOf(checked)].sort()).toEqual([error, link].sort());
  const report = await workspace.freshBuild({ flags: { keepGoing: true } });
  expect([...errorsOf(report)].sort()).toEqual([error, link].sort());
  const output = await workspace.output();
  expect(partsOf(output)).toEqual(left);
  expect(output.get('button/index.html')).toContain('<h1');
});

test('a theme is used again once it is corrected', async ({ workspace }) => {
  await workspace.write({ ...site, 'content/theme.ts': 'export const theme = ;\n' });
  await workspace.freshBuild({ flags: { keepGoing: true } });
  const again = await workspace.freshBuild({ flags: { keepGoing: true } });
  expect(errorsOf(again)).toContain('content/theme.ts:1:22 theme-module');
  await workspace.write({ 'content/theme.ts': site['content/theme.ts'] ?? '' });
  expect(errorsOf(await workspace.freshBuild({ flags: { keepGoing: true } }))).toEqual([link]);
  expect(partsOf(await workspace.output())).toContain('theme');
});

test('several modules that all pages contain are reported together, with a demo', async ({ workspace }) => {
  await workspace.write({
    ...site,
    'content/theme.ts': 'export const theme = ;\n',
    'templates/layout/footer.tsx': 'export const Footer = ;\n',
    'content/first.css': '.first { color tomato }\n',
    'content/Save.tsx': 'export default ;\n',
  });
  const report = await workspace.freshBuild({ flags: { keepGoing: true } });
  expect([...errorsOf(report)].sort()).toEqual([
    'content/Save.tsx:1:16 demo-compile',
    link,
    'content/first.css:1:15 style-syntax',
    'content/theme.ts:1:22 theme-module',
    'templates/layout/footer.tsx:1:23 template-compile',
  ]);
  expect(partsOf(await workspace.output())).toEqual(['second']);
});
