import { asSentence } from '../lib/as-sentence.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { RenderFacts } from '../model/render-task.ts';
import { notFinished } from './not-finished.ts';
import { throwingPlace } from './part-failures.ts';
import type { PlannedPage } from './plan-tasks.ts';
import type { LocateError } from './template-failures.ts';

/** What reporting slots needs. */
export interface SlotOptions {
  readonly config: Pick<Config, 'places' | 'slots'>;
  readonly locate: LocateError;
}

/** Returns a diagnostic for each component in a slot that failed, at the slot in `site.yaml`. */
export async function slotFailures(
  pages: readonly PlannedPage[],
  facts: ReadonlyMap<string, RenderFacts>,
  { config, locate }: SlotOptions,
): Promise<Diagnostic[]> {
  if (config.slots.length === 0) return [];
  // A slot is on every page, so the same failure may be on all of them.
  const found = new Map<string, Diagnostic>();
  for (const { route, task } of pages) {
    for (const { slot, message, stopped, ...failure } of facts.get(task.key)?.slotFailures ?? []) {
      const place = config.places[`slots.${slot}`] ??
        config.places[''] ?? { file: 'content/site.yaml', line: 1, column: 1 };
      const key = `${slot} ${message}`;
      const name = config.slots.find((one) => one.slot === slot)?.component ?? '';
      const inBrowser = task.props.slots?.find((one) => one.slot === slot)?.part.mode.kind === 'island';
      if (found.has(key)) continue;
      if (stopped) {
        const subject = `The component "${name}" in the slot "${slot}"`;
        found.set(key, { ...notFinished(subject, stopped), place });
        continue;
      }
      found.set(key, {
        severity: inBrowser ? 'warning' : 'error',
        code: 'component-render',
        message: inBrowser
          ? asSentence(
              `The component "${name}" in the slot "${slot}" failed during server rendering of "${route.path}" and will render in the browser: ${message}`,
            )
          : asSentence(
              `The component "${name}" in the slot "${slot}" failed to render on "${route.path}" and is missing from the page: ${message}`,
            ),
        place,
        ...(await relatedTo(failure, locate)),
      });
    }
  }
  return [...found.values()];
}

async function relatedTo(
  failure: { readonly stack?: string },
  locate: LocateError,
): Promise<Pick<Diagnostic, 'related'>> {
  const related = await throwingPlace(failure, locate);
  return related.length === 0 ? {} : { related };
}
