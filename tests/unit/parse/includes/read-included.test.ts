import { expect, test } from 'vitest';
import { hash } from '../../../../src/lib/hash.ts';
import type { FilePath, SourcePath } from '../../../../src/model/path.ts';
import type { SourceFile } from '../../../../src/model/source.ts';
import { includedReader, isCurrent } from '../../../../src/parse/includes/read-included.ts';

const page = 'm/a.md' as SourcePath;

/** Creates a reader of files by their paths; those of `changed` were other texts when they were hashed. */
function readerOf(
  texts: Readonly<Record<string, string | Uint8Array>>,
  { changed = [], folders = [] }: { readonly changed?: readonly string[]; readonly folders?: string[] } = {},
) {
  const entries = Object.entries(texts).map(([path, text]): [SourcePath, SourceFile] => [
    path as SourcePath,
    {
      path: path as SourcePath,
      file: `/site/${path}` as FilePath,
      kind: 'page',
      hash: hash(changed.includes(path) ? 'before' : text),
    },
  ]);
  const sources = new Map(entries);
  const bytes = new Map(
    Object.entries(texts).map(([path, text]) => [
      `/site/${path}`,
      typeof text === 'string' ? new TextEncoder().encode(text) : text,
    ]),
  );
  return includedReader({
    sources: { get: (path) => sources.get(path), paths: sources },
    files: { readBytes: async (file) => bytes.get(file) },
    folders: folders as SourcePath[],
  });
}

/** The files of a page, by path: the text, or what else is known. */
async function included(reader: ReturnType<typeof readerOf>, text: string) {
  const read = await reader.withIncluded(page, text);
  expect(read.text).toBe(text);
  return read.included && Object.fromEntries(read.included);
}

test.each(['Words.', "import a from 'a';", 'a <<< ./b.ts', '```\n@include: ./b.md\n```'])(
  'nothing is read for %j',
  async (text) => {
    expect(await readerOf({ 'm/b.ts': 'b;' }).withIncluded(page, text)).toEqual({ text });
  },
);

test('files that a page includes are read, and those that they include', async () => {
  const texts = {
    'm/b.md': '<!--@include: ./c/d.md-->',
    'm/c/d.md': '<<< ./e.ts\n<<< ./e.ts',
    'm/c/e.ts': '<<< ./f.ts',
    'm/c/f.ts': 'f;',
    'm/other.md': 'other',
  };
  const found = await included(readerOf(texts), '<!--@include: ./b.md-->\n<!--@include: ./b.md-->');
  expect(found).toEqual(
    Object.fromEntries(
      Object.entries(texts)
        .filter(([path]) => path !== 'm/other.md')
        .map(([path, text]) => [path, { hash: hash(text), text }]),
    ),
  );
});

test('of several paths, those up to the first file are kept', async () => {
  const reader = readerOf({ 'm/b.ts': 'b;', 'b.ts': 'c;' }, { folders: ['m/n'] });
  const { included: found } = await reader.withIncluded('m/n/a.md' as SourcePath, '<<< @/b.ts');
  expect([...(found ?? [])]).toEqual([
    ['m/n/b.ts', { hash: null }],
    ['m/b.ts', { hash: hash('b;'), text: 'b;' }],
  ]);
});

test('a file that is missing has the name of a similar one in its folder', async () => {
  const reader = readerOf({ 'm/bcd.ts': 'b;', 'm/n/bcc.ts': 'c;' });
  expect(await included(reader, '<<< ./bcc.ts\n<<< ./o.ts\n<<< ./x/bcc.ts')).toEqual({
    'm/bcc.ts': { hash: null, near: 'm/bcd.ts' },
    'm/o.ts': { hash: null },
    'm/x/bcc.ts': { hash: null },
  });
});

test('a file that is no text has none, and a byte order mark is no part of a text', async () => {
  const texts = {
    'm/zero.ts': 'a\0b',
    'm/latin.ts': new Uint8Array([0x66, 0xfc, 0x72]),
    'm/marked.ts': '\ufeffa\ufeff',
  };
  const lines = Object.keys(texts).map((path) => `<<< ./${path.slice(2)}`);
  expect(await included(readerOf(texts), lines.join('\n'))).toEqual({
    'm/zero.ts': { hash: hash(texts['m/zero.ts']) },
    'm/latin.ts': { hash: hash(texts['m/latin.ts']) },
    'm/marked.ts': { hash: hash(texts['m/marked.ts']), text: 'a\ufeff' },
  });
});

test('texts that a page imports are read, without what they include', async () => {
  const reader = readerOf({ 'm/_note.md': '<<< ./b.ts', 'm/b.ts': 'b;' });
  expect(await included(reader, "import Note from './_note.md';")).toEqual({
    'm/_note.md': { hash: hash('<<< ./b.ts'), text: '<<< ./b.ts' },
  });
  const both = await included(reader, "import Note from './_note.md';\n\n<<< ./b.ts");
  expect(Object.keys(both ?? {})).toEqual(['m/_note.md', 'm/b.ts']);
});

test('files that include each other in a chain end', async () => {
  const chain = Array.from({ length: 1200 }, (_, index) => [`m/${index}.ts`, `<<< ./${index + 1}.ts`]);
  const found = await included(readerOf(Object.fromEntries(chain)), '<<< ./0.ts');
  expect(Object.keys(found ?? {})).toHaveLength(1000);
});

test('a page is outdated if a file of it was saved after it was hashed', async () => {
  const reader = readerOf({ 'm/b.ts': 'b;', 'm/c.ts': 'c;' }, { changed: ['m/c.ts'] });
  await reader.withIncluded(page, '<<< ./b.ts');
  expect(reader.isOutdated(page)).toBe(false);
  const other = 'm/other.md' as SourcePath;
  const { included: found } = await reader.withIncluded(other, '<<< ./c.ts');
  expect(found?.get('m/c.ts' as SourcePath)).toEqual({ hash: hash('c;'), text: 'c;' });
  expect([page, other].map(reader.isOutdated)).toEqual([false, true]);
});

test.each<[what: string, includes: [string, string | null][] | undefined, expected: boolean]>([
  ['no files', undefined, true],
  ['an unchanged file', [['m/b.ts', hash('b;')]], true],
  ['a file that is still missing', [['m/c.ts', null]], true],
  ['a changed file', [['m/b.ts', hash('c;')]], false],
  ['a new file', [['m/b.ts', null]], false],
  ['a removed file', [['m/c.ts', hash('c;')]], false],
  [
    'a changed file behind others',
    [
      ['m/c.ts', null],
      ['m/b.ts', hash('c;')],
    ],
    false,
  ],
])('the parsed page with %s is current: %s', async (_, includes, expected) => {
  const source = { hash: hash('b;') } as SourceFile;
  const sources = {
    get: (path: SourcePath) => (path === 'm/b.ts' ? source : undefined),
    paths: new Map<SourcePath, unknown>(),
  };
  const files = includes?.map(([path, before]) => ({ path: path as SourcePath, hash: before }));
  expect(await isCurrent(files, sources)).toBe(expected);
});
