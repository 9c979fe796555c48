import { expect, test } from 'vitest';
import { type Stages, startSearchEarly } from '../../../src/build/stages.ts';
import type { SitePlan } from '../../../src/render/site-plan.ts';

const plan = {} as SitePlan;

interface Deferred {
  readonly promise: Promise<string>;
  resolve(value: string): void;
  reject(error: Error): void;
}

/** A promise that the test ends. */
function deferred(): Deferred {
  let [resolve, reject]: [Deferred['resolve'], Deferred['reject']] = [() => {}, () => {}];
  const promise = new Promise<string>((...functions) => {
    [resolve, reject] = functions;
  });
  return { promise, resolve, reject };
}

/** Stages whose rendering and search end when the test says so. */
function openStages() {
  const log: string[] = [];
  const [rendering, searching] = [deferred(), deferred()];
  const stages = startSearchEarly({
    render: (given: SitePlan, routes: readonly unknown[]) => {
      log.push(`render ${given === plan} ${routes.length}`);
      return rendering.promise;
    },
    search: (given: SitePlan) => {
      log.push(`search ${given === plan}`);
      return searching.promise;
    },
  } as unknown as Stages);
  const rendered = stages.render(plan, []).then(
    (pages) => log.push(`rendered ${pages}`),
    ({ message }: Error) => log.push(message),
  );
  return { log, rendering, searching, rendered };
}

/** Lets everything happen that waits for nothing else. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('the search indexes are made while pages are rendered, which do not wait for them', async () => {
  const { log, rendering, rendered } = openStages();
  await idle();
  expect(log).toEqual(['render true 0', 'search true']);
  rendering.resolve('pages');
  await rendered;
  expect(log.slice(2)).toEqual(['rendered pages']);
});

test('if the search indexes fail, pages are rendered all the same', async () => {
  const { log, rendering, searching, rendered } = openStages();
  await idle();
  searching.reject(new Error('no index'));
  await idle();
  rendering.resolve('pages');
  await rendered;
  expect(log.slice(2)).toEqual(['rendered pages']);
});

test.each<[how: string, end: (search: Deferred) => void]>([
  ['are made', ({ resolve }) => resolve('indexes')],
  ['have failed, too', ({ reject }) => reject(new Error('no index'))],
])('if rendering fails, it ends when the search indexes %s', async (_, end) => {
  const { log, rendering, searching, rendered } = openStages();
  await idle();
  rendering.reject(new Error('no pages'));
  await idle();
  expect(log).toHaveLength(2);
  end(searching);
  await rendered;
  expect(log.slice(2)).toEqual(['no pages']);
});
