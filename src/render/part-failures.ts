import { asSentence } from '../lib/as-sentence.ts';
import { componentName } from '../lib/component-name.ts';
import { otherPlaces } from '../lib/other-places.ts';
import { displayPath } from '../lib/path.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { PartProps } from '../model/part-props.ts';
import type { PartFailure, RenderFacts } from '../model/render-task.ts';
import { notFinished } from './not-finished.ts';
import type { PlannedPage } from './plan-tasks.ts';
import type { LocateError } from './template-failures.ts';

/**
 * Returns a diagnostic for each demo or component that failed to render, also for stored pages: at its first
 * directive, and once, in how many languages and pages it may stand.
 */
export async function partFailures(
  pages: readonly PlannedPage[],
  facts: ReadonlyMap<string, Pick<RenderFacts, 'failures'>>,
  locate: LocateError,
): Promise<Diagnostic[]> {
  const found = new Map<string, FoundFailure>();
  for (const { route, task } of originalsFirst(pages)) {
    if (route.kind !== 'doc') continue;
    const { document } = route.page;
    for (const failure of facts.get(task.key)?.failures ?? []) {
      const { name = '', file = document.source, line = 1, column = 1 } = document.parts[failure.part] ?? {};
      const place = { file: displayPath(file), line, column };
      const part = task.props.article?.parts[failure.part];
      const key = `${part?.entry} ${failure.message}`;
      const known = found.get(key);
      if (!known)
        found.set(key, { failure, diagnostic: { ...failed(name, failure, part), place }, places: [place] });
      else if (!known.places.some((other) => isSamePlace(other, place))) known.places.push(place);
    }
  }
  const located = [...found.values()].map(async ({ diagnostic, failure, places }) => {
    const related = [...(await throwingPlace(failure, locate)), ...otherPlaces(places.slice(1))];
    return related.length === 0 ? diagnostic : { ...diagnostic, related };
  });
  return Promise.all(located);
}

/** Returns the place in the component of the site that threw the error. */
export async function throwingPlace(
  { stack }: { readonly stack?: string },
  locate: LocateError,
): Promise<NonNullable<Diagnostic['related']>> {
  const place = stack === undefined ? undefined : await locate(stack);
  return place ? [{ message: 'The error is thrown here.', place }] : [];
}

interface FoundFailure {
  readonly failure: PartFailure;
  readonly diagnostic: Diagnostic;
  readonly places: Place[];
}

/** An untranslated page is shown in every language, and a translation has the demos of its original. */
function originalsFirst(pages: readonly PlannedPage[]): readonly PlannedPage[] {
  const isOriginal = ({ route }: PlannedPage) =>
    route.kind === 'doc' && route.page.translationOf === undefined;
  return [...pages.filter(isOriginal), ...pages.filter((page) => !isOriginal(page))];
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

function failed(name: string, { message, stopped }: PartFailure, part: PartProps | undefined): Diagnostic {
  if (stopped) return notFinished(`The ${part?.kind ?? 'part'} "${name}"`, stopped);
  if (part?.kind !== 'component') return { code: 'demo-render', ...inBrowser('demo', name, message) };
  if (part.mode.kind === 'island')
    return { code: 'component-render', ...inBrowser('component', name, message) };
  const hint = componentHint(message, name);
  return {
    severity: 'error',
    code: 'component-render',
    message: asSentence(`The component "${name}" failed to render and is missing from the page: ${message}`),
    ...(hint !== undefined && { hint }),
  };
}

function inBrowser(kind: 'demo' | 'component', name: string, reason: string): Omit<Diagnostic, 'code'> {
  return {
    severity: 'warning',
    message: asSentence(
      `The ${kind} "${name}" failed during server rendering and will render in the browser: ${reason}`,
    ),
    hint: renderHint(reason, name),
  };
}

/** Names that only browsers define. */
const browserName =
  /^(?:window|document|navigator|location|history|screen|self|localStorage|sessionStorage|matchMedia|getComputedStyle|requestAnimationFrame|Image|\w+Observer|\w*Element)$/;

function renderHint(reason: string, name: string): string {
  return (
    mistakeHint(reason, name) ??
    (/^Cannot (?:read|set) properties of (?:undefined|null)\b/.test(reason)
      ? 'Check for the value before you use it, or write "ssr": false in the directive if only browsers have it.'
      : 'Move browser code into an effect, or write "ssr": false in the directive.')
  );
}

/** No browser renders such a component, so that an effect would not help. */
function componentHint(reason: string, name: string): string | undefined {
  const missing = undefinedName(reason);
  return missing !== undefined && browserName.test(missing)
    ? `Only browsers have "${missing}": add "export const island = 'visible';", and use it in an effect.`
    : mistakeHint(reason, name);
}

/** Mistakes that fail in a browser, too. */
function mistakeHint(reason: string, part: string): string | undefined {
  // React's message for a component that is undefined.
  if (/^Element type is invalid\b/.test(reason))
    return 'Correct the imports: the module has no export of that name.';
  // React's message for a component that returns a promise, which is never ready in time.
  if (/^A component suspended while responding to synchronous input\b/.test(reason))
    return 'Load data in an effect, and return elements at once: no component of a page can be async.';
  // The address of an imported image: `import Icon from './icon.svg';` and `<Icon />`.
  if (/^Invalid tag: data:image/.test(reason))
    return 'An imported image is its address: <img src={icon} alt="" />';
  if (/has no default export that React can render\.$/.test(reason))
    return `export default function ${componentName(part)}() {`;
  const missing = undefinedName(reason);
  return missing === undefined || browserName.test(missing)
    ? undefined
    : `Import or declare "${missing}", or correct its name.`;
}

function undefinedName(reason: string): string | undefined {
  return /^(\S+) is not defined$/.exec(reason)?.[1];
}
