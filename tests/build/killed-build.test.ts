import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { manyPages } from '../support/small-site.ts';
import { spawnDocs, startDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

/** Milliseconds from the start of writing until the process is killed. */
const moments = [0, 3, 8, 20];

test('a killed build leaves pages with all their assets, and the next build completes the website', async ({
  workspace,
}) => {
  const docs = { cwd: workspace.root };
  await workspace.write(manyPages(60, 'first'));
  await spawnDocs(['build', '--quiet'], docs);
  for (const [round, moment] of moments.entries()) {
    await workspace.write(manyPages(60, `number ${round}`));
    // Renames the navigation fragment, so that old and new pages need different assets.
    const navigation = await workspace.read('content/navigation/acme.yaml');
    await workspace.write({
      'content/navigation/acme.yaml': navigation.replace(' }', `, title: Round ${round} }`),
    });
    await using killed = startDocs(['build'], docs);
    await killed.said(/^write$/m);
    await sleep(moment);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const left = await workspace.output();
    for (const [path, html] of left)
      if (path.endsWith('.html')) expect(missingAssets(html, left), path).toEqual([]);
  }
  await spawnDocs(['build', '--quiet'], docs);
  await spawnDocs(['build', '--quiet', '--force', '--out', 'clean'], docs);
  expect(await workspace.output()).toEqual(await workspace.output('clean'));
});

/** Returns the missing style sheets, scripts and fragments of a page. */
function missingAssets(html: string, files: ReadonlyMap<string, string>): string[] {
  const named = [...html.matchAll(/(?:href|src|data-[\w-]+)="\/((?:assets|media)\/[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  return named.filter((path) => !files.has(path));
}
