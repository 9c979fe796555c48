import { readdir } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { navigation, page, plainSite, smallSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test as base, type SiteFiles } from '../support/workspace.ts';

/** Runs `docs build --quiet --why <page>`, and returns its output. */
const test = base.extend<{ why: (page: string, ...more: string[]) => Promise<string> }>({
  why: async ({ workspace }, use) => {
    await use(async (wanted, ...more) => {
      const outcome = await spawnDocs(['build', '--quiet', '--why', wanted, ...more], {
        cwd: workspace.root,
      });
      expect(outcome).toMatchObject({ stderr: '', code: 0 });
      return outcome.stdout;
    });
  },
});

const link = '/acme/link (content/acme/link.md)';
const button = '/acme/button (content/acme/button.md)';
const unchanged = `${link} was not rendered again: none of its inputs changed.\n\n`;

const footer = 'export function Footer() {\n  return <footer>Another footer</footer>;\n}\n';

describe('docs build --why', () => {
  test('a first build, and a build without changes', async ({ workspace, why }) => {
    await workspace.write(plainSite);
    expect(await why('/acme/link')).toBe(`${link} was rendered: there is no cache of an earlier build.\n\n`);
    for (const name of ['/acme/link/', 'acme/link', 'content/acme/link.md', 'acme/link.md'])
      expect(await why(name), name).toBe(unchanged);
    expect(await why('/404')).toBe('/404 was not rendered again: none of its inputs changed.\n\n');
  });

  test('names what changed', async ({ workspace, why }) => {
    await workspace.write(smallSite);
    await why('/acme/link');
    const edits: [edit: SiteFiles, page: string, text: string][] = [
      [
        { 'content/acme/link.md': page('Link', 'Other words, and [a link](./start.md).') },
        link,
        'was rendered again. Changed since the last build:\n  its text\n',
      ],
      [
        {
          'content/acme/link.md': page('Link', 'Other words, and [a link](./start.md).').replace(
            'The page about',
            'All about',
          ),
        },
        link,
        'was rendered again. Changed since the last build:\n  its front matter\n',
      ],
      [
        {
          'content/navigation/acme.yaml': navigation([
            ['/acme/button/', 'Push button'],
            ['/acme/link/', 'Link'],
          ]),
        },
        link,
        'was rendered again. Changed since the last build:\n  the navigation (titles or order of the entries on the page)\n',
      ],
      [
        {
          'content/acme/Counter.tsx':
            smallSite['content/acme/Counter.tsx']?.replace('Pressed', 'Pushed') ?? '',
        },
        button,
        'was rendered again. Changed since the last build:\n  the demo acme/Counter.tsx\n',
      ],
      [
        { 'content/site.yaml': smallSite['content/site.yaml']?.replace('Acme UI', 'Acme') ?? '' },
        link,
        'was rendered again. Changed since the last build:\n  the configuration (settings that every page shows)\n',
      ],
      [
        { 'templates/layout/footer.tsx': footer },
        link,
        'was rendered again. Changed since the last build:\n  the templates, or a package that they import\n',
      ],
    ];
    for (const [edit, wanted, text] of edits) {
      await workspace.write(edit);
      expect(await why(wanted.replace(/ .*/, ''))).toBe(`${wanted} ${text}\n`);
    }
  });

  test('a new page, and --force', async ({ workspace, why }) => {
    await workspace.write(plainSite);
    await why('/acme/link');
    await workspace.write({ 'content/acme/card.md': page('Card') });
    expect(await why('/acme/card')).toBe(
      '/acme/card (content/acme/card.md) was rendered for the first time: the last build did not have this page.\n\n',
    );
    expect(await why('/acme/link', '--force')).toBe(
      `${link} was rendered again because of --force: none of its inputs is known to have changed.\n\n`,
    );
  });

  test('a reverted edit, while the cache still has the page', async ({ workspace, why }) => {
    await workspace.write(plainSite);
    await why('/acme/link');
    await workspace.write({ 'content/acme/link.md': page('Link', 'Other words.') });
    await why('/acme/link', '--only', '/acme/link');
    await workspace.write({ 'content/acme/link.md': page('Link') });
    expect(await why('/acme/link')).toBe(
      `${link} was not rendered again: the cache already had this version. Changed since the last build:\n  its text\nIts output file was written, because the file in the output folder differed.\n\n`,
    );
  });

  test('a page that is missing from the cache', async ({ workspace, why }) => {
    await workspace.write(plainSite);
    await why('/acme/link');
    await workspace.remove('.cache/colophon/store/index.json');
    expect(await why('/acme/link')).toBe(
      `${link} was rendered again: none of its inputs changed, but it was missing from the cache.\n\n`,
    );
  });

  test('an unknown page is wrong usage, and nothing is written', async ({ workspace }) => {
    await workspace.write(plainSite);
    const ask = (wanted: string) => spawnDocs(['build', '--quiet', '--why', wanted], { cwd: workspace.root });
    expect(await ask('/acme/lnik')).toEqual({
      stdout: '',
      stderr: 'No page has the path or file "/acme/lnik". Similar pages: /acme/link.\n',
      code: 2,
    });
    expect(await ask('docs/link.md')).toEqual({
      stdout: '',
      stderr: 'No page has the path or file "docs/link.md". Similar pages: content/acme/link.md.\n',
      code: 2,
    });
    expect(await ask('/something/else/altogether')).toEqual({
      stdout: '',
      stderr: 'No page has the path or file "/something/else/altogether".\n',
      code: 2,
    });
    expect(await readdir(workspace.root)).not.toContain('dist');
  });

  test('--json has the explanation as an object', async ({ workspace }) => {
    await workspace.write(plainSite);
    const { stdout } = await spawnDocs(['build', '--json', '--why', '/acme/link'], { cwd: workspace.root });
    expect(JSON.parse(stdout).why).toEqual({
      path: '/acme/link',
      file: 'content/acme/link.md',
      rendered: true,
      written: true,
      forced: false,
      since: { kind: 'unknown' },
    });
  });
});
