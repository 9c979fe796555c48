import type { Stages } from './stages.ts';

/**
 * Makes the search indexes while pages are rendered: this thread would wait for others, and nothing in an index
 * depends on a rendered page. Stages without it take longer and write the same bytes.
 */
export function startSearchEarly(stages: Stages): Stages {
  return {
    ...stages,
    async render(plan, routes) {
      const searching = stages.search(plan);
      // The error is reported where the indexes are emitted.
      const settled = searching.then(
        () => {},
        () => {},
      );
      try {
        return await stages.render(plan, routes);
      } catch (error) {
        await settled;
        throw error;
      }
    },
  };
}
