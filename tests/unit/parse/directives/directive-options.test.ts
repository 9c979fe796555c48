import { expect, test } from 'vitest';
import type { Json } from '../../../../src/model/json.ts';
import {
  checkOption,
  componentOptions,
  demoOptions,
} from '../../../../src/parse/directives/directive-options.ts';

test.each<[key: string, values: readonly Json[]]>([
  ['bg', [true, 'outlined', 'inline', 'playground', 'gradient']],
  ['height', [0, 240, '240', '12.5px', '3rem', '2em', '50%', '10vh', '10vw', '40ch']],
  ['maxWidth', [320, '20rem']],
  ['controls', [true, false, 'Button', ['size']]],
  ['hydrate', ['load', 'idle', 'visible', 'interaction', '(min-width: 9px)']],
  ['ssr', [true, false]],
  ['iframe', [true, false]],
  ['theme', ['dark', null, 1]],
])('the option "%s" may be one of %j', (key, values) => {
  expect(values.map((value) => checkOption(key, value, demoOptions))).toEqual(values.map(() => undefined));
});

const flag = 'true or false';
const length = 'a number of pixels, or a CSS length';
const controls = 'true, the name of a component, or a list of props';
const moment = 'load, idle, visible, interaction or a media query in parentheses';
const background = 'outlined, inline, playground, gradient or true';

test.each<[key: string, value: Json, must: string, example: Json]>([
  ['defaultCodeOpen', 'true', flag, true],
  ['hideToolbar', 0, flag, true],
  ['disableAd', null, flag, true],
  ['iframe', 'false', flag, true],
  ['ssr', 1, flag, true],
  ['height', 'tall', length, 240],
  ['height', '10 px', length, 240],
  ['maxWidth', '20pt', length, 240],
  ['maxWidth', true, length, 240],
  ['controls', '', controls, true],
  ['controls', [], controls, true],
  ['controls', ['a', 1], controls, true],
  ['controls', null, controls, true],
  ['hydrate', 'later', moment, 'visible'],
  ['hydrate', true, moment, 'visible'],
  ['hydrate', '(min-width: 9px', moment, 'visible'],
  ['bg', 'outline', background, 'outlined'],
  ['bg', 'Inline ', background, 'inline'],
  ['bg', 'blue', background, 'outlined'],
  ['bg', false, background, 'outlined'],
  ['bg', ['inline'], background, 'outlined'],
])('"%s": %j is not valid', (key, value, must, example) => {
  expect(checkOption(key, value, demoOptions)).toEqual({
    message: `"${key}" must be ${must}; found ${JSON.stringify(value)}.`,
    hint: `"${key}": ${JSON.stringify(example)}`,
  });
});

test('a misspelled option of a demo is reported with its value', () => {
  expect(checkOption('hidetoolbar', [1], demoOptions)).toEqual({
    message: 'Unknown demo option "hidetoolbar"; ignored.',
    hint: '"hideToolbar": [1]',
  });
  expect(checkOption('other', 1, demoOptions)).toBeUndefined();
});

test('other options of a component are its own', () => {
  expect(checkOption('hidetoolbar', 1, componentOptions)).toBeUndefined();
  expect(checkOption('bg', 'blue', componentOptions)).toBeUndefined();
  expect(checkOption('isolated', true, componentOptions)).toBeUndefined();
  expect(checkOption('ssr', 'no', componentOptions)?.hint).toBe('"ssr": true');
  expect(checkOption('hydrate', 'no', componentOptions)?.hint).toBe('"hydrate": "visible"');
});

test('an option without an effect is reported', () => {
  expect(checkOption('isolated', true, demoOptions)?.message).toMatch(/^"isolated" has no effect/);
});
