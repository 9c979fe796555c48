import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { expandIncludes } from '../../../../src/parse/includes/expand-includes.ts';
import { pageLines } from '../../../../src/parse/page/author-lines.ts';
import type { IncludedText } from '../../../../src/parse/parse-task.ts';

/** A file with this text, or what is known of a path without one. */
type File = string | IncludedText;

/** `severity file:line:column code: sentence`, then the hint. */
function problems(
  text: string,
  files: Readonly<Record<string, File>>,
  page = 'm/a.md',
): (string | undefined)[] {
  const included = new Map(
    Object.entries(files).map(([path, file]) => [
      path as SourcePath,
      typeof file === 'string' ? { hash: path, text: file } : file,
    ]),
  );
  const { diagnostics } = expandIncludes(pageLines(text, page as SourcePath, 0), { included, folders: [] });
  return diagnostics.flatMap(({ severity, code, message, hint, place }) => [
    `${severity} ${place?.file}:${place?.line}:${place?.column} ${code}: ${message}`,
    hint,
  ]);
}

const missing = (file: string) =>
  `include-file: Included file "content/${file}" does not exist in the folders of this site.`;
const near = (path: string): IncludedText => ({ hash: null, near: path as SourcePath });

test.each<[string, string, Record<string, File>, string[]]>([
  [
    'with no similar one',
    'a\n<<< ./b.ts',
    {},
    [
      `warning content/m/a.md:2:5 ${missing('m/b.ts')}`,
      'Correct the path, or name the folder of the file under "includes" in site.yaml.',
    ],
  ],
  [
    'beside a similar one',
    '<!--@include: ./b.md-->',
    { 'm/b.md': near('m/bb.md') },
    [`warning content/m/a.md:1:15 ${missing('m/b.md')}`, '<!--@include: ./bb.md-->'],
  ],
  [
    'with a similar one in another folder',
    '<<< ../n/b.ts',
    { 'n/b.ts': near('n/bb.ts') },
    [`warning content/m/a.md:1:5 ${missing('n/b.ts')}`, '<<< ../n/bb.ts'],
  ],
  [
    'whose name begins with a dot',
    '<<< ./.env',
    {},
    [
      `warning content/m/a.md:1:5 ${missing('m/.env')}`,
      'Rename the file: those whose names begin with a dot are not read.',
    ],
  ],
  [
    'that an included file names, where that is indented',
    '- a\n\n  <!--@include: ./b.md-->',
    { 'm/b.md': 'x\n<!--@include: ./c.md-->' },
    [
      `warning content/m/b.md:2:15 ${missing('m/c.md')}`,
      'Correct the path, or name the folder of the file under "includes" in site.yaml.',
    ],
  ],
])('a file that does not exist, %s', (_what, text, files, expected) => {
  expect(problems(text, files)).toEqual(expected);
});

test('MDX includes files by tags', () => {
  expect(problems('<include>./b.md</include>', { 'm/b.md': near('m/c/b.md') }, 'm/a.mdx')[1]).toBe(
    '<include>./c/b.md</include>',
  );
});

test.each<[string, string, Record<string, File>, string[]]>([
  [
    'that is no text',
    '<<< ./b.png',
    { 'm/b.png': { hash: 'a' } },
    [
      'warning content/m/a.md:1:5 include-file: Included file "content/m/b.png" is not text; ignored.',
      'Include a text file in UTF-8.',
    ],
  ],
  [
    'without the region of code',
    '<<< ./b.ts#c',
    { 'm/b.ts': 'a' },
    [
      'warning content/m/a.md:1:5 include-region: File "content/m/b.ts" has no region "c".',
      'Add a comment "#region c".',
    ],
  ],
  [
    'without the region of Markdown',
    '<!--@include: ./b.md#c-->',
    { 'm/b.md': 'a' },
    [
      'warning content/m/a.md:1:15 include-region: File "content/m/b.md" has no region "c".',
      '<!-- #region c -->',
    ],
  ],
  [
    'that includes itself',
    '<!--@include: ./b.md-->',
    { 'm/b.md': 'b\n<!--@include: ./b.md-->' },
    [
      'error content/m/b.md:2:15 include-cycle: File "content/m/b.md" includes itself.',
      'Remove this line. The files are "content/m/a.md", "content/m/b.md", "content/m/b.md".',
    ],
  ],
  [
    'that includes the page',
    '<!--@include: ./b.md-->',
    { 'm/b.md': '<!--@include: ./a.md-->', 'm/a.md': 'a' },
    [
      'error content/m/b.md:1:15 include-cycle: File "content/m/a.md" includes itself.',
      'Remove this line. The files are "content/m/a.md", "content/m/b.md", "content/m/a.md".',
    ],
  ],
])('a file %s', (_what, text, files, expected) => {
  expect(problems(text, files)).toEqual(expected);
});

test.each([
  ['{1,3}', undefined],
  ['{3,}', undefined],
  ['{3,9}', undefined],
  ['{4,}', '{4,}'],
  ['{4,5}', '{4,5}'],
  ['{3,2}', '{3,2}'],
  ['{0,1}', '{0,1}'],
])('lines %s of a file with three', (written, lines) => {
  expect(problems(`<!--@include: ./b.md${written}-->`, { 'm/b.md': 'a\nb\nc\n' })).toEqual(
    lines === undefined
      ? []
      : [
          `warning content/m/a.md:1:15 include-region: Lines ${lines} are not in "content/m/b.md", which has 3.`,
          '{1,3}',
        ],
  );
});

test('a file may include another one twice', () => {
  const files = { 'm/b.md': '<!--@include: ./c.md-->\n<!--@include: ./c.md-->', 'm/c.md': 'c' };
  expect(problems('<!--@include: ./b.md-->\n<!--@include: ./b.md-->', files)).toEqual([]);
});
