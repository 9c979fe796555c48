import { expect, test } from 'vitest';
import { replacedMessage, watchGlobals } from '../../../../src/workers/thread/shared-globals.ts';

/** A scope with objects like those of the language. */
function scope() {
  class Text {
    trim() {
      return 'real';
    }
  }
  return { String: Text, JSON: { parse: () => 'real', stringify: () => 'real' }, Math: { PI: 3 } };
}

test('what is replaced or removed is put back, and named once', () => {
  const globals = scope();
  const restore = watchGlobals(globals);
  const { String: Text, JSON: json } = globals;
  expect(restore()).toEqual([]);
  globals.JSON.parse = () => 'other';
  Reflect.deleteProperty(json, 'stringify');
  Text.prototype.trim = () => 'other';
  globals.JSON = { parse: () => 'another', stringify: () => 'another' };
  expect(restore()).toEqual(['JSON', 'JSON.parse', 'JSON.stringify', 'String.prototype.trim']);
  expect([globals.JSON.parse(), globals.JSON.stringify(), new Text().trim()]).toEqual([
    'real',
    'real',
    'real',
  ]);
  expect(Object.getOwnPropertyDescriptor(Text.prototype, 'trim')?.enumerable).toBe(false);
  expect(restore()).toEqual([]);
});

test('what a polyfill adds, and what is no function or object, stays', () => {
  const globals = scope();
  const restore = watchGlobals(globals);
  Object.assign(globals.String.prototype, { group: () => 'added' });
  Object.assign(globals.Math, { PI: 4 });
  expect(restore()).toEqual([]);
  expect(globals.Math.PI).toBe(4);
  expect(globals.String.prototype).toHaveProperty('group');
});

test('what is frozen is named, and stops nothing', () => {
  const globals = scope();
  const restore = watchGlobals(globals);
  globals.JSON.parse = () => 'other';
  Object.freeze(globals.JSON);
  expect(restore()).toEqual(['JSON.parse']);
});

test('the objects of this process have been watched without a change', () => {
  expect(watchGlobals()()).toEqual([]);
});

test('the message names the module and the first property', () => {
  expect(replacedMessage(['JSON.parse'], 'demo:a/B.tsx')).toMatch(
    /^"demo:a\/B\.tsx" replaces JSON\.parse, which /,
  );
  expect(replacedMessage(['JSON', 'Map', 'Set'], undefined)).toMatch(
    /^A module of the site replaces JSON and 2 more, which /,
  );
});
