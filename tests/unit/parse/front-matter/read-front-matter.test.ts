import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFrontMatter } from '../../../../src/parse/front-matter/read-front-matter.ts';

const pieces = [
  ...['a: b', 'c: "d"', '# e', '  f: g', '- h', 'i', '', ' ', '"', '\t'],
  ...['---', '---', '--- ', ' ---', '----', '---j', '--', '...'],
];
const rests = fc
  .array(fc.constantFrom(...pieces), { maxLength: 8 })
  .chain((lines) => fc.constantFrom(lines.join('\n'), `${lines.join('\n')}\n`));

test('a block is the same whether we cut it out or gray-matter, which gets those with a space behind the mark', () => {
  fc.assert(
    fc.property(rests, (rest) => {
      const [plain, odd] = [`---\n${rest}`, `--- \n${rest}`].map((text) => {
        const { yaml, body, lineOffset } = readFrontMatter(text, 'page.md');
        // Without a block the mark is text.
        const below = body === text ? rest : body;
        return { value: yaml?.value ?? {}, told: yaml?.diagnostics ?? [], below, lineOffset };
      });
      expect(plain).toEqual(odd);
    }),
    { numRuns: 2000 },
  );
});
