import { describe, expect, test } from 'vitest';
import { isAllowedHost } from '../../../src/serve/allowed-host.ts';
import { withClient } from '../../../src/serve/dev/answer-dev.ts';
import { messageFor, readShown } from '../../../src/serve/dev/page-connections.ts';

const shown = { path: '/a', shell: 's1', hash: 'h1' };

describe('the message to a tab', () => {
  const html = '<p>';
  test.each([
    ['nothing when it shows the current page', shown, { ...shown, html }, undefined],
    [
      'the page when its content changed',
      shown,
      { ...shown, hash: 'h2', html },
      { kind: 'page', html, shown: { ...shown, hash: 'h2' } },
    ],
    ['reload when the templates changed', shown, { ...shown, shell: 's2', html }, { kind: 'reload' }],
    ['reload when a page was added or removed', shown, { ...shown, path: '/404', html }, { kind: 'reload' }],
    ['reload when its page is unknown', undefined, { ...shown, html }, { kind: 'reload' }],
  ] as const)('%s', (_, before, now, message) => {
    expect(messageFor(before, now)).toEqual(message);
  });

  test.each([[null], [''], ['{'], ['null'], ['{}'], ['{"path":"/a","shell":1,"hash":"h"}']])(
    'a tab cannot show %j',
    (text) => expect(readShown(text)).toBeUndefined(),
  );

  test('a tab reports the page it was served', () => {
    const [, text = ''] = /data-shown="([^"]*)"/.exec(withClient('<body></body>', 'id', shown)) ?? [];
    expect(readShown(text.replaceAll('&quot;', '"'))).toEqual(shown);
  });
});

test('the client script is at the end of the body', () => {
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
