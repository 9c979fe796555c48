import { describe, expect, test } from 'vitest';
import { emitLlms } from '../../../../src/emit/crawlers/emit-llms.ts';
import { bytesOf } from '../../../../src/lib/bytes-of.ts';
import type { OutputFile } from '../../../../src/model/output.ts';
import type { OutputPath } from '../../../../src/model/path.ts';
import { indexedSite } from '../../../support/planned-pages.ts';

const config = `
url: https://acme.dev
base: /ui/
languages: [en, de]
products: [{ id: m, name: M, root: /m/, content: m }]
`;

/** The files of a site with so many pages of a product, whose copies are as given by their addresses. */
function filesOf(
  count: number,
  copyOf: (path: string) => string | undefined = (path) => `# ${path}\n`,
  more = '',
): OutputFile[] {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(3, '0'));
  const pages = Object.fromEntries(numbers.map((number) => [`m/p${number}.md`, `# P${number}`]));
  const { index, routes } = indexedSite({ config: config + more, pages });
  return emitLlms(routes, index, ({ path }) => {
    const text = copyOf(path);
    if (text === undefined) return undefined;
    return { path: 'copy.md' as OutputPath, hash: text, bytes: async () => Buffer.from(text) };
  });
}

const textOf = async (path: string, files: readonly OutputFile[]) => {
  const file = files.find((one) => one.path === path);
  return file && new TextDecoder().decode(await bytesOf(file));
};

test('each group has an index, and its text in parts of 40 pages; a language without pages an index', () => {
  expect(filesOf(41).map(({ path }) => path)).toEqual([
    'llms.txt',
    'llms-full.txt',
    'm/llms.txt',
    'm/llms-full.txt',
    'm/llms-full-2.txt',
    'de/llms.txt',
  ]);
  expect(filesOf(40).map(({ path }) => path)).not.toContain('m/llms-full-2.txt');
  expect(filesOf(1, undefined, 'llms: false')).toEqual([]);
});

test('an index names its texts, and only languages with pages', async () => {
  const files = filesOf(41);
  expect(await textOf('m/llms.txt', files)).toMatch(
    /## Optional\n\n- \[Full text 1\]\(https:\/\/acme\.dev\/ui\/m\/llms-full\.txt\)\n- \[Full text 2\]\(.*\/m\/llms-full-2\.txt\)\n$/,
  );
  expect(await textOf('llms.txt', files)).not.toContain('/de/');
  expect(await textOf('de/llms.txt', files)).toContain('- [English](https://acme.dev/ui/llms.txt)');
});

test('an index of more than 300 pages has parts, which name each other', async () => {
  const files = filesOf(301);
  const [first = '', second = ''] = [await textOf('m/llms.txt', files), await textOf('m/llms-2.txt', files)];
  const listed = (text: string) => text.match(/\[P\d+\]/g) ?? [];
  expect(listed(first)).toHaveLength(300);
  expect(listed(second)).toEqual(['[P301]']);
  for (const text of [first, second]) {
    expect(text).toContain('- [Pages 1](https://acme.dev/ui/m/llms.txt)\n');
    expect(text).toContain('- [Pages 2](https://acme.dev/ui/m/llms-2.txt)\n');
  }
  expect(await textOf('m/llms.txt', filesOf(300))).not.toContain('[Pages 1]');
}, 60_000);

describe('the full text', () => {
  test('joins the copies of pages, each after its address', async () => {
    const files = filesOf(3, (path) => (path === '/m/p002' ? undefined : `# ${path}\n`));
    expect(await textOf('m/llms-full.txt', files)).toBe(
      'M\n\n<https://acme.dev/ui/m/p001/>\n\n# /m/p001\n\n---\n\n<https://acme.dev/ui/m/p003/>\n\n# /m/p003\n',
    );
    expect(await textOf('llms-full.txt', files)).toBe('Acme UI\n\n<https://acme.dev/ui/>\n\n# /\n');
  });

  test('is another one if a copy is', () => {
    const hashOf = (changed: string) =>
      filesOf(2, (path) => (path === '/m/p002' ? changed : '# P')).find(
        ({ path }) => path === 'm/llms-full.txt',
      )?.hash;
    expect(hashOf('# A')).toBe(hashOf('# A'));
    expect(hashOf('# A')).not.toBe(hashOf('# B'));
  });
});
