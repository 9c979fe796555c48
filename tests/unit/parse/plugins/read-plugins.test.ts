import { describe, expect, test } from 'vitest';
import { type ExportProblem, readPlugins } from '../../../../src/parse/plugins/read-plugins.ts';

describe('the list of plugins', () => {
  const named = () => undefined;
  const read = (value: unknown, kind: 'remark' | 'rehype' = 'remark') => {
    const problems: ExportProblem[] = [];
    const plugins = readPlugins(value, kind, problems);
    return { plugins, problems: problems.map(({ path, message, hint }) => `${path}: ${message} ${hint}`) };
  };

  test('has plugins with their names and options', () => {
    const { plugins, problems } = read([
      named,
      () => undefined,
      [named, 1, 2],
      { plugin: named, options: { a: 1 } },
      { plugin: named },
      [named, false],
      { plugin: named, options: false },
    ]);
    expect(problems).toEqual([]);
    expect(plugins.map(({ name, options }) => [name, options])).toEqual([
      ['named', []],
      ['remarkPlugins[1]', []],
      ['named', [1, 2]],
      ['named', [{ a: 1 }]],
      ['named', []],
    ]);
  });

  test('has conditions', () => {
    const conditions = [undefined, /\$/g, (text: string) => text.length];
    const { plugins } = read(conditions.map((when) => ({ plugin: named, when })));
    const answers = (text: string) => plugins.map(({ when }) => when(text));
    expect(answers('a $')).toEqual([true, true, true]);
    // A pattern with a state finds the same again.
    expect(answers('a $')).toEqual([true, true, true]);
    expect(answers('')).toEqual([true, false, false]);
  });

  test.each<[value: unknown, kind: 'remark' | 'rehype', problem: string]>([
    [
      {},
      'remark',
      'remarkPlugins: "remarkPlugins" must be a list; found an object. export const remarkPlugins = [{ plugin: remarkMath }];',
    ],
    [
      'a',
      'rehype',
      'rehypePlugins: "rehypePlugins" must be a list; found "a". export const rehypePlugins = [{ plugin: rehypeKatex }];',
    ],
    [
      [null],
      'remark',
      'remarkPlugins: "remarkPlugins[0]" has no plugin; found nothing. export const remarkPlugins = [{ plugin: remarkMath }];',
    ],
  ])('may be wrong: %j', (value, kind, problem) => {
    expect(read(value, kind)).toEqual({ plugins: [], problems: [problem] });
  });

  test('may have a condition that is none, which counts as true', () => {
    const { plugins, problems } = read([{ plugin: named, when: 'a' }]);
    expect(problems).toEqual([
      'remarkPlugins: "remarkPlugins[0].when" must be a regular expression or a function; found "a". when: /\\$/',
    ]);
    expect(plugins[0]?.when('')).toBe(true);
  });
});
