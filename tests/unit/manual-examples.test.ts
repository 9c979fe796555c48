import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import type { SourcePath } from '../../src/model/path.ts';
import { parseNavigation } from '../../src/parse/navigation/parse-navigation.ts';
import { parseTranslation } from '../../src/parse/translations/parse-translation.ts';
import { readTree } from '../support/read-tree.ts';

// The pages about extending a site show files of a golden site, so that every example is one that builds.
const root = fileURLToPath(new URL('../..', import.meta.url));
const files = await readTree(`${root}tests/sites/contract`);

const titledBlock = /^(`{3,})\w+ title="([^"]+)"\n([\s\S]*?)\n\1$/gm;

describe.each(['extending', 'library'])('content/docs/%s', async (name) => {
  const page = await readFile(`${root}content/docs/${name}/${name}.md`, 'utf8');
  const blocks = [...page.matchAll(titledBlock)].map(([, , title = '', code = '']) => [title, code] as const);

  test('shows files', () => expect(blocks.length).toBeGreaterThan(2));

  test.each(blocks)('%s', (title, code) => {
    expect(`${code}\n`).toBe(Buffer.from(files.get(title) ?? '', 'latin1').toString());
  });
});

// The other pages show parts of a configuration: each is one of a site that is read without any problem.
const pages = [...(await readTree(`${root}content/docs`))].flatMap(([path, text]) =>
  path.endsWith('.md') ? [[path, Buffer.from(text, 'latin1').toString()] as const] : [],
);
const examples = pages.flatMap(([path, text]) =>
  [...text.matchAll(titledBlock)].map(
    ([, , title = '', code = ''], index) => [`${path} ${index}`, title, code] as const,
  ),
);
const titled = (pattern: RegExp) => examples.filter(([, title]) => pattern.test(title));

test.each(titled(/^content\/site\.yaml$/))('the configuration in %s', (_, __, code) => {
  const text = /^name:/m.test(code) ? code : `name: Acme UI\n${code}`;
  const flags = { only: [], sizes: false, force: false, strict: false };
  expect(resolveConfig({ root: '/site', flags, text }).diagnostics).toEqual([]);
});

test.each(titled(/^content\/navigation\/.*\.yaml$/))('the navigation in %s', (_, title, code) => {
  const source = title.replace('content/', '') as SourcePath;
  expect(parseNavigation(source, { kind: 'text', text: code }).diagnostics).toEqual([]);
});

test.each(titled(/^content\/translations\/.*\.yaml$/))('the translation in %s', (_, title, code) => {
  expect(parseTranslation(title.replace('content/', '') as SourcePath, code).diagnostics).toEqual([]);
});
