import { describe, expect, test } from 'vitest';
import { resolveConfig } from '../../../src/config/resolve-config.ts';

function resolve(text: string, environment: Record<string, string> = {}) {
  const flags = { only: [], sizes: false, force: false, strict: false, environment };
  const { value, diagnostics } = resolveConfig({ root: '/site', flags, text: `name: Acme UI\n${text}\n` });
  const reports = diagnostics.map(
    ({ message, place, hint }) => `${place?.line}:${place?.column} ${message}${hint ? ` (${hint})` : ''}`,
  );
  return { value, reports };
}

describe('advertising', () => {
  test('is absent without its key', () => {
    expect(resolve('').value).not.toHaveProperty('ads');
    expect(resolve('ads:').value).not.toHaveProperty('ads');
  });

  test('has the defaults of the specification', () => {
    expect(resolve('ads: {}').value?.ads).toEqual({
      placement: '.sponsor-placement, #carbonads, .carbonads, .ea-placement',
      backers: [],
      displaySampling: 0.1,
      sources: [],
      inHouse: [],
    });
  });

  test('in-house advertisements are complete', () => {
    const ad = '{ name: templates, link: /store/, img: ./ads/a.svg, description: Buy. }';
    expect(resolve(`ads: { inHouse: [${ad}] }`).value?.ads?.inHouse).toEqual([
      {
        name: 'templates',
        link: '/store/',
        img: 'ads/a.svg',
        description: 'Buy.',
        poweredby: 'Acme UI',
        label: 'in-house-templates',
      },
    ]);
  });
});

test('an in-house advertisement may have a label of its own', () => {
  const ad = '{ name: templates, link: /store/, description: Buy., label: spring-sale }';
  expect(resolve(`ads: { inHouse: [${ad}] }`).value?.ads?.inHouse[0]).toMatchObject({
    name: 'templates',
    label: 'spring-sale',
  });
});

test('a policy may allow inline style, and no inline script', () => {
  const style = `contentSecurityPolicy: { style: ["'unsafe-inline'"] }`;
  expect(resolve(style).value?.contentSecurityPolicy).toEqual({ style: ["'unsafe-inline'"] });
  expect(resolve(style.replace('style', 'script')).reports).toEqual([
    `2:34 "contentSecurityPolicy.script" cannot contain 'unsafe-inline', which only "style" can.`,
  ]);
});

describe('analytics', () => {
  test.each(['', 'analytics:', 'analytics: {}', 'analytics: { vitals: 1 }'])(
    'are off without a service: %s',
    (text) => {
      expect(resolve(text).value).not.toHaveProperty('analytics');
    },
  );

  test.each([
    ['', 'banner'],
    ['consent: { required: true }', 'banner'],
    ['consent: { banner: false }', 'elsewhere'],
    ['consent: { required: false }', 'none'],
  ])('consent: %s → %s', (consent, expected) => {
    const { value, reports } = resolve(`analytics:\n  beacon: https://c.dev/e\n  ${consent}`);
    expect(reports).toEqual([]);
    expect(value?.analytics).toEqual({ beacon: 'https://c.dev/e', consent: expected, vitals: 0.0001 });
  });

  test('gtag has a default script', () => {
    expect(resolve('analytics: { gtag: { id: G-1 } }').value?.analytics?.gtag).toEqual({
      id: 'G-1',
      script: 'https://www.googletagmanager.com/gtag/js',
    });
  });
});

test('a licence key comes from the file or the environment, and is absent if its variable is not set', () => {
  const text = "licences: { '@mui/x-a': KEY, '@mui/x-b': { env: B_KEY }, '@mui/x-c': { env: C_KEY } }";
  expect(resolve(text, { B_KEY: 'from outside' }).value?.licences).toEqual({
    '@mui/x-a': 'KEY',
    '@mui/x-b': 'from outside',
  });
});

test('text in Google fonts is visible before they load', () => {
  const google = 'https://fonts.googleapis.com/icon?family=Material+Icons';
  const text = `fonts:\n  - /fonts/own.css\n  - { name: icons, href: '${google}' }\n  - { href: '${google}&display=block', preconnect: ['https://a.dev'] }`;
  expect(resolve(text).value?.fonts).toEqual([
    { href: '/fonts/own.css', preconnect: [] },
    { name: 'icons', href: `${google}&display=swap`, preconnect: ['https://fonts.gstatic.com'] },
    { href: `${google}&display=block`, preconnect: ['https://a.dev'] },
  ]);
});

test.each([
  [
    'ads: { feed: ads.dev/feed }',
    '2:14 "ads.feed" must be a URL that starts with https:// or http://; found "ads.dev/feed". (feed: https://ads.dev/feed)',
  ],
  ['ads: { displaySampling: 10 }', '2:25 "ads.displaySampling" must be a number from 0 to 1; found 10.'],
  ['ads: { displaySampling: often }', '2:25 "ads.displaySampling" must be a number; found "often".'],
  ['ads: { inHouse: [{ name: a, description: b }] }', '2:18 "ads.inHouse[0].link" is missing. (link: …)'],
  [
    'ads: { inHouse: [{ name: a, link: /, description: b }, { name: a, link: /, description: c }] }',
    '2:64 "ads.inHouse[1].name" repeats "a" of ads.inHouse[0].',
  ],
  ['ads: { fed: x }', '2:8 Unknown key "ads.fed"; ignored. (Did you mean "feed"?)'],
  [
    'analytics: { consent: { requird: true } }',
    '2:25 Unknown key "analytics.consent.requird"; ignored. (Did you mean "required"?)',
  ],
  ['analytics: { gtag: {} }', '2:20 "analytics.gtag.id" is missing. (id: …)'],
  [
    'fonts: [{ name: icons }]',
    '2:9 "fonts[0]" needs href (a style sheet), or family and file (a font of the site).',
  ],
])('a problem is reported with its correction: %s', (text, sentence) => {
  expect(resolve(text).reports).toEqual([sentence]);
});
