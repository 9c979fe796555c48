import type { Root } from 'mdast';
import { explainJsonError, findJsonError } from '../../data/json-error.ts';
import { demoPath } from '../../lib/demo-path.ts';
import { exceedsDepth, maxDataDepth } from '../../lib/exceeds-depth.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { placeholder } from '../../lib/placeholders.ts';
import type { PagePart } from '../../model/document.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { authorPlace, type PageContext, report } from '../page/page-context.ts';
import { visitMarkdown } from '../steps/visit-markdown.ts';
import { type DirectiveLine, type DirectiveOutput, isDirectiveComment } from './directive-lines.ts';
import { checkOption, componentOptions, demoOptions, type KnownOptions } from './directive-options.ts';

type WrittenDirective = DirectiveLine & { readonly kind: 'directive' };

/**
 * Puts a placeholder in the place of each directive, and adds its part to the context. Invalid directives are
 * reported and removed.
 */
export function placeDirectives(tree: Root, context: PageContext): void {
  if (![...context.scanned.values()].some(({ kind }) => kind === 'directive')) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html') return undefined;
    const line = context.scanned.get(node.position?.start.line ?? 0);
    if (line?.kind !== 'directive' || !isDirectiveComment(node.value)) return undefined;
    const output = context.outputs?.get(line.line) ?? partOutput(readDirective(line, context));
    switch (output.kind) {
      case 'none':
        parent.children.splice(index, 1);
        return { continueAt: index };
      case 'html':
        node.value = output.html;
        node.data = { trusted: true };
        return undefined;
      case 'part':
        node.value = placeholder('p', context.parts.length);
        context.parts.push(output.part);
        return undefined;
    }
  });
}

declare module 'mdast' {
  interface HtmlData {
    /** HTML that the site's own code has made, and no author. */
    trusted?: true;
  }
}

function partOutput(part: PagePart | undefined): DirectiveOutput {
  return part === undefined ? { kind: 'none' } : { kind: 'part', part };
}

const example = '{{"demo": "BasicButtons.tsx", "bg": "inline"}}';

/** Reads `{{"demo": "X.tsx", "bg": "inline"}}`; undefined for an invalid directive, which is reported. */
function readDirective(line: WrittenDirective, context: PageContext): PagePart | undefined {
  if (!line.text.endsWith('}}')) {
    reportEnd(line, context);
    return undefined;
  }
  const parsed = parseObject(line.text.slice(1, -1));
  if (parsed.kind === 'object') return toPart(parsed.value, line, context);
  const point = { line: line.line, column: line.column + 1 + parsed.offset };
  report(context, point, {
    severity: 'error',
    code: 'directive-json',
    message: `This directive is not valid JSON: ${parsed.reason}.`,
    hint: parsed.hint ?? correctDirective(line.text) ?? example,
  });
  return undefined;
}

type JsonResult =
  | { readonly kind: 'object'; readonly value: JsonObject }
  | {
      readonly kind: 'invalid';
      readonly reason: string;
      readonly offset: number;
      readonly hint?: string;
    };

function parseObject(text: string): JsonResult {
  try {
    const value: Json = JSON.parse(text);
    if (exceedsDepth(value))
      return {
        kind: 'invalid',
        reason: `values are nested more than ${maxDataDepth} levels deep`,
        offset: 0,
        hint: 'Move the data into a module that the demo or component imports.',
      };
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { kind: 'object', value: value as JsonObject };
    return { kind: 'invalid', reason: 'it is not an object', offset: 0 };
  } catch (error) {
    return { kind: 'invalid', ...explainJsonError(error instanceof Error ? error.message : '', text) };
  }
}

