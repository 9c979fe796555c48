import { cp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { seal, unseal } from '../../src/cache/sealed-text.ts';
import { readTree } from '../support/read-tree.ts';
import { navigation, page, smallSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

type Damage = (file: string) => Promise<void>;

const halve: Damage = async (file) => truncate(file, Math.floor((await readFile(file)).length / 2));
const empty: Damage = (file) => truncate(file, 0);
const flip =
  (share: number): Damage =>
  async (file) => {
    const bytes = await readFile(file);
    const at = Math.floor(bytes.length * share);
    bytes[at] = (bytes[at] ?? 0) ^ 0b101;
    await writeFile(file, bytes);
  };
/** Flips one bit in every 64 bytes, so that every value is damaged. */
const flipEverywhere: Damage = async (file) => {
  const bytes = await readFile(file);
  for (let at = 0; at < bytes.length; at += 64) bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
};

const damages: [name: string, end: string, damage: Damage][] = [
  ['a pack is missing', '.pack', (file) => rm(file)],
  ['a pack is truncated', '.pack', halve],
  ['a pack is damaged everywhere', '.pack', flipEverywhere],
  ...[0.1, 0.4, 0.7, 0.95].map((share): [string, string, Damage] => [
    `a pack has a wrong bit at ${share * 100}%`,
    '.pack',
    flip(share),
  ]),
  ['the index is missing', 'index.json', (file) => rm(file)],
  ['the index is empty', 'index.json', empty],
  ['the index is truncated', 'index.json', halve],
  [
    'the index has an invalid structure',
    'index.json',
    (file) => writeFile(file, seal('{"format":3,"records":{"a":[1,2],"b":null}}')),
  ],
  [
    'the index has another version',
    'index.json',
    (file) => rewrite(file, (text) => text.replace(/"format":\d+/, '"format":999')),
  ],
  ['the render record is truncated', 'rendered.json', halve],
  [
    'the render record has an invalid structure',
    'rendered.json',
    (file) => writeFile(file, seal('{"format":2,"shared":[],"pages":{"/acme/link":[1,null]}}')),
  ],
  ['the index names impossible ranges', 'index.json', impossibleRanges],
  ['a module of the templates is damaged', 'server/templates', flip(0.5)],
  ['a module of the templates is missing', 'server/templates', (file) => rm(file)],
];

/** The edit after the damage: some pages are rendered again with stored bodies, and all are written again. */
const edited = {
  'content/navigation/acme.yaml': navigation([
    ['/acme/button/', 'Button'],
    ['/acme/link/', 'Link with another title'],
  ]),
};

test('a build with a damaged cache writes the same website', async ({ workspace }) => {
  const [cache, kept, dist] = ['.cache/colophon', 'kept', 'dist'].map((folder) =>
    join(workspace.root, folder),
  ) as [string, string, string];
  await workspace.write({ ...smallSite, ...edited });
  await workspace.freshBuild();
  const expected = await workspace.output();
  await rm(cache, { recursive: true });
  await workspace.write(smallSite);
  await workspace.freshBuild();
  await rename(cache, kept);
  await workspace.write(edited);
  for (const [name, end, damage] of damages) {
    await rm(dist, { recursive: true });
    await rm(cache, { recursive: true, force: true });
    await cp(kept, cache, { recursive: true });
    for (const [path] of await readTree(cache))
      if (path.endsWith(end) || path.startsWith(end)) await damage(join(cache, path));
    expect(await workspace.freshBuild(), name).toMatchObject({ ok: true, diagnostics: [] });
    expect(await workspace.output(), name).toEqual(expected);
    expect(await readTree(join(cache, 'server')), name).toEqual(await readTree(join(kept, 'server')));
  }
});

/** Stamps of files that have just been written are never believed, see `stampOf`. */
const stampTick = 2100;

test('no digit of a cache file is believed', async ({ workspace }) => {
  const names = Array.from({ length: 12 }, (_, index) => `picture-${index}.svg`);
  const cache = join(workspace.root, '.cache/colophon');
  await workspace.write({
    ...smallSite,
    'content/acme/link.md': page('Link', names.map((name) => `![A picture](./${name})`).join('\n\n')),
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`content/acme/${name}`, `<svg id="${name}"/>`],
        [`content/public/${name}`, `<svg id="public-${name}"/>`],
      ]),
    ),
  });
  await sleep(stampTick);
  await workspace.freshBuild();
  const expected = await workspace.output();
  for (const [path] of await readTree(cache))
    if (path.endsWith('.json')) await otherDigits(join(cache, path));
  // The second build would believe what the first one has stored.
  for (let round = 0; round < 2; round += 1) {
    expect((await workspace.freshBuild()).ok).toBe(true);
    expect(await workspace.output()).toEqual(expected);
  }
});

/** Replaces every thirtieth digit or so by another one, in a way that is the same in each run. */
async function otherDigits(file: string): Promise<void> {
  let count = 0;
  const text = (await readFile(file, 'utf8')).replaceAll(/\d/g, (digit) => {
    count = (count * 31 + 7) % 1009;
    return count % 30 === 0 ? String((Number(digit) + 1) % 10) : digit;
  });
  await writeFile(file, text);
}

/** Changes a sealed text, and seals it again. */
async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, seal(change(unseal(await readFile(file, 'utf8')) ?? '')));
}

async function impossibleRanges(file: string): Promise<void> {
  const { format, records } = JSON.parse(unseal(await readFile(file, 'utf8')) ?? '');
  const rows = Object.entries<[string, number, number, string]>(records).map(
    ([key, [pack, offset, length, sum]], index) => [
      key,
      index % 2 === 0 ? [pack, -offset - 1, length, sum] : [pack, offset, -length, sum],
    ],
  );
  await writeFile(file, seal(JSON.stringify({ format, records: Object.fromEntries(rows) })));
}
