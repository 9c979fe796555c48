import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { RenderFacts } from '../model/render-task.ts';
import type { PlannedPage } from './plan-tasks.ts';

/** Returns a diagnostic for each component in a slot that failed, at the slot in `site.yaml`. */
export function slotFailures(
  pages: readonly PlannedPage[],
  facts: ReadonlyMap<string, RenderFacts>,
  config: Pick<Config, 'places' | 'slots'>,
): Diagnostic[] {
  if (config.slots.length === 0) return [];
  // A slot is on every page, so the same failure may be on all of them.
  const found = new Map<string, Diagnostic>();
  for (const { route, task } of pages) {
    for (const { slot, message } of facts.get(task.key)?.slotFailures ?? []) {
      const place = config.places[`slots.${slot}`] ??
        config.places[''] ?? { file: 'content/site.yaml', line: 1, column: 1 };
      const key = `${slot} ${message}`;
      const name = config.slots.find((one) => one.slot === slot)?.component ?? '';
      const inBrowser = task.props.slots?.find((one) => one.slot === slot)?.part.mode.kind === 'island';
      if (found.has(key)) continue;
      found.set(key, {
        severity: inBrowser ? 'warning' : 'error',
        code: 'component-render',
        message: inBrowser
          ? `The component "${name}" in the slot "${slot}" failed during server rendering of ${route.path} and will render in the browser: ${message}`
          : `The component "${name}" in the slot "${slot}" failed to render on ${route.path} and is missing from the page: ${message}`,
        place,
      });
    }
  }
  return [...found.values()];
}
