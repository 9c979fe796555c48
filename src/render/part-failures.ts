import { displayPath } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { PartProps } from '../model/part-props.ts';
import type { PartFailure, RenderFacts } from '../model/render-task.ts';
import type { PlannedPage } from './plan-tasks.ts';

/** Tells of demos and components that threw while they were drawn, at the line of their directive; also when the page comes from the store. */
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
  if (part?.kind !== 'component') {
    return {
      severity: 'warning',
      code: 'demo-render',
      message: `The demo ${name} threw while it was drawn, and is left to the browser: ${message}`,
      hint: 'Guard what needs a browser with an effect, or say "ssr": false in the directive.',
    };
  }
  if (part.mode.kind === 'island') {
    return {
      severity: 'warning',
      code: 'component-render',
      message: `The component ${name} threw while it was drawn, and is left to the browser: ${message}`,
      hint: 'Guard what needs a browser with an effect, or say "ssr": false in the directive.',
    };
  }
  return {
    severity: 'error',
    code: 'component-render',
    message: `The component ${name} threw while it was drawn, and nothing is shown in its place: ${message}`,
  };
}
