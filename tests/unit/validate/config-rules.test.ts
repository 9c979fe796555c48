import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Site } from '../../../src/model/site.ts';
import { hostConflict } from '../../../src/validate/rules/host-conflict.ts';
import { hostNegotiation } from '../../../src/validate/rules/host-negotiation.ts';
import { slotComponent } from '../../../src/validate/rules/slot-component.ts';
import { translationTarget } from '../../../src/validate/rules/translation-target.ts';
import { unmatchedRoute } from '../../../src/validate/rules/unmatched-route.ts';
import { type SampleSite, siteOf } from '../../support/sample-site.ts';

/** `file:line:column sentence`, then the hint. */
const report = (rule: (site: Site) => readonly Diagnostic[], sample: SampleSite) =>
  rule(siteOf(sample)).flatMap(({ message, hint, place }) => [
    `${place?.file}:${place?.line}:${place?.column} ${message}`,
    hint,
  ]);

describe('a host that cannot choose between a page and its Markdown copy', () => {
  test.each([
    ['github-pages', 'GitHub Pages'],
    ['nginx', 'nginx'],
  ])('%s', (host, name) => {
    expect(report(hostNegotiation, { config: `host: ${host}\ncontentNegotiation: true` })).toEqual([
      `content/site.yaml:3:21 ${name} cannot send Markdown by the "Accept" header, so "contentNegotiation" has no effect.`,
      'Remove it. Clients find the Markdown copy of a page in its head, and in "llms.txt".',
    ]);
  });

  test.each(['host: nginx', 'host: netlify\ncontentNegotiation: true', 'contentNegotiation: true'])(
    'is no problem of %j',
    (config) => {
      expect(report(hostNegotiation, { config })).toEqual([]);
    },
  );
});

describe('a redirect of the site itself', () => {
  const config = 'base: /docs/\nredirects: [{ from: /a/, to: /b/ }, { from: /c/, to: https://c.dev/ }]\n';
  const found = (redirects: string, host = '') =>
    hostConflict(siteOf({ config: config + host, redirects })).flatMap(({ message, place, related = [] }) => [
      `${place?.line} ${message}`,
      ...related.map((other) => `${other.place.file}:${other.place.line}:${other.place.column}`),
    ]);

  test('that leads to another place than that of site.yaml is reported', () => {
    expect(found('# own\n/docs/a /docs/d 302\n/docs/c https://d.dev/')).toEqual([
      '2 Redirect from "/docs/a/" leads to "/docs/d" here and to "/docs/b/" in site.yaml; this one is used.',
      'content/site.yaml:3:21',
      '3 Redirect from "/docs/c/" leads to "https://d.dev/" here and to "https://c.dev/" in site.yaml; this one is used.',
      'content/site.yaml:3:45',
    ]);
  });

  test.each([
    ['leads to the same place', '/docs/a /docs/b\n/docs/c https://c.dev'],
    ['is outside of the base', '/a /docs/d'],
    ['has a condition', '/docs/a /docs/d 302 Country=de'],
    ['begins elsewhere', '/docs/e /docs/d'],
  ])('that %s is fine', (_what, redirects) => {
    expect(found(redirects)).toEqual([]);
  });

  test('is not used by a host that has no form for it', () => {
    expect(found('/docs/a /docs/d 200')).toHaveLength(2);
    expect(found('/docs/a /docs/d 200', 'host: netlify')).toHaveLength(2);
    expect(found('/docs/a /docs/d 200', 'host: nginx')).toEqual([]);
  });
});

describe('a header of the site itself', () => {
  const headers =
    '/docs/*\n  referrer-policy: no-referrer\n  X-Frame-Options:  SAMEORIGIN\n  Content-Security-Policy: a\n/docs/a/*\n  X-Frame-Options: DENY\n';
  const lines = (config: string) =>
    hostConflict(siteOf({ config: `base: /docs/\n${config}`, headers })).map(({ message, place }) => [
      place?.line,
      message.slice(0, message.indexOf(' replaces')),
    ]);

  test('that replaces a generated one is reported, unless it is the same or for a narrower path', () => {
    expect(lines('')).toEqual([
      [2, 'Header "Referrer-Policy" for "/docs/*"'],
      [4, 'Header "Content-Security-Policy" for "/docs/*"'],
    ]);
  });

  test('may be the policy if none is generated', () => {
    expect(lines('contentSecurityPolicy: false')).toEqual([[2, 'Header "Referrer-Policy" for "/docs/*"']]);
  });
});

