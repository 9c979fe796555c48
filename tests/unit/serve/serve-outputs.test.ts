import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { OutputFile } from '../../../src/model/output.ts';
import type { OutputPath } from '../../../src/model/path.ts';
import { serveOutputs } from '../../../src/serve/serve-outputs.ts';

const file = (path: string, text: string): OutputFile => ({
  path: path as OutputPath,
  phase: 'page',
  hash: path,
  content: async () => new TextEncoder().encode(text),
});

const files = [
  file('a/index.html', 'page a'),
  file('404.html', 'not found'),
  file('_headers', '/docs/*\n  Content-Security-Policy: default-src\n'),
];

/** The status of a request to another name, which `fetch` cannot make. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });
}

test('serves files from memory with their headers, to this machine alone, until it is closed', async () => {
  const { url, close } = await serveOutputs(files, '/docs/');
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs\/$/);
  const page = await fetch(`${url}a/`);
  expect([page.status, await page.text()]).toEqual([200, 'page a']);
  expect(page.headers.get('content-security-policy')).toBe('default-src');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const missing = await fetch(`${url}b/`);
  expect([missing.status, await missing.text()]).toEqual([404, 'not found']);
  expect(await statusFor(`${url}a/`, 'attacker.example')).toBe(403);
  await close();
  await expect(fetch(url)).rejects.toThrow();
});
