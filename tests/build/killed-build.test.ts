import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { fuzz } from '../support/fuzz.ts';
import { manyPages } from '../support/small-site.ts';
import { spawnDocs, startDocs } from '../support/spawn-docs.ts';
import { test, type Workspace } from '../support/workspace.ts';

type Moment = readonly [stage: 'write' | 'render', milliseconds: number];

/** When a process is killed: milliseconds after a stage has started. */
const moments: readonly Moment[] = fuzz
  ? manyMoments(fuzz.seed)
  : [0, 3, 8, 20].map((milliseconds) => ['write', milliseconds]);

function manyMoments(seed: number): Moment[] {
  return Array.from({ length: 50 }, (_, round) =>
    round % 2 === 0 ? ['write', (seed + round * 7) % 60] : ['render', (seed + round * 37) % 400],
  );
}

test('a killed build leaves pages with all their assets, and the next build completes the website', async ({
  workspace,
}) => {
  const docs = { cwd: workspace.root };
  await workspace.write(manyPages(60, 'first'));
  await spawnDocs(['build', '--quiet'], docs);
  for (const [round, [stage, moment]] of moments.entries()) {
    await workspace.write(manyPages(60, `number ${round}`));
    // Renames the navigation fragment, so that old and new pages need different assets.
    const navigation = await workspace.read('content/navigation/acme.yaml');
    await workspace.write({
      'content/navigation/acme.yaml': navigation.replace(' }', `, title: Round ${round} }`),
    });
    await using killed = startDocs(['build'], docs);
    await killed.said(new RegExp(`^${stage}\\b`, 'm'));
    await sleep(moment);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const left = await workspace.output();
    for (const [path, html] of left)
      if (path.endsWith('.html')) expect(missingAssets(html, left), path).toEqual([]);
    if (fuzz) await expectClean(workspace, `${stage} + ${moment} ms`);
  }
  await expectClean(workspace, 'at the end');
});

/** Builds what the killed process has left, and compares it with a build that starts from nothing. */
async function expectClean(workspace: Workspace, moment: string): Promise<void> {
  const docs = { cwd: workspace.root };
  await spawnDocs(['build', '--quiet'], docs);
  await spawnDocs(['build', '--quiet', '--force', '--out', 'clean'], docs);
  expect(await workspace.output(), moment).toEqual(await workspace.output('clean'));
}

/** Returns the missing style sheets, scripts and fragments of a page. */
function missingAssets(html: string, files: ReadonlyMap<string, string>): string[] {
  const named = [...html.matchAll(/(?:href|src|data-[\w-]+)="\/((?:assets|media)\/[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  return named.filter((path) => !files.has(path));
}
