import { expect, test } from 'vitest';
import type { SitePath } from '../../../src/model/path.ts';
import { similarAddress } from '../../../src/validate/rule.ts';

const addresses = ['/ui/react-notice', '/ui/react-button', '/ui/start', '/b/p5', '/b/p2/more'] as SitePath[];

test.each([
  ['/ui/react-buton/', '/ui/react-button'],
  ['/ui/react-rating', undefined],
  ['/u/start', '/ui/start'],
  ['/b/p2/', '/b/p2/more'],
  ['/b/p6', '/b/p5'],
])('the address meant by %s', (missing, expected) => {
  expect(similarAddress(missing, addresses)).toBe(expected);
});
