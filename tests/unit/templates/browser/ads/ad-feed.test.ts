import { describe, expect, test } from 'vitest';
import { askFeed, type FeedTools } from '../../../../../templates/browser/ads/ask-feed.ts';
import { readFeed } from '../../../../../templates/browser/ads/read-feed.ts';
import { leadsTo, safeLink } from '../../../../../templates/browser/ads/safe-link.ts';

const ad = (more: object = {}) => ({
  statlink: '//ads.dev/click',
  company: 'Acme',
  description: 'Buy.',
  ...more,
});

describe('a reply of the feed', () => {
  test('the first entry that is not empty and has a statlink is used', () => {
    const reply = {
      ads: [{}, null, { company: 'No link' }, ad({ company: 'First' }), ad({ company: 'Second' })],
    };
    expect(readFeed(reply, 0)?.record).toEqual({
      name: 'sponsor',
      link: 'https://ads.dev/click',
      description: '<strong>First</strong> – Buy.',
      poweredby: 'First',
      label: 'sponsor',
    });
  });

  test.each([
    ['no object', 'text'],
    ['nothing', null],
    ['no list', { ads: { 0: ad() } }],
    ['an empty list', { ads: [] }],
    ['entries without a link only', { ads: [{}, { statlink: '' }, { statlink: 7 }] }],
    ['a link that is a script', { ads: [ad({ statlink: 'javascript:alert(1)' })] }],
    ['a link into this site', { ads: [ad({ statlink: '/login' })] }],
  ])('with %s has nothing that can be shown', (_name, reply) => {
    expect(readFeed(reply, 0)).toBeUndefined();
  });

  test('pixels are split by a double bar, with the timestamp in its place', () => {
    const pixel = 'https://a.dev/p?t=[timestamp]||//b.dev/[timestamp]/[timestamp]||javascript:x';
    const statimp = '//c.dev/seen';
    expect(readFeed({ ads: [ad({ pixel, statimp, timestamp: '1700' })] }, 42)?.pixels).toEqual([
      'https://a.dev/p?t=1700',
      'https://b.dev/1700/1700',
      'https://c.dev/seen',
    ]);
    expect(readFeed({ ads: [ad({ pixel })] }, 42)?.pixels[0]).toBe('https://a.dev/p?t=42');
    expect(readFeed({ ads: [ad()] }, 42)?.pixels).toEqual([]);
  });

  test('a picture has to come from the web; markup in a name is text', () => {
    const entry = ad({ image: 'data:image/svg+xml,<svg/>', company: '<img src=x onerror=alert(1)>' });
    const record = readFeed({ ads: [entry] }, 0)?.record;
    expect(record).not.toHaveProperty('img');
    expect(record?.description).toBe('<strong>&lt;img src=x onerror=alert(1)></strong> – Buy.');
  });
});

describe('asking the feed', () => {
  /** Tools whose server gives these answers in turn, the last one from then on. */
  function toolsOf(answers: readonly (() => Response | Promise<Response>)[]) {
    const asked: string[] = [];
    const tools: FeedTools = {
      fetch: async (address) => {
        asked.push(String(address));
        const answer = answers[asked.length - 1] ?? answers.at(-1);
        return answer ? answer() : Response.error();
      },
      now: () => 0,
      timeout: () => new AbortController().signal,
    };
    return { asked, tools };
  }
  const json = (value: unknown) => () => Response.json(value);

  test('the first usable answer ends it', async () => {
    const { asked, tools } = toolsOf([json({ ads: [] }), json({ ads: [{}] }), json({ ads: [ad()] })]);
    expect((await askFeed('https://ads.dev/feed', tools))?.record.poweredby).toBe('Acme');
    expect(asked).toHaveLength(3);
  });

  test('ten tries at most', async () => {
    const { asked, tools } = toolsOf([json({ ads: [] })]);
    expect(await askFeed('https://ads.dev/feed', tools)).toBeUndefined();
    expect(asked).toHaveLength(10);
  });

  test.each<readonly [string, () => Response | Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error of the server', () => new Response('no', { status: 500 })],
    ['no JSON', () => new Response('<html>')],
    ['no body', () => new Response(null)],
    ['too much', () => new Response(' '.repeat(100_001))],
  ])('%s is a failed request and no second try', async (_name, answer) => {
    const { asked, tools } = toolsOf([answer]);
    expect(await askFeed('https://ads.dev/feed', tools)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  test('an endless answer is not read to its end', async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        controller.enqueue(new Uint8Array(10_000).fill(32));
      },
    });
    const { tools } = toolsOf([() => new Response(endless)]);
    expect(await askFeed('https://ads.dev/feed', tools)).toBeUndefined();
    expect(given).toBeLessThan(20);
  });
});

describe('links', () => {
  test.each([
    ['https://a.dev/x', 'https://a.dev/x'],
    [' HTTP://A.dev ', 'http://a.dev/'],
    ['//a.dev/x', 'https://a.dev/x'],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['/path', undefined],
    ['https://', undefined],
    ['', undefined],
  ])('%j → %s', (address, expected) => {
    expect(safeLink(address)).toBe(expected);
  });

  test.each([
    ['https://acme.dev/backers', true],
    ['http://acme.dev/backers/?from=ad#top', true],
    ['//acme.dev/backers/', true],
    ['https://acme.dev/backers/list', false],
    ['https://other.dev/backers', false],
    ['javascript:1', false],
  ])('%s leads to the backers: %s', (link, expected) => {
    expect(leadsTo(link, ['https://acme.dev/backers/'])).toBe(expected);
  });
});
