import { expect, test } from 'vitest';
import { bundleDiagnostics, messageDiagnostics } from '../../../../src/bundle/esbuild/bundle-diagnostics.ts';
import type { FilePath } from '../../../../src/model/path.ts';

test('an AggregateError is not a failure of esbuild', () => {
  const error = new AggregateError([new Error('one'), undefined, 'two'], 'All promises were rejected');
  expect(bundleDiagnostics(error, '/site' as FilePath)).toBeUndefined();
});

/** The hints for an import of a package that is not installed, in a module of this folder. */
function hintsFor(file: string): (string | undefined)[] {
  const location = {
    file,
    namespace: '',
    line: 1,
    column: 0,
    length: 8,
    lineText: "import 'gone-kit'",
    suggestion: '',
  };
  const message = {
    id: '',
    pluginName: '',
    text: 'Could not resolve "gone-kit"',
    location,
    notes: [],
    detail: '',
  };
  return messageDiagnostics([message], '/site' as FilePath).map(({ hint }) => hint);
}

test('a missing package is installed for the module that imports it', () => {
  expect(hintsFor('/site/content/Demo.tsx')).toEqual([
    'npm install gone-kit, or name its folder under "alias" in site.yaml.',
  ]);
  expect(hintsFor('/site/node_modules/@acme/kit/index.js')).toEqual([
    'npm install gone-kit, which "@acme/kit" needs.',
  ]);
});

test('columns count characters, not the bytes of esbuild', () => {
  const lineText = "const größe = 'é' +;";
  const column = Buffer.byteLength(lineText) - 1;
  const location = { file: 'a.tsx', namespace: '', line: 1, column, length: 1, lineText, suggestion: '' };
  const message = { id: '', pluginName: '', text: 'Unexpected ";"', location, notes: [], detail: '' };
  const [found] = messageDiagnostics([message], '/site' as FilePath);
  expect(found?.place?.column).toBe(lineText.length);
});
