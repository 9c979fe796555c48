import { describe, expect, test } from 'vitest';
import { english } from '../../../../../../src/model/words.ts';
import { problemSentence } from '../../../../../../templates/browser/demo/live/edit-bar.ts';
import { resolveFile } from '../../../../../../templates/browser/demo/live/frame-files.ts';
import {
  LiveImportError,
  type ModuleBody,
  type OfferedModule,
  requireFrom,
} from '../../../../../../templates/islands/live-modules.ts';

const names = ['Demo.tsx', 'data/rows.json', 'data/load.ts', '../shared.ts', 'Card.styling.js', 'theme.css'];

test.each<[string, string, string | undefined]>([
  ['Demo.tsx', './data/rows.json', 'data/rows.json'],
  ['Demo.tsx', './data/load', 'data/load.ts'],
  ['Demo.tsx', './data/load.js', 'data/load.ts'],
  ['data/load.ts', './rows.json', 'data/rows.json'],
  ['data/load.ts', '../../shared', '../shared.ts'],
  ['data/load.ts', '../Card.styling', 'Card.styling.js'],
  ['../shared.ts', './theme.css', undefined],
  ['Demo.tsx', './gone', undefined],
])('from %s, %s is %s', (from, specifier, expected) => {
  expect(resolveFile(from, specifier, names)).toBe(expected);
});

describe('modules of an edited demo', () => {
  const react = Object.freeze({ default: { version: 19 }, useState: () => 1 });
  const bodies = (record: Readonly<Record<string, ModuleBody>>) => new Map(Object.entries(record));

  test('run once, also with a circular import', () => {
    const log: string[] = [];
    const load = requireFrom(
      bodies({
        'Demo.js': (require, _module, exports) => {
          log.push('Demo');
          Object.assign(exports as object, { other: require('./other') });
        },
        'other.js': (require, module) => {
          log.push('other');
          Object.assign(module, { exports: { demo: require('./Demo.js') } });
        },
      }),
      [],
    );
    const demo = load('Demo.js') as { readonly other: { readonly demo: unknown } };
    expect(demo.other.demo).toBe(demo);
    expect(load('Demo.js')).toBe(demo);
    expect(log).toEqual(['Demo', 'other']);
  });

  const offered: readonly OfferedModule[] = [
    { specifier: 'react/jsx-runtime', kind: 'part', exports: {} },
    { specifier: 'react', kind: 'whole', exports: react },
    { specifier: '@mui/material', kind: 'part', exports: { Button: 1, Stack: 2 } },
  ];
  const problemOf = (specifier: string, use: (value: unknown) => unknown): string => {
    const load = requireFrom(bodies({ 'Demo.js': (require) => use(require(specifier)) }), offered);
    try {
      load('Demo.js');
    } catch (error) {
      if (error instanceof LiveImportError)
        return problemSentence(error.reason, { ...english.editor, ...english.demo });
      throw error;
    }
    return 'fine';
  };

  test.each<[string, string, (value: unknown) => unknown]>([
    ['react', 'fine', (value) => (value as typeof react).useState()],
    ['react', 'fine', (value) => (value as { __esModule: boolean }).__esModule],
    ['react', 'react has no export named useStat.', (value) => (value as { useStat: unknown }).useStat],
    [
      '@mui/material',
      'Box from @mui/material is not available here. Available: Button, Stack.',
      (value) => (value as { Box: unknown }).Box,
    ],
    ['lodash', 'This demo cannot import lodash. It can import react, @mui/material.', () => 0],
    ['toString', 'This demo cannot import toString. It can import react, @mui/material.', () => 0],
    ['./rows', 'This demo has no file named ./rows.', () => 0],
  ])('%s: %s', (specifier, sentence, use) => {
    expect(problemOf(specifier, use)).toBe(sentence);
  });
});
