import { describe, expect, test } from 'vitest';
import { askFeed, type FeedTools } from '../../../../../templates/browser/ads/ask-feed.ts';
import { leadsTo, readFeed, safeLink } from '../../../../../templates/browser/ads/read-feed.ts';

/** Reads a reply at a time. Marks HTML as reduced. */
const read = (reply: unknown, time: number) =>
  readFeed(reply, { now: () => time, reduceHtml: (html) => `[${html}]` });

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
    expect(read(reply, 0)?.record).toEqual({
      name: 'sponsor',
      link: 'https://ads.dev/click',
      description: '<strong>First</strong> – [Buy.]',
      poweredby: 'First',
      label: 'sponsor',
    });
  });

  test.each([
    ['no object', 'text'],
    ['nothing', null],
    ['no list', { ads: { 0: ad() } }],
    ['an empty list', { ads: [] }],
    ['only entries without a link', { ads: [{}, { statlink: '' }, { statlink: 7 }] }],
    ['a link that is a script', { ads: [ad({ statlink: 'javascript:alert(1)' })] }],
    ['a link into this site', { ads: [ad({ statlink: '/login' })] }],
  ])('with %s has no usable advertisement', (_name, reply) => {
    expect(read(reply, 0)).toBeUndefined();
  });

  test('pixels are split by a double bar, and the timestamp is filled in', () => {
    const pixel = 'https://a.dev/p?t=[timestamp]||//b.dev/[timestamp]/[timestamp]||javascript:x';
    const statimp = '//c.dev/seen';
    expect(read({ ads: [ad({ pixel, statimp, timestamp: '1700' })] }, 42)?.pixels).toEqual([
      'https://a.dev/p?t=1700',
      'https://b.dev/1700/1700',
      'https://c.dev/seen',
    ]);
    expect(read({ ads: [ad({ pixel })] }, 42)?.pixels[0]).toBe('https://a.dev/p?t=42');
    expect(read({ ads: [ad()] }, 42)?.pixels).toEqual([]);
  });

  test('an image needs a web address; markup in a company name is escaped', () => {
    const entry = ad({ image: 'data:image/svg+xml,<svg/>', company: '<img src=x onerror=alert(1)>' });
    const record = read({ ads: [entry] }, 0)?.record;
    expect(record).not.toHaveProperty('img');
    expect(record?.description).toBe('<strong>&lt;img src=x onerror=alert(1)></strong> – [Buy.]');
  });
});

describe('requesting the feed', () => {
  /** Tools whose server returns these answers in turn, then repeats the last one. */
  function toolsOf(answers: readonly (() => Response | Promise<Response>)[]) {
    const requested: string[] = [];
    const tools: FeedTools = {
      fetch: async (address) => {
        requested.push(String(address));
        const answer = answers[requested.length - 1] ?? answers.at(-1);
        return answer ? answer() : Response.error();
      },
      now: () => 0,
      timeout: () => new AbortController().signal,
    };
    return { requested, tools };
  }
  const json = (value: unknown) => () => Response.json(value);

  test('stops at the first usable answer', async () => {
    const { requested, tools } = toolsOf([json({ ads: [] }), json({ ads: [{}] }), json({ ads: [ad()] })]);
    expect((await askFeed('https://ads.dev/feed', tools))?.record.poweredby).toBe('Acme');
    expect(requested).toHaveLength(3);
  });

  test('its description keeps only text and inline elements', async () => {
    const description = '<img src=x onerror="x()"><b onclick="x()">Buy</b> &lt;now&gt;<script>x()</script>';
    const { tools } = toolsOf([json({ ads: [ad({ description })] })]);
    const found = await askFeed('https://ads.dev/feed', tools);
    expect(found?.record.description).toBe('<strong>Acme</strong> – <b>Buy</b> &lt;now>');
  });

  test('makes ten requests at most', async () => {
    const { requested, tools } = toolsOf([json({ ads: [] })]);
    expect(await askFeed('https://ads.dev/feed', tools)).toBeUndefined();
    expect(requested).toHaveLength(10);
  });

  test.each<readonly [string, () => Response | Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server error', () => new Response('no', { status: 500 })],
    ['no JSON', () => new Response('<html>')],
    ['no body', () => new Response(null)],
    ['too much', () => new Response(' '.repeat(100_001))],
  ])('%s is a failed request, which is not repeated', async (_name, answer) => {
    const { requested, tools } = toolsOf([answer]);
    expect(await askFeed('https://ads.dev/feed', tools)).toBeUndefined();
    expect(requested).toHaveLength(1);
  });

  test('cancels an endless answer', async () => {
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