function reportEnd({ text, line, column }: WrittenDirective, context: PageContext): void {
  const end = text.lastIndexOf('}}') + '}}'.length;
  if (end < '}}'.length) {
    report(
      context,
      { line, column },
      {
        severity: 'error',
        code: 'directive-unclosed',
        message: 'This directive does not end with "}}"; a directive must be alone on its line.',
        hint: `${text.replace(/}?$/, '')}}}`,
      },
    );
    return;
  }
  const directive = text.slice(0, end);
  const point = { line, column: column + end + text.slice(end).search(/\S/) };
  report(context, point, {
    severity: 'error',
    code: 'directive-text',
    message: 'Unexpected text after the directive; a directive must be alone on its line.',
    hint: correctDirective(directive) ?? directive,
  });
}

function toPart(value: JsonObject, directive: WrittenDirective, context: PageContext): PagePart | undefined {
  const point = { line: directive.line, column: directive.column };
  const { demo, component, ...options } = value;
  const { source, line, column } = authorPlace(context, point);
  const place = { ...(source !== context.source && { file: source }), line, column };
  if (typeof demo === 'string' && component === undefined) {
    reportOptions(directive, options, demoOptions, context);
    return { kind: 'demo', name: demoPath(demo, source), options, ...place };
  }
  if (typeof component === 'string' && demo === undefined) {
    if (linkHeader.test(component)) return undefined;
    reportOptions(directive, options, componentOptions, context);
    return { kind: 'component', name: component, options, ...place };
  }
  report(context, point, {
    severity: 'error',
    code: 'directive-kind',
    message: 'A directive must have the key "demo" or "component" with text as its value.',
    hint: directiveHint(value),
  });
  return undefined;
}

/** `{{"demos": "A.tsx"}}` → `{{"demo": "A.tsx"}}` */
function directiveHint(value: JsonObject): string {
  const [first = ['demo', 'BasicButtons.tsx'], ...options] = Object.entries(value);
  const [key, name] = first;
  const kind = nearestName(key, ['demo', 'component']) ?? 'demo';
  if (typeof name !== 'string' || Object.keys(value).some((one) => kinds.has(one)))
    return '{{"demo": "BasicButtons.tsx"}}';
  const written = [[kind, name], ...options].map((pair) =>
    pair.map((part) => JSON.stringify(part)).join(': '),
  );
  return `{{${written.join(', ')}}}`;
}

const kinds = new Set(['demo', 'component']);

/**
 * The links of the front matter, which this family places by a component:
 * `modules/components/ComponentLinkHeader.js`, `@mui/docs/ComponentLinkHeader`. The header of each page has
 * them anyway. The tabs of a page with its API documents, `modules/components/ComponentPageTabs.js`, are
 * the section "API" of the page.
 */
const linkHeader = /\/Component(?:LinkHeader|PageTabs)(?:\.[jt]sx?)?$/;

function reportOptions(
  { line, column, text }: WrittenDirective,
  options: JsonObject,
  known: KnownOptions,
  context: PageContext,
): void {
  for (const [key, value] of Object.entries(options)) {
    const problem = checkOption(key, value, known);
    if (problem === undefined) continue;
    const point = { line, column: column + Math.max(text.indexOf(`"${key}"`), 0) };
    report(context, point, { severity: 'warning', code: 'directive-option', ...problem });
  }
}

/**
 * The directive that was probably meant, with JSON's quotes; undefined where that is not clear.
 *
 * `{{demo: 'A.tsx',}}` → `{{"demo": "A.tsx"}}`
 */
function correctDirective(text: string): string | undefined {
  const corrected = text
    .replace(/[“”„]/g, '"')
    .replace(/[‘’']([^"'‘’]*)[‘’']/g, '"$1"')
    .replace(/([{,]\s*)([a-z]\w*)(\s*:)/gi, '$1"$2"$3')
    .replace(/(:\s*)(?!(?:true|false|null)\b)([a-z./][\w./-]*)(?=\s*[,}])/gi, '$1"$2"')
    .replace(/,\s*(?=\}\}$)/, '');
  return findJsonError(corrected.slice(1, -1)) ? undefined : corrected;
}
