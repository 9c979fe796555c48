import { explainJsonError } from '../../data/json-error.ts';
import type { PagePart } from '../../model/document.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { type PageContext, report } from '../page/page-context.ts';
import { correctDirective } from './correct-directive.ts';
import { componentOptions, demoOptions, type KnownOptions, wrongOption } from './directive-options.ts';
import type { ScannedLine } from './scan-lines.ts';

/** Reads `{{"demo": "X.tsx", "bg": "inline"}}`; undefined after reporting what is wrong with it. */
export function readDirective(
  line: ScannedLine & { kind: 'directive' },
  context: PageContext,
): PagePart | undefined {
  if (!line.text.endsWith('}}')) {
    reportEnd(line, context);
    return undefined;
  }
  const json = line.text.slice(1, -1);
  const options = parseObject(json);
  if (!options.ok) {
    const column = line.column + 1 + options.offset;
    report(
      context,
      'error',
      'directive-json',
      { line: line.line, column },
      {
        message: `This directive is not valid JSON: ${options.reason}.`,
        hint: correctDirective(line.text) ?? '{{"demo": "BasicButtons.tsx", "bg": "inline"}}',
      },
    );
    return undefined;
  }
  return toPart(options.value, line, context);
}

/** A directive that goes on behind its end, or has none. */
function reportEnd({ text, line, column }: ScannedLine & { kind: 'directive' }, context: PageContext): void {
  const end = text.lastIndexOf('}}') + '}}'.length;
  const directive = text.slice(0, end);
  if (end < '}}'.length) {
    report(
      context,
      'error',
      'directive-unclosed',
      { line, column },
      {
        message: 'This directive does not end in `}}`. A directive is one whole line.',
        hint: `${text.replace(/}?$/, '')}}}`,
      },
    );
  } else {
    const gap = text.slice(end).search(/\S/);
    report(
      context,
      'error',
      'directive-text',
      { line, column: column + end + gap },
      {
        message: 'Text stands behind the directive; put it on a line of its own.',
        hint: correctDirective(directive) ?? directive,
      },
    );
  }
}

function toPart(
  value: JsonObject,
  line: ScannedLine & { kind: 'directive' },
  context: PageContext,
): PagePart | undefined {
  const point = { line: line.line, column: line.column };
  const { demo, component, ...options } = value;
  if (typeof demo === 'string' && component === undefined) {
    reportOptions(line, options, demoOptions, context);
    return { kind: 'demo', name: demo, options, ...point, line: point.line + context.lineOffset };
  }
  if (typeof component === 'string' && demo === undefined) {
    reportOptions(line, options, componentOptions, context);
    return { kind: 'component', name: component, options, ...point, line: point.line + context.lineOffset };
  }
  report(context, 'error', 'directive-kind', point, {
    message: 'A directive names either a demo or a component, each with a text.',
    hint: '{{"demo": "BasicButtons.tsx"}}',
  });
  return undefined;
}

/** Options that are not understood have no effect, or are kept for a component; each is told where it stands. */
function reportOptions(
  { line, column, text }: ScannedLine & { kind: 'directive' },
  options: JsonObject,
  known: KnownOptions,
  context: PageContext,
): void {
  for (const [key, value] of Object.entries(options)) {
    const wrong = wrongOption(key, value, known);
    if (wrong === undefined) continue;
    const at = Math.max(text.indexOf(`"${key}"`), 0);
    report(context, 'warning', 'directive-option', { line, column: column + at }, wrong);
  }
}

type Attempt = { ok: true; value: JsonObject } | { ok: false; reason: string; offset: number };

function parseObject(text: string): Attempt {
  try {
    const value: Json = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { ok: true, value: value as JsonObject };
    return { ok: false, reason: 'it is not an object', offset: 0 };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return { ok: false, ...explainJsonError(message, text) };
  }
}
