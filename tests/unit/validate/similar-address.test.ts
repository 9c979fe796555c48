import { expect, test } from 'vitest';
import type { SitePath } from '../../../src/model/path.ts';
import type { LinkSpace } from '../../../src/model/site.ts';
import { similarAddress, similarPage } from '../../../src/validate/similar-address.ts';

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

test.each([
  ['/dev/ui/button', '/ui/button'],
  ['/de/ui/buton', '/de/ui/button'],
  ['/de/dialog', undefined],
])('the page meant by %s is in the same language', (missing, expected) => {
  const paths = ['/de/ui/button', '/ui/button'] as SitePath[];
  const space = {
    pages: new Map(paths.map((path) => [path, {}])),
    config: { languages: ['en', 'de'] },
  } as unknown as LinkSpace;
  expect(similarPage(missing, space)).toBe(expected);
});
