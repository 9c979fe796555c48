import { expect, test } from 'vitest';
import { plainPage } from '../../../src/read/plain-page.ts';

const markdown = `---
title: missing-page
---

# missing-page

<p class="description">A broken link, which leads to no page of the site.</p>

An **error**, unless \`--keep-going\` is given. See [\`severity\`](/docs/errors/).

## Example

\`\`\`\`\`text title="docs check"
content/a.md
  1:1  error

\`\`\`md
# Not a heading
\`\`\`
\`\`\`\`\`

## Correct it

\`\`\`text
Did you mean [this](/x/)?
\`\`\`
`;

test('a page of the manual as plain text', () => {
  expect(plainPage(markdown)).toBe(`\
An error, unless --keep-going is given. See severity.

Example

  docs check

    content/a.md
      1:1  error

    \`\`\`md
    # Not a heading
    \`\`\`

Correct it

    Did you mean [this](/x/)?
`);
});
