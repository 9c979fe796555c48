import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aptPackages } from '../apt-packages.ts';
import type { HostServer } from './host-server.ts';

/** Longest time that nginx may take to start. */
const startLimit = 20_000;

/** The program of nginx, installed where packages can be; undefined if none can be had. */
export async function findNginx(): Promise<string | undefined> {
  const installed = installedNginx();
  if (installed !== undefined) return installed;
  const packages = await aptPackages();
  if (packages === undefined) return undefined;
  try {
    await packages.refresh();
    await packages.install('nginx-light');
  } catch {
    // No network: the tests of nginx are skipped.
  }
  return installedNginx();
}

function installedNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

/**
 * Starts nginx with a `server` block.
 *
 * @param folder where its own files may be written
 * @param serverBlock makes the block for a port of this machine
 */
export async function startNginx(
  program: string,
  folder: string,
  serverBlock: (port: number) => string,
): Promise<HostServer> {
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  // Files are included from the folder of the configuration, as with `/etc/nginx/nginx.conf`.
  await copyFile('/etc/nginx/mime.types', join(folder, 'mime.types'));
  await writeFile(file, configuration(folder, serverBlock(port)));
  const child = spawn(program, ['-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (const start = Date.now(); !(await answers(origin)); await pause(25)) {
    if (child.exitCode === null && Date.now() - start < startLimit) continue;
    child.kill();
    throw new Error(`nginx does not start: ${said}`);
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function configuration(folder: string, serverBlock: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Workers of another user could not read a folder that belongs to the one who tests.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  include mime.types;
  access_log off;
${places.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}${serverBlock}
}
`;
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
