import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';
import { parseText } from '../../../support/parse-text.ts';
import { callout } from '../../../support/parsed-markup.ts';

const title = (html: string) => `\n<p class="callout-title">${html}</p>\n`;

test.each<[text: string, body: string]>([
  // The signs with which Obsidian folds a callout.
  ['> [!note]- A\n> b', callout('info', `${title('A')}<p>b</p>\n`)],
  ['> [!note]+\n> b', callout('info', '\n<p>b</p>\n')],
  ['> [!tip] **A**\n> b', callout('success', `${title('<strong>A</strong>')}<p>b</p>\n`)],
  [
    '> [!tip] A *b* c\n> d *e*\n> f',
    callout('success', `${title('A <em>b</em> c')}<p>d <em>e</em>\nf</p>\n`),
  ],
  ['> [!tip] A\\\n> b', callout('success', `${title('A')}<p>b</p>\n`)],
  ['> [!tip] A\n>\n> b', callout('success', `${title('A')}<p>b</p>\n`)],
  ['> [!tip]\n> **a** b', callout('success', '\n<p><strong>a</strong> b</p>\n')],
  ['> [!tip]\n> - a', callout('success', '\n<ul>\n<li>a</li>\n</ul>\n')],
  ['> > [!tip]\n> > a', `<blockquote>\n${callout('success', '\n<p>a</p>\n')}\n</blockquote>`],
  // These are quotes.
  ['> **[!tip]** a', '<blockquote>\n<p><strong>[!tip]</strong> a</p>\n</blockquote>'],
  ['> - [!tip]', '<blockquote>\n<ul>\n<li>[!tip]</li>\n</ul>\n</blockquote>'],
  ['> a\n> [!tip]', '<blockquote>\n<p>a\n[!tip]</p>\n</blockquote>'],
  ['> [! tip]', '<blockquote>\n<p>[! tip]</p>\n</blockquote>'],
  ['[!tip]', '<p>[!tip]</p>'],
])('%j', (text, body) => {
  const parsed = parseText(text);
  expect(parsed.body).toBe(body);
  expect(parsed.reported).toEqual([]);
});

test.each<[text: string, message: string, hint: string]>([
  ['> [!WARN]\n> a', 'Unknown callout "[!WARN]"; it is shown as a quote.', '[!WARNING]'],
  [
    '> [!details]- A',
    'Unknown callout "[!details]-"; it is shown as a quote.',
    'Use one of info, success, warning, error, note, tip, danger, important, caution.',
  ],
])('an unknown callout: %j', (text, message, hint) => {
  const { diagnostics } = parsePage(
    { path: 'a.md' as SourcePath, text: `# A\n\n<p class="description">B.</p>\n\n${text}` },
    { trust: true },
  );
  expect(diagnostics).toEqual([
    {
      severity: 'warning',
      code: 'callout-unknown',
      message,
      hint,
      place: { file: 'content/a.md', line: 5, column: 1 },
    },
  ]);
});
