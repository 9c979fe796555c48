import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { cacheServer } from '../support/cache-server.ts';
import { manyPages, page, plainSite, smallSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { withoutTime } from '../support/without-time.ts';
import { openWorkspace, readOutput, type SiteFiles, test } from '../support/workspace.ts';

/** With search, a sitemap, a service worker, a language and a demo. */
const site: SiteFiles = {
  ...manyPages(20, 'first'),
  'content/site.yaml': `name: Acme UI
url: https://docs.acme.dev
languages: [en, de]
products: [{ id: acme, name: Acme, navigation: navigation/acme.yaml }]
`,
  'content/acme/button.md': smallSite['content/acme/button.md'] ?? '',
  'content/acme/link.md': smallSite['content/acme/link.md'] ?? '',
  'content/acme/Counter.tsx': smallSite['content/acme/Counter.tsx'] ?? '',
};

/** A checkout of the site on a machine of its own. */
async function checkout() {
  const folder = await temporaryFolder();
  await openWorkspace(folder.path).write(site);
  return folder;
}

describe('docs merge', () => {
  test('joins eight parts into the website of a whole build, byte for byte', { timeout: 300_000 }, async ({
    workspace,
  }) => {
    await using parts = await temporaryFolder();
    await workspace.write(site);
    const built = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        await using machine = await checkout();
        const out = join(parts.path, `${index + 1}`);
        // Awaited here, or the checkout would be gone.
        return await spawnDocs(['build', '--shard', `${index + 1}/8`, '--out', out], { cwd: machine.path });
      }),
    );
    expect(built.map(({ code }) => code)).toEqual(built.map(() => 0));
    const whole = await spawnDocs(['build', '--out', 'whole'], { cwd: workspace.root });
    await using machine = await checkout();
    const folders = built.map((_, index) => join(parts.path, `${index + 1}`));
    const merged = await spawnDocs(['merge', ...folders], { cwd: machine.path });
    expect(merged.code).toBe(0);
    expect(merged.stdout).toMatch(
      /^Built \d+ pages in .+ \(0 rendered, \d+ unchanged\) → dist.*\n\d+ results came from 8 parts\.\n$/s,
    );
    expect(withoutTime(merged.stderr)).toContain('parse (0)');
    expect(whole.code).toBe(0);
    expect(await readOutput(join(machine.path, 'dist'))).toEqual(
      await readOutput(join(workspace.root, 'whole')),
    );
  });

  test('joins parts of machines that share a remote cache on a server', { timeout: 300_000 }, async ({
    workspace,
  }) => {
    await using server = await cacheServer();
    await using parts = await temporaryFolder();
    const url = ['--remote-cache', server.origin];
    const readWrite = [...url, '--remote-cache-mode', 'read-write'];
    await workspace.write(site);
    const whole = await spawnDocs(['build'], { cwd: workspace.root });
    expect(whole.code).toBe(0);
    const expected = await readOutput(join(workspace.root, 'dist'));
    const inCheckout = async (...args: string[]) => {
      await using machine = await checkout();
      const { code, stdout } = await spawnDocs(args, { cwd: machine.path });
      // A shard writes into another folder.
      const output = args.includes('--shard') ? undefined : await readOutput(join(machine.path, 'dist'));
      return { code, stdout, output };
    };
    // Eight machines fill an empty cache at the same time.
    const filled = await Promise.all(Array.from({ length: 8 }, () => inCheckout('build', ...readWrite)));
    for (const { output } of filled) expect(output).toEqual(expected);
    const folders = Array.from({ length: 8 }, (_, index) => join(parts.path, `${index + 1}`));
    const shards = await Promise.all(
      folders.map((out, index) => inCheckout('build', '--shard', `${index + 1}/8`, '--out', out, ...url)),
    );
    expect(shards.map(({ code }) => code)).toEqual(shards.map(() => 0));
    server.requests.splice(0);
    const merged = await inCheckout('merge', ...folders, ...readWrite);
    expect(merged.stdout).toContain('(0 rendered, ');
    expect(merged.output).toEqual(expected);
    // The cache has everything already, or what one of the eight had stored is stored again.
    expect(server.requests.length).toBeLessThan(16);
  });

  test('builds what no part contains, and reports the problems of a whole build', async ({ workspace }) => {
    await workspace.write({
      ...plainSite,
      'content/acme/link.md': page('Link', 'See [nothing](./nothing.md).'),
    });
    const cwd = workspace.root;
    const docs = async (...args: string[]) => {
      const { stdout, stderr, code } = await spawnDocs(args, { cwd });
      return { stdout: withoutTime(stdout), stderr, code };
    };
    const first = await docs('build', '--shard', '1/3');
    expect(first.stdout).toMatch(
      /Built part 1 of 3 in \[TIME\] \(3 of 7 pages, \d+ results\) → parts\/1-of-3, with 1 error in 1 file/,
    );
    await docs('build', '--shard', '3/3');
    const merged = await docs('merge', 'parts/1-of-3', 'parts/3-of-3');
    expect(merged.stderr).toContain('Part 2 of 3 is missing, so this machine builds it.');
    const whole = await docs('build', '--force');
    expect(merged.stdout).toBe(whole.stdout);
    expect([merged.code, whole.code]).toEqual([1, 1]);
    expect(whole.stdout).toContain('nothing.md');
  });

  test('refuses what is no part, and other numbers than those of parts', async ({ workspace }) => {
    await workspace.write(plainSite);
    const cwd = workspace.root;
    expect(await spawnDocs(['merge', 'content'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"content" is not a part. Write parts with docs build --shard 1/2.'),
    });
    expect(await spawnDocs(['build', '--shard', '1/2', '--out', '.'], { cwd })).toMatchObject({ code: 2 });
    for (const shard of ['0/8', '9/8', '3', '3/x'])
      expect(await spawnDocs(['build', '--shard', shard], { cwd })).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('Use a part and their number, such as 3/8.'),
      });
  });

  test('a part replaces a part, and nothing else', async ({ workspace }) => {
    await workspace.write({ ...plainSite, 'cache/ac/1': 'Result.', 'cache/cas/2': 'Content.' });
    const build = (out: string) =>
      spawnDocs(['build', '--shard', '1/2', '--quiet', '--out', out], { cwd: workspace.root });
    expect(await build('part')).toMatchObject({ stderr: '', code: 0 });
    expect(await build('part')).toMatchObject({ stderr: '', code: 0 });
    expect(await build('cache')).toEqual({
      stdout: '',
      stderr: 'The folder "cache" contains other files than a part. Choose another one with --out.\n',
      code: 2,
    });
    expect(await workspace.read('cache/cas/2')).toBe('Content.');
  });
});
