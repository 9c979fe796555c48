import type { Message } from 'esbuild';
import { expect, test } from 'vitest';
import { brokenFile } from '../../../../../src/bundle/esbuild/problems/trace-errors.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { bundlerOptions } from '../../../../support/bundler-options.ts';

const options = bundlerOptions('/site', { templates: '/program/templates' as FilePath });

function messageIn(file: string | undefined, text = 'Unexpected "}"'): Message {
  const place = { namespace: '', line: 1, column: 0, length: 1, lineText: '', suggestion: '' };
  const location = file === undefined ? null : { ...place, file };
  return { id: '', pluginName: '', text, location, notes: [], detail: '' };
}

const withoutExport = (module: string) => `No matching export in "${module}" for import "createTheme"`;

test.each<[string, Message, string | undefined]>([
  ['of a module of the site', messageIn('content/theme.ts'), '/site/content/theme.ts'],
  [
    'of a template of ours that imports what a module of the site lacks',
    messageIn('../program/templates/theme.ts', withoutExport('content/theme.ts')),
    '/site/content/theme.ts',
  ],
  [
    'of a template of ours that imports what another one lacks',
    messageIn('../program/templates/a.ts', withoutExport('../program/templates/b.ts')),
    '/program/templates/a.ts',
  ],
  [
    'of a module of the site that imports what another one lacks',
    messageIn('content/theme.ts', withoutExport('content/colours.ts')),
    '/site/content/theme.ts',
  ],
  ['of code on a page', messageIn('colophon-live:content/a.md'), 'colophon-live:/site/content/a.md'],
  ['without a place', messageIn(undefined), undefined],
  ['of an entry point that does not exist', messageIn('<stdin>'), undefined],
])('an error %s is corrected in its file', (_, message, file) => {
  expect(brokenFile(message, options)).toBe(file);
});
