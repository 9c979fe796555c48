import { expect, test } from 'vitest';
import { inlineScripts } from '../../../src/render/inline-scripts.ts';

// From the specification of Content Security Policy: the hash of this very text.
const known = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test.each<readonly [string, string, readonly string[]]>([
  ['a script in the page', "<script>alert('Hello, world.');</script>", [known]],
  ['whatever its attributes', "<p><SCRIPT async data-a='b'>alert('Hello, world.');</SCRIPT >", [known]],
  ['a module', `<script type="module">alert('Hello, world.');</script>`, [known]],
  ['each once', "<script>alert('Hello, world.');</script>".repeat(2), [known]],
  ['not one from a file', '<script src="/a.js"></script><script type=module src=/b.js></script>', []],
  [
    'not data',
    '<script type="application/json">{}</script><script type="application/ld+json">{}</script>',
    [],
  ],
  ['not an example', '<pre>&lt;script&gt;alert(1)&lt;/script&gt;</pre>', []],
])('%s', (_name, html, expected) => {
  expect(inlineScripts(html)).toEqual(expected);
});
