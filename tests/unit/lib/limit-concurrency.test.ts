import { expect, test } from 'vitest';
import { limitConcurrency } from '../../../src/lib/limit-concurrency.ts';

/** Work that ends when it is said, and notes when it starts. */
function createWork() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  };
  return { started, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

test('no more work runs at once, and the rest starts in its order', async () => {
  const { started, work, end } = createWork();
  const inTurn = limitConcurrency(2);
  const results = ['a', 'b', 'c', 'd'].map((name) => inTurn(work(name)));
  expect(started).toEqual(['a', 'b']);
  end('b');
  await expect(results[1]).resolves.toBe('b');
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  await results[0];
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('a failure gives its place to the next work', async () => {
  const { started, work, end } = createWork();
  const inTurn = limitConcurrency(1);
  const failing = inTurn(work('a'));
  const next = inTurn(work('b'));
  end('a', new Error('no'));
  await expect(failing).rejects.toThrow('no');
  expect(started).toEqual(['a', 'b']);
  end('b');
  await expect(next).resolves.toBe('b');
  // All places are free again.
  void inTurn(work('c'));
  expect(started).toEqual(['a', 'b', 'c']);
});
