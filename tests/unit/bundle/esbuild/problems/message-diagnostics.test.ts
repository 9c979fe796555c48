import { join } from 'node:path';
import type { Message } from 'esbuild';
import { expect, test } from 'vitest';
import {
  bundleDiagnostics,
  EditFailure,
  fileOfMessage,
  isBuildFailure,
  liveFailures,
  messageDiagnostics,
  stopOnBundleFailure,
  styleFailure,
} from '../../../../../src/bundle/esbuild/problems/bundle-diagnostics.ts';
import { packageRoot } from '../../../../../src/effects/package-root.ts';
import type { Diagnostic } from '../../../../../src/model/diagnostic.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = '/site' as FilePath;

function messageIn(file: string | undefined, text: string, line = 3, detail: unknown = ''): Message {
  const place = { namespace: '', line, column: 4, length: 1, lineText: '', suggestion: '' };
  const location = file === undefined ? null : { ...place, file };
  return { id: '', pluginName: '', text, location, notes: [], detail };
}

const syntax = 'Unexpected "}"';
const placesOf = (found: readonly Diagnostic[]) =>
  found.map(({ code, place, related = [] }) =>
    [
      code,
      ...[place, ...related.map((one) => one.place)].map((one) => `${one?.file}:${one?.line}:${one?.column}`),
    ].join(' '),
  );

test.each<[file: string | undefined, detail: unknown, expected: string]>([
  ['content/Demo.tsx', '', 'demo-compile content/Demo.tsx:3:5'],
  // The module around a demo stands for it, where no line means anything.
  ['colophon-demo:content/Demo.tsx', '', 'demo-compile content/Demo.tsx:1:1'],
  ['content/theme.ts', '', 'theme-module content/theme.ts:3:5'],
  ['content/a/theme.ts', '', 'demo-compile content/a/theme.ts:3:5'],
  ['templates/layout/footer.tsx', '', 'template-compile templates/layout/footer.tsx:3:5'],
  ['templates/components/Card.tsx', '', 'demo-compile templates/components/Card.tsx:3:5'],
  ['my/templates/a.tsx', '', 'demo-compile my/templates/a.tsx:3:5'],
  ['content/a.css', styleFailure, 'style-syntax content/a.css:3:5'],
  ['content/a.css', '', 'demo-compile content/a.css:3:5'],
  [undefined, '', 'demo-compile undefined:undefined:undefined'],
])('an error in %s has its code and place', (file, detail, expected) => {
  expect(placesOf(messageDiagnostics([messageIn(file, syntax, 3, detail)], root))).toEqual([expected]);
});

test('errors are sorted, and each is reported once', () => {
  const errors = [
    messageIn('content/B.tsx', syntax),
    messageIn('content/A.tsx', syntax, 7),
    messageIn('content/A.tsx', syntax),
    messageIn('content/A.tsx', 'Expected ";"'),
    messageIn('content/B.tsx', syntax),
  ];
  expect(placesOf(messageDiagnostics(errors, root))).toEqual([
    'demo-compile content/A.tsx:3:5',
    'demo-compile content/A.tsx:3:5',
    'demo-compile content/A.tsx:7:5',
    'demo-compile content/B.tsx:3:5',
  ]);
});

test('a missing package is one problem of all modules that import it; a missing file is one of each', () => {
  const errors = ['B', 'A', 'C', 'A'].flatMap((name) => [
    messageIn(`content/${name}.tsx`, 'Could not resolve "gone-kit"'),
    messageIn(`content/${name}.tsx`, 'Could not resolve "./gone"'),
  ]);
  expect(placesOf(messageDiagnostics(errors, root))).toEqual([
    'missing-import content/A.tsx:3:5',
    'missing-import content/A.tsx:3:5 content/B.tsx:3:5 content/C.tsx:3:5',
    'missing-import content/B.tsx:3:5',
    'missing-import content/C.tsx:3:5',
  ]);
});

