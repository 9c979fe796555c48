import { expect, test } from 'vitest';
import { missingPackageProblem } from '../../../cli/missing-package.ts';

const errorOf = (message: string, stack = `Error: ${message}\n    at run (node:internal/modules:1:1)`) =>
  Object.assign(new Error(message), { stack });
const install = 'is not installed: run "npm install".';
const other =
  'is not installed for this computer: delete node_modules, and run "npm install" without omitting';

test.each<[string, Error, string]>([
  [
    'an import',
    errorOf("Cannot find package 'esbuild' imported from /site/node_modules/colophon/lib/chunks/library.js"),
    `The package "esbuild", which Colophon needs, ${install}`,
  ],
  [
    'an import of a module',
    errorOf("Cannot find package '@emotion/server/create-instance' imported from /site/a.js"),
    `The package "@emotion/server", which Colophon needs, ${install}`,
  ],
  [
    'a call of require',
    errorOf("Cannot find module 'react-dom'\nRequire stack:\n- /site/node_modules/colophon/lib/a.js"),
    `The package "react-dom", which Colophon needs, ${install}`,
  ],
  [
    'the cause of an error',
    new Error('Worker failed.', { cause: errorOf("Cannot find package 'react' imported from /a.js") }),
    `The package "react", which Colophon needs, ${install}`,
  ],
  [
    'a program of esbuild',
    errorOf('The package "@esbuild/linux-x64" could not be found, and is needed by esbuild.\n\nIf you …'),
    `The package "@esbuild/linux-x64", which Colophon needs, ${other}`,
  ],
  [
    'the native part of the Markdown parser',
    errorOf(
      'Cannot find native binding. npm has a bug …',
      'Error: Cannot find native binding.\n    at file (/site/node_modules/colophon/lib/chunks/a.cjs:585:19)',
    ),
    `The native part of the Markdown parser, which Colophon needs, ${other}`,
  ],
  [
    'the native part of another package',
    errorOf(
      'Cannot find native binding. npm has a bug …',
      'Error: Cannot find native binding.\n    at file:///site/node_modules/@resvg/resvg-js/index.js:585:19\n    at async run (file:///site/node_modules/colophon/lib/a.js:1:1)',
    ),
    `The native part of the package "@resvg/resvg-js", which Colophon needs, ${other}`,
  ],
])('%s', (_name, error, sentence) => {
  expect(missingPackageProblem(error, {})).toContain(sentence);
});

test('the command is that of the package manager', () => {
  const error = errorOf("Cannot find package 'esbuild' imported from /a.js");
  const environment = { npm_config_user_agent: 'pnpm/10.34.8 npm/? node/v24.1.0' };
  expect(missingPackageProblem(error, environment)).toContain('run "pnpm install"');
});

test.each([
  "Cannot find module '/site/node_modules/colophon/lib/worker.js' imported from /a.js",
  "Cannot find module './gone.js'\nRequire stack:\n- /a.js",
  'x is not a function',
])('%s is another error', (message) => {
  expect(missingPackageProblem(errorOf(message), {})).toBeUndefined();
});

test('what is no error is none', () => {
  expect(missingPackageProblem('Cannot find package', {})).toBeUndefined();
});
