import { expect, test } from 'vitest';
import { comparisonText, coverageText, frozenText, updateText } from '../../../cli/api-texts.ts';

const paint = (_tone: string, text: string) => text;

test('names of files, components and props cannot control the terminal', () => {
  const files = { added: ['a\u001b[2J.json'], changed: [], removed: [], unchanged: [], foreign: ['b\u0007'] };
  expect(updateText({ ...files, diagnostics: [] }, paint)).toBe(`new      a␛[2J.json
kept     b␇
docs api did not write the kept documents. Delete them to have it write them.

Wrote 1 document.
`);
  const changes = { product: 'ui', package: 'kit', changes: [], markdown: '- `A\u001b[2J`\n\t- `b`\n' };
  expect(comparisonText({ comparisons: [changes], diagnostics: [] })).toBe('- `A␛[2J`\n\t- `b`\n');
  const release = { product: 'ui', file: 'c\u001b/1.json', documents: 2 };
  const releases = [true, false].map((isNew) => ({ ...release, isNew }));
  expect(frozenText('1.0.0', releases, paint)).toBe(
    'Froze 1.0.0 with 2 documents → c␛/1.json\n1.0.0 is frozen already → c␛/1.json\n',
  );
  const button = { component: 'Button\u001b', props: 2, withoutDemo: ['size\u0007'] };
  expect(coverageText([{ product: 'ui', name: 'UI\u001b', components: [button] }], paint)).toBe(
    'UI␛: demos show 1 of 2 props\n  Button␛      1/2  size␇\n',
  );
});