test('a component in a slot is registered', () => {
  const files = ['../templates/components/Banner.tsx'];
  const config =
    'slots: { header-start: Banner, footer-end: { component: ./Banner.js }, body-end: section-pages }';
  expect(report(slotComponent, { config, files })).toEqual([]);
  const hint = 'Add its module to templates/components/, or to a folder in "components" of site.yaml.';
  expect(
    report(slotComponent, {
      config: 'slots: { header-start: Baner, footer-end: { component: Xyz } }',
      files,
    }),
  ).toEqual([
    'content/site.yaml:2:24 Unknown component "Baner" in the slot "header-start".',
    'header-start: Banner',
    'content/site.yaml:2:56 Unknown component "Xyz" in the slot "footer-end".',
    hint,
  ]);
});

describe('a rule of the route table that fits no page', () => {
  const config =
    "routes: [{ source: a.md, path: /x/ }, { source: b.md, path: /b/ }, { source: 'c/:name.md', path: '/:name/' }, { source: '../C\\(1\\).md', path: /c/ }]";
  const sample: SampleSite = { config, pages: { 'a.md': '# A' }, isWhole: true };

  test('is reported', () => {
    expect(report(unmatchedRoute, sample)).toEqual([
      expect.stringMatching(
        /^content\/site\.yaml:2:\d+ Page "content\/b\.md" \(routes\[1\]\.source\) does not exist\.$/,
      ),
      'source: a.md',
      expect.stringMatching(
        /^content\/site\.yaml:2:\d+ No page matches "c\/:name\.md" \(routes\[2\]\.source\)\.$/,
      ),
      'Write a path relative to content/, such as "../README.md", or remove the rule.',
      expect.stringMatching(/ \(routes\[3\]\.source\) does not exist\.$/),
      'Write a path relative to content/, such as "../README.md", or remove the rule.',
    ]);
  });

  test('may be one of a page that a part of the site lacks', () => {
    expect(unmatchedRoute({ ...siteOf(sample), extent: 'partial' })).toEqual([]);
  });
});

describe('translations', () => {
  const sample = (yaml: string, file = 'translations/de.yaml'): SampleSite => ({
    config: `languages: [en, de]
ads: { inHouse: [{ name: shop, link: /, description: b }] }
products: [{ id: m, name: M, navigation: navigation/m.yaml, versions: [{ text: Old, href: /old/ }] }]`,
    pages: { 'm/a.md': '# A' },
    navigation: { 'navigation/m.yaml': '- { pathname: /m-group, children: [{ pathname: /m/a }] }' },
    translations: { [file]: yaml },
  });

  test('of what exists are used', () => {
    const yaml = `navigation: { /m-group: G, /m/a/: A }
keywords: { /m/a/: ah }
products: { m: { name: N } }
versions: { Old: Alt }
ads: { shop: { description: c } }`;
    expect(report(translationTarget, sample(yaml))).toEqual([]);
  });

  test.each([
    ['navigation: { /m/b/: B }', '1:15', 'Unknown navigation entry "/m/b"', 'Did you mean "/m/a"?'],
    [
      'keywords: { /nothing/: b }',
      '1:13',
      'Unknown page "/nothing"',
      'Correct the name, or remove the line.',
    ],
    [
      'products: { other: { name: N } }',
      '1:13',
      'Unknown product "other"',
      'Correct the name, or remove the line.',
    ],
    ['versions: { Olds: Alt }', '1:13', 'Unknown version "Olds"', 'Did you mean "Old"?'],
    ['ads: { shops: { description: c } }', '1:8', 'Unknown advertisement "shops"', 'Did you mean "shop"?'],
  ])('of what does not exist are reported: %s', (yaml, place, message, hint) => {
    expect(report(translationTarget, sample(yaml))).toEqual([
      `content/translations/de.yaml:${place} ${message}; its translation is unused.`,
      hint,
    ]);
  });

  test('into a language that is not configured are one problem', () => {
    expect(report(translationTarget, sample('products: { n: { name: N } }', 'translations/fr.yaml'))).toEqual(
      [
        'content/translations/fr.yaml:1:1 Language "fr" is not configured, so this file is unused.',
        'Add it to content/site.yaml: languages: [en, de, fr]',
      ],
    );
  });
});
