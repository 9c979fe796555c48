import { expect, test } from 'vitest';
import { createCopy, createRoom } from '../../../../src/emit/markdown/markdown-copy.ts';
import type { OutputPath } from '../../../../src/model/path.ts';

const text = '# Größe\n';

/** A copy in a room, and how often its text was made. */
function counted(bytes: number) {
  let made = 0;
  const makeText = async () => {
    made += 1;
    return text;
  };
  const copy = createCopy('a/index.md' as OutputPath, createRoom(bytes), () => 'hash', makeText);
  return { copy, made: () => made };
}

test.each([
  ['a text with room is made once', Buffer.byteLength(text), 1],
  ['a text without room is made each time', Buffer.byteLength(text) - 1, 3],
])('%s, and stays the same', async (_what, bytes, times) => {
  const { copy, made } = counted(bytes);
  for (let read = 0; read < 3; read++) expect(Buffer.from(await copy.bytes()).toString()).toBe(text);
  expect(made()).toBe(times);
});

test('copies share their room', () => {
  const room = createRoom(10);
  expect([room.take(6), room.take(6), room.take(4), room.take(1)]).toEqual([true, false, true, false]);
});