test('a theme without an export of its name is at fault itself', () => {
  const ours = join(packageRoot(), 'templates/themed-demo-theme.ts');
  const text = 'No matching export in "content/theme.ts" for import "theme"';
  expect(messageDiagnostics([messageIn(ours, text)], root)).toEqual([
    {
      severity: 'error',
      code: 'theme-module',
      message: '"content/theme.ts" exports no "theme", so demos have no theme.',
      hint: "export const theme: ThemeOptions = { palette: { primary: { main: '#0b5cad' } } };",
      place: { file: 'content/theme.ts', line: 1, column: 1 },
    },
  ]);
  expect(placesOf(messageDiagnostics([messageIn('content/Demo.tsx', text)], root))).toEqual([
    'missing-export content/Demo.tsx:3:5',
  ]);
});

test('a template that lacks what one of ours imports is at fault itself', () => {
  const ours = join(packageRoot(), 'templates/pages/page.tsx');
  const text = 'No matching export in "templates/layout/footer.tsx" for import "Footer"';
  expect(messageDiagnostics([messageIn(ours, text)], root)).toEqual([
    {
      severity: 'error',
      code: 'template-compile',
      message: '"templates/layout/footer.tsx" does not export "Footer", which "pages/page.tsx" imports.',
      hint: 'Export "Footer" there, as the original does: docs eject layout/footer --print',
      place: { file: 'templates/layout/footer.tsx', line: 1, column: 1 },
    },
  ]);
  expect(placesOf(messageDiagnostics([messageIn('content/Demo.tsx', text)], root))).toEqual([
    'missing-export content/Demo.tsx:3:5',
  ]);
});

const live = (name: string, text: string) => messageIn(`colophon-live:content/${name}`, text);

test('what readers cannot edit is no error of a module, unless the module has it itself', () => {
  const errors = [live('A.tsx', 'one'), live('B.tsx', 'two'), messageIn('content/B.tsx', 'two')];
  expect(liveFailures(errors, root)).toEqual([{ file: '/site/content/A.tsx', message: 'one' }]);
  expect(placesOf(messageDiagnostics(errors, root))).toEqual(['demo-compile content/B.tsx:3:5']);
});

test('the file of an error is that of the module or demo', () => {
  expect(fileOfMessage(messageIn('colophon-demo:content/A.tsx', syntax), root)).toBe('/site/content/A.tsx');
  expect(fileOfMessage(messageIn('../kit/a.ts', syntax), root)).toBe('/kit/a.ts');
  expect(fileOfMessage(messageIn(undefined, syntax), root)).toBeUndefined();
});

const failure = (...errors: readonly Message[]) =>
  Object.assign(new Error('Build failed'), { errors, warnings: [] });

test('a failure of an edit has the problems of other modules, each once', () => {
  const [a, b] = [messageIn('content/A.tsx', syntax), messageIn('content/B.tsx', syntax)];
  const others = messageDiagnostics([a, b], root);
  const edit = new EditFailure([a]).with(others.slice(1)).with(others.slice(0, 1));
  expect(placesOf(bundleDiagnostics(edit, root) ?? [])).toEqual([
    'demo-compile content/A.tsx:3:5',
    'demo-compile content/B.tsx:3:5',
  ]);
  expect(placesOf(bundleDiagnostics(failure(b), root) ?? [])).toEqual(['demo-compile content/B.tsx:3:5']);
});

test.each<[what: string, error: unknown, isFailure: boolean]>([
  ['a failure', failure(messageIn('a', syntax)), true],
  ['a failure without errors', failure(), true],
  ['errors that are no messages', Object.assign(new Error('no'), { errors: [{}] }), false],
  ['no list', Object.assign(new Error('no'), { errors: 'many' }), false],
  ['an error', new Error('no'), false],
  ['no error', { errors: [] }, false],
])('%s: %s', (_, error, isFailure) => {
  expect(isBuildFailure(error)).toBe(isFailure);
});

test('work stops at a failure with its problems; other errors are thrown', async () => {
  expect(await stopOnBundleFailure(async () => 'done', root)).toBe('done');
  const stopped = await stopOnBundleFailure(
    () => Promise.reject(failure(messageIn('content/A.tsx', syntax))),
    root,
  );
  expect(stopped).toMatchObject({ kind: 'stopped', diagnostics: [{ code: 'demo-compile' }] });
  await expect(stopOnBundleFailure(() => Promise.reject(new TypeError('no')), root)).rejects.toThrow(
    TypeError,
  );
});
