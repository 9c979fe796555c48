import { expect, test } from 'vitest';
import type { SisterSite } from '../../../src/model/link-manifest.ts';
import { sisterLink } from '../../../src/validate/rules/sister-link.ts';
import { siteOf } from '../../support/sample-site.ts';

const sister: SisterSite = {
  file: 'sisters/ui.json',
  url: 'https://ui.acme.dev',
  manifest: {
    version: 1,
    base: '/ui/',
    languages: ['en', 'de'],
    redirects: ['/old/*'],
    pages: [{ path: '/button/', title: 'Button', anchors: ['größe', 'size'] }],
  },
};

function report(url: string): (string | undefined)[] {
  const site = siteOf({ pages: { 'a.md': `# A\n\n[b](${url})` } });
  return sisterLink({ ...site, sisters: [sister] }).flatMap(({ message, hint }) => [message, hint]);
}

test.each([
  'https://ui.acme.dev/ui/button/',
  'https://ui.acme.dev/ui/button#size',
  'https://ui.acme.dev/ui/de/button/#size',
  'https://ui.acme.dev/ui/button/#gr%C3%B6%C3%9Fe',
  'https://ui.acme.dev/ui/button/#:~:text=A%20button',
  'https://ui.acme.dev/ui/old/x/',
  'https://ui.acme.dev/ui/guide.pdf',
  // Other sites.
  'https://ui.acme.dev/uis/x/',
  'https://acme.dev/ui/x/',
])('%s is valid', (url) => {
  expect(report(url)).toEqual([]);
});

test.each([
  ['https://ui.acme.dev/ui/buton/', 'leads to no page of "sisters/ui.json"', 'Did you mean "/button/"?'],
  ['https://ui.acme.dev/ui/nothing-alike/', 'leads to no page of "sisters/ui.json"', 'Correct the link.'],
  [
    'https://ui.acme.dev/ui/button/#sise',
    'names an anchor that its page in "sisters/ui.json" does not have',
    'Did you mean "#size"?',
  ],
  [
    'https://ui.acme.dev/ui/button/#keyboard',
    'names an anchor that its page in "sisters/ui.json" does not have',
    'Remove "#keyboard".',
  ],
])('%s is reported', (url, problem, hint) => {
  expect(report(url)).toEqual([`Link "${url}" ${problem}.`, hint]);
});
