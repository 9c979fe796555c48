import { expect, test } from 'vitest';
import { placeHtml } from '../../../src/validate/place-html.ts';

const html = `<body><nav role="x"></nav><main><article><h1 id="t">Card</h1><p class="own" lang="de">a</p>
<div class="demo" id="Basic"><div><div role="y"></div></div></div><em>made</em><div id="Other"></div></article></main>`;
const origin = {
  file: 'content/card.md',
  text: '# Card\n\n  <p class="own" lang="de">a</p>\n\n{{"demo": "Basic.tsx"}}\n',
  parts: [
    { id: 'Basic', place: { file: 'content/card.md', line: 5, column: 1 } },
    { id: 'Gone', place: { file: 'content/card.md', line: 7, column: 1 } },
  ],
};

test.each([
  ['<nav', undefined],
  ['role="y"', { line: 5, column: 1 }],
  ['class="own"', { line: 3, column: 3 }],
  ['em>made', { line: 1, column: 1 }],
  ['id="Other"', { line: 1, column: 1 }],
  ['</article>', { line: 1, column: 1 }],
])('the place of %s', (text, place) => {
  expect(placeHtml(html, html.indexOf(text), origin)).toEqual(place && { file: 'content/card.md', ...place });
});
