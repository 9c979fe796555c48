import { refractor } from 'refractor/core';
import { describe, expect, test } from 'vitest';
import { tokenize } from '../../../../src/parse/code/grammars.ts';
import type { Language } from '../../../../src/parse/code/languages.ts';

const grammars: Readonly<Record<string, object>> = refractor.languages;

/** A grammar as text. One that stands in it again is a number. */
function outline(grammar: object | undefined): string {
  const seen = new Map<unknown, number>();
  return JSON.stringify(grammar, (_key, value) => {
    if (value instanceof RegExp) return String(value);
    if (typeof value !== 'object' || value === null) return value;
    const number = seen.get(value);
    seen.set(value, number ?? seen.size);
    return number ?? value;
  });
}

/**
 * The languages that come first, before the others come and after; when they are used they change themselves.
 */
const outlines = (names: readonly string[]) => names.map((name) => outline(grammars[name]));
tokenize('', 'tsx');
const early = Object.keys(grammars).filter((name) => typeof grammars[name] === 'object');
const before = outlines(early);
tokenize('', 'swift');
const after = outlines(early);

describe('languages that are registered later', () => {
  test('there are some', () => {
    expect(early).toContain('markdown');
    expect(early).not.toContain('swift');
    expect(Object.keys(grammars)).toContain('swift');
  });

  test('they do not change the earlier ones', () => {
    expect(early.filter((_name, index) => before[index] !== after[index])).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ['markdown', '---\ntitle: a\n---\n', 'key'],
    ['http', 'Content-Type: application/javascript\n\nlet a', 'keyword'],
    ['graphql', '"""\n# a\n"""\ntype A', 'title'],
  ])('%s does not highlight a language registered after it', (language, text, type) => {
    expect(JSON.stringify(tokenize(text, language))).not.toContain(`"type":"${type}"`);
  });
});
