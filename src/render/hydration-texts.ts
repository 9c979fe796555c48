import { displayPath } from '../lib/path.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/path.ts';
import type { RenderFacts, VaryingPart, VaryingValue } from '../model/render-task.ts';
import type { PlannedPage } from './plan-tasks.ts';

/** Reads a source of the site. */
export type ReadSource = (path: SourcePath) => Promise<string | undefined>;

/** Where code asks for a value. */
const reads: Readonly<Record<VaryingValue, RegExp>> = {
  time: /\bnew Date\b(?!\(\s*[^\s)])|\bDate\.now\(|\bDate\(\)|\bperformance\.now\(/,
  random: /\bMath\.random\(|\bcrypto\.(?:random|getRandom)[A-Z]/,
};

const hints: Readonly<Record<VaryingValue, string>> = {
  time: 'Read the time in an effect: "const [now, setNow] = useState<string>(); useEffect(() => setNow(Date()), []);", or write "ssr": false in the directive.',
  random:
    'Write fixed values, or set random ones in an effect: "useEffect(() => setValue(chooseValue()), []);", or write "ssr": false in the directive.',
};

/**
 * Reports each demo or component whose text depends on time or chance: browsers discard what the build has
 * rendered. One that sets `suppressHydrationWarning` does this on purpose.
 */
export async function hydrationTexts(
  pages: readonly PlannedPage[],
  facts: ReadonlyMap<string, Pick<RenderFacts, 'varying'>>,
  textOf: ReadSource,
): Promise<Diagnostic[]> {
  const found = new Map<string, Promise<Diagnostic | undefined>>();
  for (const { route, task } of pages) {
    if (route.kind !== 'doc') continue;
    const { document, demos } = route.page;
    for (const varying of facts.get(task.key)?.varying ?? []) {
      const entry = task.props.article?.parts[varying.part]?.entry ?? '';
      if (found.has(entry)) continue;
      const {
        name = '',
        kind,
        file = document.source,
        line = 1,
        column = 1,
      } = document.parts[varying.part] ?? {};
      const directive = { file: displayPath(file), line, column };
      const part = { subject: `${kind ?? 'demo'} "${name}"`, directive, source: demos[varying.part] };
      found.set(entry, hydrationText(varying, part, textOf));
    }
  }
  return (await Promise.all(found.values())).filter((one) => one !== undefined);
}

interface ShownPart {
  readonly subject: string;
  readonly directive: Place;
  /** Absent for a component, which may be built in. */
  readonly source: SourcePath | null | undefined;
}

async function hydrationText(
  { value, texts: [built, other] }: VaryingPart,
  { subject, directive, source }: ShownPart,
  textOf: ReadSource,
): Promise<Diagnostic | undefined> {
  const code = source ? ((await textOf(source)) ?? '') : '';
  if (code.includes('suppressHydrationWarning')) return undefined;
  const at = source ? code.search(reads[value]) : -1;
  const isFound = source && at !== -1;
  return {
    severity: 'warning',
    code: 'hydration-text',
    message: `The ${subject} shows "${built}" in the page but, for example, "${other}" in a browser, which then renders it again (React error 418).`,
    hint: hints[value],
    place: isFound ? { file: displayPath(source), ...positionOf(at, code) } : directive,
    ...(isFound && { related: [{ message: 'The demo is shown here.', place: directive }] }),
  };
}

function positionOf(offset: number, text: string): Pick<Place, 'line' | 'column'> {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
