import { expect, test } from 'vitest';
import { demoCode, demoModule } from '../../../../src/assemble/props/demo-code.ts';
import type { DemoModule } from '../../../../src/model/demo.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseDemo } from '../../../../src/parse/demo/parse-demo.ts';

const modulesOf = (files: Readonly<Record<string, string>>) =>
  new Map<SourcePath, DemoModule>(
    Object.entries(files).map(([path, text]) => {
      const source = path as SourcePath;
      return [source, parseDemo({ path: source, text }).value];
    }),
  );

/** The previews of the variants, without markup. */
function previews(files: Readonly<Record<string, string>>): (string | undefined)[] {
  const code = demoCode('A.tsx' as SourcePath, modulesOf(files), () => '');
  const variants = code.kind === 'same' ? [code.variant] : [code.ts, code.js];
  return variants.map(({ preview }) => preview?.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<'));
}

const typed = 'export default function A() {\n  const b: string = "";\n  return <p>{b}</p>;\n}\n';
const plain = 'export default function A() {\n  const b = "hand";\n  return <b>{b}</b>;\n}\n';

test.each<[string, Record<string, string>, (string | undefined)[]]>([
  ['is derived', { 'A.tsx': typed }, ['<p>{b}</p>', '<p>{b}</p>']],
  ['that is written wins', { 'A.tsx': typed, 'A.tsx.preview': '<q />\n' }, ['<q />', '<q />']],
  ['that is written empty is none', { 'A.tsx': typed, 'A.tsx.preview': '\n' }, [undefined, undefined]],
  ['of a hand-written variant is its own', { 'A.tsx': typed, 'A.js': plain }, ['<p>{b}</p>', '<b>{b}</b>']],
  [
    'that is written holds for a hand-written variant too',
    { 'A.tsx': typed, 'A.js': plain, 'A.tsx.preview': '<q />' },
    ['<q />', '<q />'],
  ],
  [
    'may be written for each variant',
    { 'A.tsx': typed, 'A.js': plain, 'A.tsx.preview': '<q />', 'A.js.preview': '<i />' },
    ['<q />', '<i />'],
  ],
])('a preview %s', (_name, files, expected) => {
  expect(previews(files)).toEqual(expected);
});

test('a file that is too long for a page is a link in both variants', () => {
  const rows = `export const rows: object[] = [\n${"  { id: 1, name: 'Name' },\n".repeat(4000)}];\n`;
  const files = {
    'A.tsx': "import { rows } from './data/rows';\nexport default () => rows;\n",
    'data/rows.ts': rows,
  };
  const code = demoCode('A.tsx' as SourcePath, modulesOf(files), (source) => `/media/${source}.txt`);
  const file = { name: 'data/rows.ts', language: 'ts', href: '/media/data/rows.ts.txt', bytes: rows.length };
  expect(code.kind).toBe('same');
  expect(code.kind === 'same' && code.variant.files[1]).toEqual(file);
});

test.each([
  ['./a', ['a/index.tsx', 'a/css/index.tsx'], 'a/index.tsx'],
  ['./a', ['a/index.ts', 'a/css-modules/index.tsx', 'a/tailwind/index.tsx'], 'a/css-modules/index.tsx'],
  ['./a', ['a/index.ts', 'a/tailwind/index.tsx'], 'a/tailwind/index.tsx'],
  ['a', ['a/index.ts'], 'a/index.ts'],
  ['A.js', ['A.js', 'A.tsx', 'A/index.tsx'], 'A.tsx'],
  ['./a', ['a/less/index.tsx'], undefined],
])('the demo %j of the files %j is %j', (name, files, expected) => {
  const known = new Set(files.map((file) => `docs/${file}`));
  const found = demoModule('docs/page.mdx' as SourcePath, name, (path) => known.has(path));
  expect(found).toBe(expected && `docs/${expected}`);
});

test.each([
  ['a file', './Hero', 'Hero.tsx'],
  ['a folder', './Hero', 'Hero/index.tsx'],
])('the code of a demo that a factory makes is that of its component in %s', (_place, specifier, file) => {
  const modules = modulesOf({
    'a/index.ts': `import { make } from '../make';\nimport { Hero } from '${specifier}';\nexport const DemoHero = make(import.meta.url, Hero);`,
    [`a/${file}`]: "import './look.css';\nexport function Hero() {\n  return <b />;\n}\n",
    'a/Hero/look.css': 'b {}',
    'a/look.css': 'b {}',
  });
  const code = demoCode('a/index.ts' as SourcePath, modules, () => '');
  const variant = code.kind === 'same' ? code.variant : code.ts;
  expect(variant.files.map(({ name }) => name)).toEqual([file.replace(/^.*\//, ''), 'look.css']);
});
