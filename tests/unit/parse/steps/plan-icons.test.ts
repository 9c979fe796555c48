import { describe, expect, test } from 'vitest';
import { parseText } from '../../../support/parse-text.ts';

/** The body, with `[plan label]` for an icon. */
const shown = (text: string, trust = true) =>
  parseText(text, { trust }).body.replace(
    /<svg class="plan-icon (\w+)"[^>]* role="img" aria-label="([^"]*)"><path d="[^"]+"\/><\/svg>/g,
    '[$1 $2]',
  );

const pro = '<span class="plan-pro"></span>';

test.each([
  [`A ${pro} b`, '<p>A [pro (plan-pro)] b</p>'],
  ["<span class='plan-premium' ></span >", '<p>[premium (plan-premium)]</p>'],
  ['A <SPAN CLASS="plan-community"></SPAN>', '<p>A [community (plan-community)]</p>'],
  [`[${pro}](/a/ 'Pro plan')`, '<p><a href="/a/" title="Pro plan">[pro Pro plan]</a></p>'],
  [`[Rows ${pro}](/a/)`, '<p><a href="/a/">Rows [pro (plan-pro)]</a></p>'],
  ['A <span class="plan-pro" title="Pro &amp; up"></span>', '<p>A [pro Pro &amp; up]</p>'],
  // Authors close it like JSX, which leaves the rest of the page in the span.
  ['A <span class="plan-pro" /> b', '<p>A [pro (plan-pro)] b</p>'],
  [`<table><tr><td>${pro}</td></tr></table>`, '<table><tr><td>[pro (plan-pro)]</td></tr></table>'],
  // These are no icons.
  ['<span class="plan-pro">Pro</span>', '<p><span class="plan-pro">Pro</span></p>'],
  ['<span class="plan-other"></span>', '<p><span class="plan-other"></span></p>'],
  [`\`${pro}\``, '<p><code>&#x3C;span class="plan-pro">&#x3C;/span></code></p>'],
])('%s', (text, body) => {
  expect(shown(text)).toBe(body);
});

test('untrusted HTML stays text', () => {
  expect(shown(`A ${pro}`, false)).toContain('&#x3C;span class="plan-pro">');
});

test('a heading of a lower level keeps the icon, and its id and text are without it', () => {
  const text = `## Rows [${pro}](/a/ 'Pro plan')`;
  expect(parseText(text).document.headings).toMatchObject([{ id: 'rows', text: 'Rows' }]);
  expect(shown(text)).toContain('Rows <a href="/a/" title="Pro plan">[pro Pro plan]</a>');
});

describe('the plans of a title', () => {
  test.each<[string, object | undefined]>([
    [`# Grid ${pro}`, [{ plan: 'pro' }]],
    [`# Grid [${pro}](/a/ 'Pro plan')`, [{ plan: 'pro', link: 0, label: 'Pro plan' }]],
    [
      `# Grid [${pro}](/a/) <span class="plan-premium" title="Premium"></span>`,
      [
        { plan: 'pro', link: 0 },
        { plan: 'premium', label: 'Premium' },
      ],
    ],
    ['# Grid [b](/a/)', undefined],
  ])('%s', (text, plans) => {
    const { document } = parseText(`${text}\n\n[b](/b/)`);
    expect(document.titlePlans).toEqual(plans);
    expect(document.mainHeading).toMatch(/^Grid/);
    expect(document.links.map(({ url }) => url)).toEqual(
      text.includes(pro) && text.includes('/a/') ? ['/a/', '/b/'] : ['/b/'],
    );
  });
});

test('the link of an icon in a title is checked like others', () => {
  const { document, reported } = parseText(`# Rows [${pro}](javascript:alert())`);
  expect(document).toMatchObject({ links: [], titlePlans: [{ plan: 'pro' }] });
  expect(reported).toEqual(['1:8 url-scheme']);
  // The line of MDX above it is no line of the rewritten body.
  const moved = parseText(`import A from 'a';\n\n# Rows [${pro}](/a/)`, { mdx: true });
  expect(moved.document.links).toMatchObject([{ url: '/a/', line: 3 }]);
});
