import { sep } from 'node:path';
import { expect } from 'vitest';
import type { FileSystem } from '../../src/effects/file-system.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import { fuzz } from '../support/fuzz.ts';
import { silentProgress } from '../support/silent-progress.ts';
import { navigation, page, plainSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

/** After how many writes the disk is full: during the first files of the cache, between pages, at the end. */
const moments = fuzz ? Array.from({ length: 60 }, (_, index) => index) : [0, 2, 5, 9, 14, 22];

/** A disk that takes so many files more in some folders. What it refuses may be there in part. */
function fillingDisk(space: number, isOnIt: (file: string) => boolean = () => true): FileSystem {
  const disk = nodeFileSystem();
  let left = space;
  const take = (file: string) => {
    if (!isOnIt(file)) return;
    left -= 1;
    if (left < 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  return {
    ...disk,
    async write(file, content) {
      if (left <= 0 && isOnIt(file)) await disk.write(file, content.slice(0, content.length / 2));
      take(file);
      await disk.write(file, content);
    },
    async replace(file, content) {
      take(file);
      await disk.replace(file, content);
    },
    async append(file, parts) {
      take(file);
      await disk.append(file, parts);
    },
  };
}

test('a build that fills the disk damages nothing, and the next one completes the website', async ({
  workspace,
}) => {
  await workspace.write(plainSite);
  await workspace.freshBuild();
  for (const moment of moments) {
    await workspace.write({
      'content/acme/link.md': page('Link', `Number ${moment}.`),
      'content/navigation/acme.yaml': navigation([['/acme/link/', `Link ${moment}`]]),
    });
    const outcome = await workspace.freshBuild({ files: fillingDisk(moment) }).catch(String);
    // A build that could not save its cache has still written the website.
    if (typeof outcome === 'string') expect(outcome, `after ${moment}`).toMatch(/disk is full|no space left/);
    expect((await workspace.freshBuild()).ok).toBe(true);
    const completed = await workspace.output();
    await workspace.freshBuild({ flags: { force: true, out: 'clean' } });
    expect(completed, `after ${moment}`).toEqual(await workspace.output('clean'));
  }
});

test('a full disk of the cache costs time, and neither the website nor its report', async ({ workspace }) => {
  await workspace.write(plainSite);
  await workspace.freshBuild();
  for (const moment of [0, 2, 4]) {
    await workspace.write({
      'content/acme/link.md': page('Link', `Number ${moment}.`),
      'content/navigation/acme.yaml': navigation([['/acme/link/', `Link ${moment}`]]),
    });
    const warnings: string[] = [];
    const files = fillingDisk(moment, (file) => file.includes(`.cache${sep}colophon${sep}`));
    const progress = { ...silentProgress, warn: (text: string) => warnings.push(text) };
    expect((await workspace.freshBuild({ files, progress, flags: { force: true } })).ok).toBe(true);
    expect(warnings, `after ${moment}`).toEqual([
      expect.stringMatching(
        /^Cannot write to the cache folder ".*" \(ENOSPC\)\. Continuing without a cache\.$/,
      ),
    ]);
    const written = await workspace.output();
    await workspace.freshBuild({ flags: { force: true, out: 'clean' } });
    expect(written, `after ${moment}`).toEqual(await workspace.output('clean'));
  }
});
