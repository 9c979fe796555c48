import { expect, test } from 'vitest';
import { withLazy } from '../../../src/lib/with-lazy.ts';

test('the values of lazy properties are loaded once, when one of them is read', () => {
  let loads = 0;
  const made = withLazy({ name: 'Button' }, ['size', 'tone'], () => {
    loads += 1;
    return { size: 1, tone: [2] };
  });
  expect(made.name).toBe('Button');
  expect(Object.keys(made)).toEqual(['name', 'size', 'tone']);
  expect(loads).toBe(0);
  expect(made.tone).toBe(made.tone);
  expect({ ...made }).toEqual({ name: 'Button', size: 1, tone: [2] });
  expect(structuredClone(made)).toEqual({ name: 'Button', size: 1, tone: [2] });
  expect(loads).toBe(1);
});
