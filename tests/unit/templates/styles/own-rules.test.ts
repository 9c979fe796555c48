import { expect, test } from 'vitest';
import { ownRules } from '../../../../templates/styles/own-rules.ts';

test('style objects become rules of a selector', () => {
  const css = ownRules('.api', {
    padding: 4,
    '& td, & th': { content: ['"#"', '"#" / ""'], '&:hover': { color: 'red' } },
    '[dir=rtl] & td': { color: 'blue' },
    '@container (min-width: 560px)': { '& td': { padding: 0 } },
  });
  expect(css).toBe(
    '.api{padding:4px;}.api td,.api th{content:"#";content:"#"/"";}.api td:hover,.api th:hover{color:red;}' +
      '[dir=rtl] .api td{color:blue;}@container (min-width: 560px){.api td{padding:0;}}',
  );
});
