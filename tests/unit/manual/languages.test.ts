import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languageNames, languageOf } from '../../../src/parse/code/languages.ts';

const folder = fileURLToPath(new URL('../../../content/docs/markdown/', import.meta.url));

test.each(['markdown.md', 'markdown-de.md', 'markdown-ar.md'])(
  '%s lists the highlighted languages',
  async (file) => {
    const page = await readFile(folder + file, 'utf8');
    const list = page.split('\n').find((line) => line.includes('`apacheconf`')) ?? '';
    const [names = ''] = list.split('`sh`');
    const written = [...names.matchAll(/`([\w+#]+)`/g)].map(([, name]) => name);
    const highlighted = new Set(languageNames.map(languageOf));
    highlighted.delete('text');
    expect(written).toEqual([...highlighted]);
  },
);
