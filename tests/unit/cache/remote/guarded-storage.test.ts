import { expect, test } from 'vitest';
import { guardStorage } from '../../../../src/cache/remote/guarded-storage.ts';
import type { BlobAnswer, BlobFailure } from '../../../../src/effects/blob-storage.ts';

const bytes = new Uint8Array(5);
const failed: BlobFailure = { kind: 'failed', reason: 'no answer in 10 s' };
const warning = 'The cache "x" is not used any further: no answer in 10 s. The build continues without it.';

/** A guarded storage whose answers are given one after the other, and the requests that reached it. */
function guarded(...answers: readonly (BlobAnswer | BlobFailure | undefined)[]) {
  const requests: string[] = [];
  const warnings: string[] = [];
  const left = [...answers];
  const storage = guardStorage(
    {
      name: 'cache "x"',
      get: async (space, name, maxBytes) => {
        requests.push(`get ${space}/${name} ${maxBytes}`);
        return (left.shift() as BlobAnswer | undefined) ?? { kind: 'missing' };
      },
      put: async (space, name) => {
        requests.push(`put ${space}/${name}`);
        return left.shift() as BlobFailure | undefined;
      },
    },
    (sentence) => warnings.push(sentence),
  );
  return { storage, requests, warnings };
}

test('what is found is returned, and what it has cost is counted', async () => {
  const { storage, requests } = guarded({ kind: 'found', bytes }, { kind: 'missing' }, failed);
  expect(await storage.get('ac', 'a', 10)).toBe(bytes);
  expect(await storage.get('cas', 'b', 20)).toBeUndefined();
  expect(await storage.get('cas', 'c', 20)).toBeUndefined();
  expect(await storage.put('cas', 'd', new Uint8Array(7))).toBe(true);
  expect(requests).toEqual(['get ac/a 10', 'get cas/b 20', 'get cas/c 20', 'put cas/d']);
  expect(storage.cost()).toEqual({ requests: 4, bytesReceived: 5, bytesSent: 7 });
});

test('what the storage does not take was not sent', async () => {
  const { storage, warnings } = guarded(failed);
  expect(await storage.put('cas', 'a', bytes)).toBe(false);
  expect(storage.cost()).toEqual({ requests: 1, bytesReceived: 0, bytesSent: 0 });
  expect([storage.isClosed(), warnings]).toEqual([false, []]);
});

test('after three failures of any kind there are no more requests', async () => {
  const { storage, requests, warnings } = guarded(failed, failed);
  await storage.get('ac', 'a', 1);
  storage.refuse('an entry is damaged');
  expect([storage.isClosed(), warnings]).toEqual([false, []]);
  await storage.put('cas', 'b', bytes);
  expect([storage.isClosed(), warnings]).toEqual([true, [warning]]);
  expect(await storage.get('cas', 'c', 1)).toBeUndefined();
  expect(await storage.put('cas', 'd', bytes)).toBe(false);
  storage.refuse('an entry is damaged');
  expect(requests).toHaveLength(2);
  expect(warnings).toHaveLength(1);
  expect(storage.cost()).toEqual({ requests: 2, bytesReceived: 0, bytesSent: 0 });
});

test('six requests are under way at once, and those that wait for a closed storage are not made', async () => {
  let open = 0;
  let most = 0;
  let requests = 0;
  const request = async () => {
    requests += 1;
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return failed;
  };
  const storage = guardStorage({ name: 'cache "x"', get: request, put: request }, () => {});
  const asked = Array.from({ length: 10 }, (_, at) => storage.put('cas', `${at}`, bytes));
  expect([requests, most]).toEqual([6, 6]);
  expect(await Promise.all(asked)).toEqual(asked.map(() => false));
  expect(requests).toBeLessThan(10);
  expect(storage.cost()).toEqual({ requests, bytesReceived: 0, bytesSent: 0 });
});

test('places of ended requests pass on, in the order of the requests', async () => {
  const order: string[] = [];
  const storage = guardStorage(
    {
      name: 'cache "x"',
      get: async (_, name) => {
        order.push(name);
        await new Promise((resolve) => setImmediate(resolve));
        return { kind: 'missing' };
      },
      put: async () => undefined,
    },
    () => {},
  );
  const names = Array.from({ length: 20 }, (_, at) => `${at}`);
  await Promise.all(names.map((name) => storage.get('cas', name, 1)));
  expect(order).toEqual(names);
  await storage.get('cas', 'last', 1);
  expect(order.at(-1)).toBe('last');
});
