import { expect, test } from 'vitest';
import { emitFixed } from '../../../src/emit/emit-fixed.ts';
import { bytesOf } from '../../../src/lib/bytes-of.ts';
import { hash } from '../../../src/lib/hash.ts';
import type { HostName } from '../../../src/model/config.ts';
import type { OwnFile } from '../../../src/model/output.ts';
import type { FilePath, OutputPath, SourcePath } from '../../../src/model/path.ts';
import { createSources } from '../../../src/read/sources.ts';
import type { SitePlan } from '../../../src/render/site-plan.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { indexedSite } from '../../support/planned-pages.ts';
import type { SampleSite } from '../../support/sample-site.ts';

const own = (path: string, text: string): OwnFile => ({
  path: path as OutputPath,
  emitter: 'own',
  bytes: new TextEncoder().encode(text),
});

/** The fixed files of a site with these public files, by path. */
async function filesOf(
  publicFiles: Readonly<Record<string, string>>,
  { ownFiles = [], host, ...sample }: SampleSite & { ownFiles?: OwnFile[]; host?: HostName } = {},
): Promise<Record<string, string>> {
  const paths = Object.keys(publicFiles).map((name) => `public/${name}`);
  const { index, routes } = indexedSite({ ...sample, publicFiles: paths });
  const sources = createSources(
    paths.map((path) => ({
      path: path as SourcePath,
      file: `/site/content/${path}` as FilePath,
      kind: 'public',
      hash: hash(path),
    })),
  );
  const disk = memoryFileSystem(
    Object.fromEntries(
      Object.entries(publicFiles).map(([name, text]) => [`/site/content/public/${name}`, text]),
    ),
  );
  const site = { ...index.site, ownFiles };
  const plan = { index: { ...index, site }, sources, routes } as unknown as SitePlan;
  const inline = { scripts: [], styles: [] };
  const files = emitFixed(plan, { inline, ...(host !== undefined && { host }) }, disk);
  const read = files.map(async (file) => [file.path, new TextDecoder().decode(await bytesOf(file))] as const);
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  return Object.fromEntries(await Promise.all(read));
}

test('a file of the public folder, or of an emitter, replaces a generated one', async () => {
  const files = await filesOf({ 'robots.txt': 'Mine' }, { ownFiles: [own('llms.txt', 'Own')] });
  expect(files).toMatchObject({ 'robots.txt': 'Mine', 'llms.txt': 'Own' });
  const { 'robots.txt': robots, 'llms.txt': llms } = await filesOf({});
  expect(robots).toContain('User-agent: *');
  expect(llms).toContain('# Acme UI');
});

test("the site's own rules for hosts stand in the generated files, and else are copied", async () => {
  const headers = '/*\n  X-Mine: yes\n';
  const redirects = '/a /b\n';
  const publicFiles = { _headers: headers, _redirects: redirects };
  const files = await filesOf(publicFiles, { headers, redirects });
  expect(files._headers).toMatch(/^\/\*\n {2}X-Mine: yes\n\n\/\*\n {2}X-Content-Type-Options/);
  expect(files._redirects).toBe(redirects);
  const onVercel = await filesOf(publicFiles, { headers, redirects, host: 'vercel' });
  expect(onVercel._headers).toBe(headers);
  expect(onVercel['vercel.json']).toContain('X-Mine');
  expect(onVercel['vercel.json']).toContain('"/b"');
});
