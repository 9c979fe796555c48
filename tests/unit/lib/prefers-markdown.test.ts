import fc from 'fast-check';
import Negotiator from 'negotiator';
import { expect, test } from 'vitest';
import { prefersMarkdown } from '../../../src/lib/prefers-markdown.ts';

test.each<[string | undefined, boolean]>([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown;q=0.5', false],
  ['TEXT/Markdown ; Q=0.7 , text/html ; q=0.6', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0, */*', false],
  ['text/*', false],
  ['text/markdown;q=0.2, */*;q=0.1', true],
  ['text/markdown;q=0.2, text/*;q=0.3', false],
  ['text/markdown;variant=GFM;q=0.8, text/html;q=0.8', true],
  ['text/markdown;q=nonsense', true],
])('Accept: %s → %s', (header, expected) => {
  expect(prefersMarkdown(header)).toBe(expected);
});

test('agrees with an independent negotiation', () => {
  const types = ['text/html', 'text/markdown', 'text/*', '*/*', 'text/plain', 'application/json'];
  const range = fc.tuple(fc.constantFrom(...types), fc.constantFrom('', ';q=0', ';q=0.3', ';q=0.7', ';q=1'));
  fc.assert(
    fc.property(fc.uniqueArray(range, { selector: ([type]) => type, maxLength: 5 }), (ranges) => {
      const isNamed = ranges.some(([type]) => type === 'text/markdown');
      const chosen = (order: readonly (readonly [string, string])[]) => {
        const accept = order.map(([type, quality]) => type + quality).join(', ');
        return new Negotiator({ headers: { accept } }).mediaTypes(['text/html', 'text/markdown'])[0];
      };
      // Of equal qualities, Negotiator chooses by the order, and we choose Markdown.
      const found = new Set([chosen(ranges), chosen(ranges.toReversed())]);
      const expected = isNamed && found.has('text/markdown');
      expect(prefersMarkdown(ranges.map(([type, quality]) => type + quality).join(', '))).toBe(expected);
    }),
  );
});
