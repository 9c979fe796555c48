import { describe, expect, test } from 'vitest';
import { isAllowedHost } from '../../../src/serve/dev/allowed-host.ts';
import { withClient } from '../../../src/serve/dev/client-tag.ts';
import { messageFor, readShown } from '../../../src/serve/dev/message-for.ts';
import { createMutex } from '../../../src/serve/dev/mutex.ts';

const shown = { path: '/a', shell: 's1', hash: 'h1' };

describe('what a tab is told', () => {
  const html = '<p>';
  test.each([
    ['nothing when it shows the page', shown, { ...shown, html }, undefined],
    [
      'the page when it is another',
      shown,
      { ...shown, hash: 'h2', html },
      { kind: 'page', html, shown: { ...shown, hash: 'h2' } },
    ],
    ['to load anew with other templates', shown, { ...shown, shell: 's2', html }, { kind: 'reload' }],
    ['to load anew when a page came or went', shown, { ...shown, path: '/404', html }, { kind: 'reload' }],
    ['to load anew when it cannot say what it shows', undefined, { ...shown, html }, { kind: 'reload' }],
  ] as const)('%s', (_, before, now, message) => {
    expect(messageFor(before, now)).toEqual(message);
  });

  test.each([[null], [''], ['{'], ['null'], ['{}'], ['{"path":"/a","shell":1,"hash":"h"}']])(
    'what a tab shows cannot be %j',
    (text) => expect(readShown(text)).toBeUndefined(),
  );

  test('what a tab shows is what its page was served with', () => {
    const [, told = ''] = /data-shown="([^"]*)"/.exec(withClient('<body></body>', 'id', shown)) ?? [];
    expect(readShown(told.replaceAll('&quot;', '"'))).toEqual(shown);
  });
});

test('the client stands at the end of the body', () => {
  const html = withClient('<body>a</body></html>', 'id', shown);
  expect(html.replace(/ data-shown="[^"]*"/, '')).toBe(
    '<body>a<script src="/__docs/client.js" data-server="id"></script></body></html>',
  );
});

test.each([
  ['localhost:4172', '127.0.0.1', true],
  ['LOCALHOST', '127.0.0.1', true],
  ['127.0.0.1:4172', '127.0.0.1', true],
  ['[::1]:4172', '127.0.0.1', true],
  ['evil.example:4172', '127.0.0.1', false],
  ['192.168.0.7:4172', '127.0.0.1', false],
  ['localhost.evil.example', '127.0.0.1', false],
  ['127.0.0.1.evil.example', '127.0.0.1', false],
  ['docs.local:4172', 'docs.local', true],
  ['192.168.0.7:4172', '0.0.0.0', true],
  ['[fe80::1]:4172', '::', true],
  ['evil.example', '0.0.0.0', false],
  ['', '127.0.0.1', false],
  [undefined, '127.0.0.1', false],
])('host %j at a server on %s: %s', (header, host, allowed) => {
  expect(isAllowedHost(header, host)).toBe(allowed);
});

test('turns come one after the other, also after one that failed', async () => {
  const inTurn = createMutex();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
  };
  const all = ['a', 'b', 'c'].map((name) => inTurn(work(name)));
  await expect(Promise.allSettled(all)).resolves.toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected' },
    { status: 'fulfilled' },
  ]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
