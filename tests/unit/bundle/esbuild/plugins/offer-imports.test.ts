import { describe, expect, test } from 'vitest';
import { liveStatements, offerModule } from '../../../../../src/bundle/esbuild/plugins/offer-imports.ts';
import { offeredModules } from '../../../../../src/bundle/esbuild/plugins/offer-packages.ts';

describe('the import of an offered module', () => {
  test('with names has each of them, quoted, since it need not be an identifier', () => {
    expect(offerModule({ specifier: 'kit', names: ['Card', 'a b', 'default'] }, 2)).toEqual({
      imported: {
        specifier: 'kit',
        names: [
          ['Card', 'm2_0'],
          ['a b', 'm2_1'],
          ['default', 'm2_2'],
        ],
      },
      statement: 'import { "Card" as m2_0, "a b" as m2_1, "default" as m2_2 } from "kit";\n',
      value: '{ specifier: "kit", kind: \'part\', exports: { "Card": m2_0, "a b": m2_1, "default": m2_2 } }',
    });
  });

  test('as a whole has nothing else', () => {
    expect(offerModule({ specifier: 'kit/"a"', names: ['Card', '*'] }, 0)).toEqual({
      imported: { specifier: 'kit/"a"', names: [['*', 'm0']] },
      statement: 'import * as m0 from "kit/\\"a\\"";\n',
      value: '{ specifier: "kit/\\"a\\"", kind: \'whole\', exports: m0 }',
    });
  });
});

test('a live entry offers its modules after the runtime of JSX', () => {
  const { imports, code } = liveStatements({ modules: [{ specifier: 'kit', names: ['*'] }] });
  expect(imports).toEqual([
    {
      specifier: 'react/jsx-runtime',
      names: [
        ['jsx', 'm0_0'],
        ['jsxs', 'm0_1'],
        ['Fragment', 'm0_2'],
      ],
    },
    { specifier: 'kit', names: [['*', 'm1']] },
    { specifier: 'colophon:live', names: [['runLiveDemo', 'runLiveDemo']] },
    { specifier: 'colophon:modules', names: [['requireFrom', 'requireFrom']] },
  ]);
  expect(code.split('\n')).toHaveLength(3);
  expect(code).toContain('{ specifier: "kit", kind: \'whole\', exports: m1 }];');
});

test('packages are offered to patches unless they are CommonJS, which React alone may be', () => {
  const importing = (path: string) => ({ bytes: 1, imports: [{ path, kind: 'import-statement' as const }] });
  const inputs = {
    'colophon-offer:packages/@acme:kit:button': importing('node_modules/@acme/kit/button.mjs'),
    'colophon-offer:packages/old': importing('node_modules/old/index.js'),
    'colophon-offer:packages/react': importing('node_modules/react/index.js'),
    'colophon-offer:packages/react-dom:client': importing('node_modules/react-dom/client.js'),
    'colophon-offer:packages/react-old': importing('node_modules/old/index.js'),
    'colophon-offers:packages/all': importing('colophon-offer:packages/old'),
    'node_modules/@acme/kit/button.mjs': { bytes: 1, imports: [], format: 'esm' as const },
    'node_modules/old/index.js': { bytes: 1, imports: [], format: 'cjs' as const },
    'node_modules/react/index.js': { bytes: 1, imports: [], format: 'cjs' as const },
    'node_modules/react-dom/client.js': { bytes: 1, imports: [], format: 'cjs' as const },
  };
  expect(offeredModules(inputs)).toEqual(['@acme/kit/button', 'react', 'react-dom/client']);
});
