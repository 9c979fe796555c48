import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describeValue } from '../../data/describe-value.ts';
import { exceedsDepth } from '../../lib/exceeds-depth.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import { withoutPlaceholders } from '../../lib/placeholders.ts';
import type { PagePart } from '../../model/document.ts';
import type { Directive, DirectiveResult } from '../../model/extensions.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { DirectiveLine, DirectiveOutput } from '../directives/directive-lines.ts';
import { authorPlace, type PageContext, report } from '../page/page-context.ts';
import type { OpenedPage } from '../page/parse-page.ts';
import { checkTree } from './check-tree.ts';
import { runNamed, WrongResult } from './plugin-tools.ts';
import { hasDirectives, type OwnDirectives } from './read-extensions.ts';
import type { PluginRun } from './run-plugins.ts';

/** A line that may call a directive of the site: any directive but those of the dialect. */
export const ownDirective = /^\s*\{\{\s*"(?!(?:demo|component)"\s*:)/m;

/** Runs the site's directives on a page, one after the other, and adds what they show to its context. */
export async function runDirectives(
  opened: OpenedPage,
  directives: OwnDirectives,
  run: PluginRun,
): Promise<void> {
  if (!hasDirectives(directives)) return;
  const { context } = opened;
  const outputs = new Map<number, DirectiveOutput>();
  for (const line of context.scanned.values()) {
    const call = line.kind === 'directive' ? readCall(line) : undefined;
    if (call === undefined) continue;
    const directive = directives.byName.get(call.name);
    if (directive) outputs.set(call.line, await runDirective(directive, call, { opened, run }));
    else {
      if (directives.others === 'unknown') reportUnknown(call, [...directives.byName.keys()], context);
      outputs.set(call.line, { kind: 'none' });
    }
  }
  context.outputs = outputs;
}

async function runDirective(
  directive: Directive,
  { name, value, options, line, column }: Call,
  { opened, run }: { readonly opened: OpenedPage; readonly run: PluginRun },
): Promise<DirectiveOutput> {
  const { context, frontMatter } = opened;
  const at = authorPlace(context, { line, column });
  const place = { file: displayPath(at.source), line: at.line, column: at.column };
  const page = { file: displayPath(context.source), line: at.pageLine, frontMatter: frontMatter.value };
  const included = at.source === context.source ? {} : { file: at.source };
  const outcome = await runNamed(
    { subject: `Directive "${name}"`, code: 'directive-failed', place },
    async () =>
      toOutput(await directive({ value, options, page }), { ...included, line: at.line, column: at.column }),
    run.tools,
  );
  if (outcome.kind === 'done') return outcome.value;
  run.diagnostics.push(outcome.diagnostic);
  return { kind: 'none' };
}

function reportUnknown(call: Call, names: readonly string[], context: PageContext): void {
  const near = nearestName(call.name, names);
  const all = ['demo', 'component', ...names].map((name) => `"${name}"`).join(', ');
  report(context, call, {
    severity: 'error',
    code: 'directive-kind',
    message: `Unknown directive "${call.name}".`,
    hint: near === undefined ? `Use one of ${all}.` : `Did you mean "${near}"?`,
  });
}

interface Call {
  readonly name: string;
  readonly value: Json;
  readonly options: JsonObject;
  readonly line: number;
  readonly column: number;
}

/** Undefined for a directive of the dialect, and for invalid JSON, which is reported where parts are read. */
function readCall({ text, line, column }: DirectiveLine & { kind: 'directive' }): Call | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.slice(1, -1));
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  if (exceedsDepth(parsed)) return undefined;
  if ('demo' in parsed || 'component' in parsed) return undefined;
  const [[name, value] = [], ...others] = Object.entries(parsed as JsonObject);
  if (name === undefined || value === undefined) return undefined;
  return { name, value, options: Object.fromEntries(others), line, column };
}

/** More than any page that a person reads. */
const maxLength = 5_000_000;

const example = 'Return HTML, an element, or { component: "name" }.';

function toOutput(
  result: DirectiveResult,
  place: Pick<PagePart, 'file' | 'line' | 'column'>,
): DirectiveOutput {
  if (typeof result === 'object' && result !== null && 'component' in result) {
    const { component: name, options = {} } = result;
    if (typeof name !== 'string') throw wrong(result);
    return { kind: 'part', part: { kind: 'component', name, options, ...place } };
  }
  const html = htmlOf(result);
  if (html.length > maxLength) throw new WrongResult(`returned ${html.length} characters.`, 'Return less.');
  return { kind: 'html', html: withoutPlaceholders(html) };
}

function htmlOf(result: unknown): string {
  if (typeof result === 'string') return result;
  if (typeof result !== 'object' || result === null || !('type' in result)) throw wrong(result);
  checkTree(result);
  return toHtml(result as ElementContent);
}

function wrong(result: unknown): WrongResult {
  return new WrongResult(`returned ${describeValue(result)}.`, example);
}
