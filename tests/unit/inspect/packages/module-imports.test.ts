import { expect, test } from 'vitest';
import { moduleImports } from '../../../../src/inspect/packages/module-imports.ts';

test.each<[string, string, string[]]>([
  ['a.ts', "import { a } from 'x';\na();", ['x']],
  ['a.ts', "import { A } from 'x';\nlet a: A;", []],
  ['a.tsx', "import { A } from 'x';\nexport default () => <A />;", ['x']],
  ['a.js', "import { A } from 'x';\nexport default () => <A />;", ['x']],
  ['a.mjs', "import './own';\nimport x from 'x';\nx();", ['./own', 'x']],
  ['a.css', "@import 'x';", []],
  ['a.json', '{}', []],
  ['a.js', "const x = require('x');\nmodule.exports = x;", ['x']],
  ['a.js', 'exports.a = require( "x" );\nexports.b = require(\'y/z\');', ['x', 'y/z']],
  ['a.js', "// require('old')\n/* require('older') */\nmodule.exports = 1;", []],
  ['a.js', "const x = require('x');", []],
  ['a.js', "import x from 'x';\nmodule.exports = [x, require('y')];", ['x']],
])('%s with %j imports %j', (file, text, specifiers) => {
  expect(moduleImports(text, file)).toEqual(specifiers);
});
