import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Serves files as a host does: compressed. Counts the bytes. */
export async function serveFiles({ files, folders }) {
  const counted = { bytes: 0 };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const [, folder] = Object.entries(folders).find(([start]) => path.startsWith(start));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const isFile = existsSync(file) && statSync(file).isFile();
    const content =
      path === '/blank'
        ? Buffer.from('<!doctype html>')
        : (files.get(path) ?? (isFile ? readFileSync(file) : undefined));
    if (!content) return response.writeHead(404).end();
    const body = gzipSync(content, { level: 9 });
    counted.bytes += body.length;
    const type = path === '/blank' ? 'text/html' : (types[extname(file)] ?? 'text/plain');
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': 'max-age=3600',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(server, { counted, address: `http://127.0.0.1:${server.address().port}` });
}
