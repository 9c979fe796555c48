import { expect, test } from 'vitest';
import { placeSometimes } from '../../../src/dev/place-sometimes.ts';
import type { ServerBundle } from '../../../src/model/entry.ts';
import type { PlacedTemplates } from '../../../src/render/place-templates.ts';

const one = { files: [] } as unknown as ServerBundle;
const other = { files: [] } as unknown as ServerBundle;

test('a bundle is placed again after a second, and another one at once', async () => {
  const placed: ServerBundle[] = [];
  let time = 0;
  const place = placeSometimes(
    async (server) => {
      placed.push(server);
      return { server } as PlacedTemplates;
    },
    () => time,
  );
  expect((await place(one)).server).toBe(one);
  time = 999;
  expect((await place(one)).server).toBe(one);
  expect((await place(other)).server).toBe(other);
  expect(placed).toEqual([one, other]);
  time = 1000;
  await place(one);
  expect(placed).toEqual([one, other, one]);
});

test('a bundle that could not be placed is tried again', async () => {
  let full = true;
  const place = placeSometimes(
    async (server) => {
      if (full) throw new Error('The disk is full.');
      return { server } as PlacedTemplates;
    },
    () => 0,
  );
  await expect(place(one)).rejects.toThrow('The disk is full.');
  full = false;
  expect((await place(one)).server).toBe(one);
});
