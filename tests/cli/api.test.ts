import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { build, check, createDevServer, UserError } from '../../cli/api/index.ts';
import { page, plainSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

const flawed = { ...plainSite, 'content/acme/link.md': page('Link', ':::info\nOpen.') };

describe('build', () => {
  test('writes the website and returns its report', async ({ workspace }) => {
    await workspace.write(plainSite);
    const stages: string[] = [];
    const report = await build(workspace.root, { onStage: (stage) => stages.push(stage) });
    expect(report).toMatchObject({ ok: true, diagnostics: [], routes: 7 });
    expect(stages).toEqual(['read', 'parse', 'bundle', 'render', 'write']);
    expect((await workspace.output()).get('acme/link/index.html')).toContain('Words about Link.');
    expect(await build(workspace.root)).toMatchObject({ ok: true, rendered: [], written: [] });
  });

  test('takes the options of the command', async ({ workspace }) => {
    await workspace.write(plainSite);
    const out = join(workspace.root, 'elsewhere');
    const report = await build(workspace.root, { out, base: '/docs/', only: ['/acme/**'], sizes: true });
    expect(report.weights?.pages.map(({ path }) => path)).toContain('/acme/button');
    expect(report.weights?.pages.map(({ path }) => path)).not.toContain('/');
    expect((await workspace.output('elsewhere')).get('acme/button/index.html')).toContain(
      'href="/docs/acme/link/"',
    );
  });

  test('reports errors in the content and in the configuration', async ({ workspace }) => {
    await workspace.write(flawed);
    const { ok, diagnostics } = await build(workspace.root);
    expect({ ok, codes: diagnostics.map(({ code }) => code) }).toEqual({
      ok: false,
      codes: ['callout-unclosed'],
    });
    await workspace.write({ 'content/site.yaml': 'base: none\n' });
    const report = await build(workspace.root);
    expect(report.ok).toBe(false);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['config-value', 'config-value']);
  });

  test('rejects options in place of the folder', async ({ workspace }) => {
    // As a program in JavaScript may, which no compiler checks.
    const root = JSON.parse(JSON.stringify({ root: workspace.root }));
    for (const called of [build, check, createDevServer]) {
      const attempt = called(root);
      await expect(attempt).rejects.toBeInstanceOf(UserError);
      await expect(attempt).rejects.toThrow(`${called.name}('.')`);
    }
  });

  test('rejects with a sentence where it cannot build', async ({ workspace }) => {
    await workspace.write({ ...plainSite, 'dist/notes.txt': 'Mine.' });
    const attempt = build(workspace.root);
    await expect(attempt).rejects.toBeInstanceOf(UserError);
    await expect(attempt).rejects.toThrow('dist');
    expect(await workspace.read('dist/notes.txt')).toBe('Mine.');
  });

  test('is interrupted by its signal', async ({ workspace }) => {
    await workspace.write(plainSite);
    await expect(build(workspace.root, { signal: AbortSignal.abort() })).rejects.toThrow('abort');
    expect(await workspace.output().catch(() => 'no folder')).toBe('no folder');
  });

  test('restores the time zone of the process', async ({ workspace }) => {
    await workspace.write(plainSite);
    const before = process.env.TZ;
    process.env.TZ = 'Asia/Tokyo';
    let during: string | undefined;
    try {
      const onStage = () => {
        during = process.env.TZ;
      };
      await Promise.all([build(workspace.root, { onStage }), check(workspace.root)]);
      expect({ during, after: process.env.TZ }).toEqual({ during: 'UTC', after: 'Asia/Tokyo' });
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});

test('check writes nothing but the cache', async ({ workspace }) => {
  await workspace.write(flawed);
  const { ok, diagnostics } = await check(workspace.root, { strict: true });
  expect({ ok, codes: diagnostics.map(({ code }) => code) }).toEqual({
    ok: false,
    codes: ['callout-unclosed'],
  });
  expect(await workspace.output().catch(() => 'no folder')).toBe('no folder');
});

test('check takes options that include others', async ({ workspace }) => {
  await workspace.write(plainSite);
  await expect(check(workspace.root, { typesWith: { kit: 'kit-1' } })).rejects.toThrow('"kit-1"');
  const { weights, ...report } = await build(workspace.root, { sizes: true });
  const lighter = weights?.pages.map((one) => ({ ...one, html: 1 }));
  await workspace.write({
    'main.json': JSON.stringify({ ...report, weights: { ...weights, pages: lighter } }),
  });
  const { diagnostics } = await check(workspace.root, { against: join(workspace.root, 'main.json') });
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['page-growth']));
});

describe('createDevServer', () => {
  test('serves pages and edits until it is closed', async ({ workspace }) => {
    await workspace.write(plainSite);
    let printed = '';
    const counts: number[] = [];
    const server = await createDevServer(workspace.root, {
      port: 0,
      log: (text) => {
        printed += text;
      },
      onProblems: (problems) => counts.push(problems.length),
    });
    const html = async () => (await fetch(`${server.url}acme/link/`)).text();
    expect(await html()).toContain('Words about Link.');
    await expect.poll(() => printed, { timeout: 20_000 }).toContain('7 pages in');
    await workspace.write({ 'content/acme/link.md': page('Link', ':::info\nOpen.') });
    await expect.poll(() => counts.at(-1), { timeout: 20_000 }).toBe(1);
    await workspace.write({ 'content/acme/link.md': page('Link', 'Other words.') });
    await expect.poll(html, { timeout: 20_000 }).toContain('Other words.');
    await expect.poll(() => printed, { timeout: 20_000 }).toContain('All errors are fixed.');
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  test('logs why it has ended, which is no internal error', async ({ workspace }) => {
    await workspace.write(plainSite);
    let printed = '';
    const server = await createDevServer(workspace.root, {
      port: 0,
      log: (text) => {
        printed += text;
      },
      onProblems: () => {
        throw new UserError('The list of problems is full.');
      },
    });
    await expect.poll(() => printed, { timeout: 20_000 }).toBe('The list of problems is full.\n');
    await expect(server.close()).rejects.toThrow('The list of problems is full.');
  });

  test('rejects for a configuration with errors', async ({ workspace }) => {
    await workspace.write({ ...plainSite, 'content/site.yaml': 'base: none\n' });
    const attempt = createDevServer(workspace.root, { port: 0 });
    await expect(attempt).rejects.toBeInstanceOf(UserError);
    await expect(attempt).rejects.toThrow('"base" must start and end with a slash');
  });
});
