import { expect, test } from 'vitest';
import { hostRules } from '../../../src/emit/hosts/host-rules.ts';
import { validateSite } from '../../../src/validate/validate-site.ts';
import { type SampleSite, siteOf } from '../../support/sample-site.ts';

const codesOf = (sample: SampleSite) => validateSite(siteOf(sample)).map(({ code }) => code);

/** The same address as it is read, and as browsers request it. */
const forms = ['/über/', '/%C3%BCber/', '/%c3%bcber/'];
const pairs = forms.flatMap((one) => forms.map((other): [string, string] => [one, other]));

test.each(pairs)('a page at %s is the target of %s', (path, link) => {
  const sample: SampleSite = {
    config: `redirects: [{ from: /old/, to: "${link}#a" }]
products: [{ id: m, name: M, root: /, content: m, navigation: n.yaml }]`,
    pages: {
      'm/a.md': `---\npath: "${path}"\n---\n\n# A\n\n## A\n`,
      'm/b.md': `# B\n\n[a](${link}) [b](${link}#a) [c](/old/)\n`,
    },
    navigation: { 'n.yaml': `- pathname: "${link}"\n- pathname: /b\n` },
  };
  expect(codesOf(sample)).toEqual([]);
});

test('a page whose file has letters outside of ASCII', () => {
  const pages = {
    'über.md': '# A',
    'b.md': '# B\n\n[a](/%C3%BCber/) [b](./%C3%BCber.md)\n',
    'c d.md': '# C',
  };
  expect(codesOf({ pages })).toEqual([]);
  expect(codesOf({ pages: { ...pages, 'e.md': '# E\n\n[c](/c%20d/)\n' } })).toEqual([]);
});

test.each(pairs)('a redirect from %s makes links to %s valid', (from, link) => {
  const pages = { 'b.md': `# B\n\n[a](${link})\n` };
  expect(codesOf({ config: `redirects: [{ from: "${from}", to: /b/ }]`, pages })).toEqual([]);
  expect(codesOf({ pages, redirects: `${from} /b/` })).toEqual([]);
  expect(codesOf({ config: `externalPaths: ["${from}"]`, pages })).toEqual([]);
});

test.each(pairs)('%s and %s are one address, which is given twice', (one, other) => {
  const pages = { 'a.md': `---\npath: "${one}"\n---\n\n# A`, 'b.md': `---\npath: "${other}"\n---\n\n# B` };
  expect(codesOf({ pages })).toEqual(['duplicate-route']);
  const redirects = `redirects: [{ from: "${one}", to: / }, { from: "${other}", to: / }]`;
  expect(codesOf({ config: redirects, pages: { 'index.md': '# A' } })).toEqual(['redirect-target']);
  const navigation = { 'n.yaml': `- pathname: "${one}"\n- pathname: "${other}"\n` };
  const products = 'products: [{ id: m, name: M, root: /, content: m, navigation: n.yaml }]';
  const page = { 'm/a.md': `---\npath: "${one}"\n---\n\n# A` };
  expect(codesOf({ config: products, pages: page, navigation })).toEqual(['duplicate-navigation-path']);
});

test.each(pairs)("the site's own rule for %s comes before the one of site.yaml for %s", (own, from) => {
  const config = `redirects: [{ from: "${from}", to: "/%C3%BCber-uns/" }]`;
  const site = siteOf({ config, pages: { 'über-uns.md': '# A' }, redirects: `${own} /über-uns/` });
  expect(validateSite(site)).toEqual([]);
  const rules = site.hostFiles.redirects?.rules ?? [];
  expect(hostRules(site, rules, { scripts: [], styles: [] }).redirects).toEqual([]);
  expect(hostRules(site, [], { scripts: [], styles: [] }).redirects).toEqual([
    { from: '/%C3%BCber/', to: '/%C3%BCber-uns/', status: 301 },
  ]);
});
