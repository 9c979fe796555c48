import { expect, test } from 'vitest';
import { english } from '../../../src/model/words.ts';
import { apiHtml } from '../../../src/render/api-html.ts';

test('the section "API" is a heading with links, escaped', () => {
  const section = { id: 'api-2', entries: [{ name: '<A />', href: '/x/?a=1&b="2"' }] };
  const words = { ...english.article, api: 'API & more', apiHint: 'See:' };
  expect(apiHtml(section, words)).toBe(`
<h2 id="api-2"><a class="heading-link" href="#api-2">API &amp; more</a></h2>
<p>See:</p>
<ul>
<li><a href="/x/?a=1&amp;b=&quot;2&quot;"><code>&lt;A /&gt;</code></a></li>
</ul>`);
});
