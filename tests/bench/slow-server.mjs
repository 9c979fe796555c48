// Serves a folder over a slow line. The server is slow and not the browser, whose emulation does not slow
// down prefetched documents.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Milliseconds between two rounds of packets, one packet for each answer in turn, and the bytes of a packet.
 */
const tick = 10;
const packet = 1000;

/**
 * Starts a server that sends so many bits a second, each answer after one round trip. Callers reset `counts`.
 */
export async function slowServer(folder, { bitsPerSecond, roundTrip }) {
  const waiting = [];
  const counts = { asked: 0, sent: 0, ahead: 0 };
  let credit = 0;
  const pump = setInterval(() => {
    credit = waiting.length === 0 ? 0 : credit + (bitsPerSecond / 8) * (tick / 1000);
    while (credit > 0 && waiting.length > 0) {
      const answer = waiting.shift();
      const part = answer.body.subarray(answer.at, answer.at + packet);
      answer.at += part.length;
      credit -= part.length;
      counts.sent += part.length;
      answer.response.write(part);
      if (answer.at < answer.body.length && !answer.response.destroyed) waiting.push(answer);
      else answer.response.end();
    }
  }, tick);
  const server = createServer((request, response) => {
    const isAhead = /prefetch/.test(`${request.headers['sec-purpose']} ${request.headers.purpose}`);
    counts[isAhead ? 'ahead' : 'asked'] += 1;
    const { status, headers, body } = answerTo(folder, request.url);
    setTimeout(() => {
      response.writeHead(status, headers);
      waiting.push({ response, body, at: 0 });
    }, roundTrip);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    counts,
    close: () => {
      clearInterval(pump);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerTo(folder, url) {
  const path = join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const file = [path, `${path}.html`, join(path, 'index.html')].find(
    (name) => existsSync(name) && statSync(name).isFile(),
  );
  if (!file) return { status: 404, headers: {}, body: Buffer.from('404') };
  const type = types[extname(file)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'max-age=3600' };
  const bytes = readFileSync(file);
  if (!/text|javascript|json|svg/.test(type)) return { status: 200, headers, body: bytes };
  return {
    status: 200,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(bytes, { level: 9 }),
  };
}
