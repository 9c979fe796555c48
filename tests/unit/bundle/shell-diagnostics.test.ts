import type { Message } from 'esbuild';
import { expect, test } from 'vitest';
import { shellDiagnostics } from '../../../src/bundle/shell-diagnostics.ts';
import type { FilePath } from '../../../src/model/path.ts';

const config = { root: '/site' as FilePath, contentDir: '/site/content' as FilePath };

function messageIn(file: string, text: string): Message {
  const location = { file, namespace: '', line: 3, column: 4, length: 1, lineText: '', suggestion: '' };
  return { id: '', pluginName: '', text, location, notes: [], detail: '' };
}

test.each<[module: string, broken: string, code: string]>([
  ['content/theme.ts', 'content/theme.ts', 'theme-module'],
  ['content/theme.ts', 'content/colours.ts', 'theme-module'],
  ['templates/layout/footer.tsx', 'templates/layout/footer.tsx', 'template-compile'],
  ['templates/layout/footer.tsx', 'lib/links.ts', 'template-compile'],
  ['content/styles/site.css', 'content/styles/site.css', 'style-syntax'],
  ['content-old/site.css', 'shared/colours.ts', 'template-compile'],
])('an error of %s in %s is %s', (module, broken, code) => {
  const errors = new Map([[`/site/${module}` as FilePath, [messageIn(broken, 'Unexpected "}"')]]]);
  expect(shellDiagnostics({ errors }, config)).toMatchObject([
    { severity: 'error', code, message: 'Unexpected "}".', place: { file: broken, line: 3, column: 5 } },
  ]);
});

test('an import that leads nowhere has the code of one, wherever it is', () => {
  const missing = messageIn('content/theme.ts', 'Could not resolve "./gone"');
  const errors = new Map([['/site/content/theme.ts' as FilePath, [missing]]]);
  expect(shellDiagnostics({ errors }, config).map(({ code }) => code)).toEqual(['missing-import']);
});

test('each module at fault is reported with its own errors', () => {
  const errors = new Map(
    ['content/theme.ts', 'templates/a.tsx'].map((file) => [
      `/site/${file}` as FilePath,
      [messageIn(file, 'Unexpected "}"'), messageIn(file, 'Expected ";"')],
    ]),
  );
  expect(shellDiagnostics({ errors }, config).map(({ code, message }) => `${code} ${message}`)).toEqual([
    'theme-module Expected ";".',
    'theme-module Unexpected "}".',
    'template-compile Expected ";".',
    'template-compile Unexpected "}".',
  ]);
});
