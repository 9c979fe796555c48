import { asSentence } from '../lib/as-sentence.ts';
import { displayPath } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { PartProps } from '../model/part-props.ts';
import type { PartFailure, RenderFacts } from '../model/render-task.ts';
import type { PlannedPage } from './plan-tasks.ts';

/**
 * Returns a diagnostic at the directive of each demo or component that failed to render, also for stored
 * pages.
 */
export function partFailures(
  pages: readonly PlannedPage[],
  facts: ReadonlyMap<string, RenderFacts>,
): Diagnostic[] {
  return pages.flatMap(({ route, task }) => {
    if (route.kind !== 'doc') return [];
    const { document } = route.page;
    return (facts.get(task.key)?.failures ?? []).map((failure): Diagnostic => {
      const { name = '', line = 1, column = 1 } = document.parts[failure.part] ?? {};
      const place = { file: displayPath(document.source), line, column };
      return { ...failed(name, failure, task.props.article?.parts[failure.part]), place };
    });
  });
}

function failed(name: string, { message }: PartFailure, part: PartProps | undefined): Diagnostic {
  if (part?.kind !== 'component') return { code: 'demo-render', ...inBrowser(`demo "${name}"`, message) };
  if (part.mode.kind === 'island')
    return { code: 'component-render', ...inBrowser(`component "${name}"`, message) };
  return {
    severity: 'error',
    code: 'component-render',
    message: asSentence(`The component "${name}" failed to render and is missing from the page: ${message}`),
  };
}

function inBrowser(part: string, reason: string): Omit<Diagnostic, 'code'> {
  return {
    severity: 'warning',
    message: asSentence(
      `The ${part} failed during server rendering and will render in the browser: ${reason}`,
    ),
    hint: 'Move browser code into an effect, or write "ssr": false in the directive.',
  };
}
