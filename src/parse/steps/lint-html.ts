import type { Html, Root } from 'mdast';
import { isDirectiveMark } from '../directives/scan-lines.ts';
import { type BodyPoint, type PageContext, report } from '../page/page-context.ts';
import { visitMarkdown } from './visit-markdown.ts';

/** Elements that never hold anything, and so have no end tag. */
const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

// Comments and elements whose content is no markup are matched first, so that a tag inside them is not taken for one.
const markup =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[^>]*>[\s\S]*?<\/\1\s*>|<(\/?)([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * Warns of end tags that end nothing: `</br>`, or `</div>` where none is open. An element may begin in one block of the page and end in
 * another, so what is open is counted over the whole page.
 */
export function lintHtml(tree: Root, context: PageContext): void {
  if (!context.trust || !context.text.includes('</')) return;
  const open = new Map<string, number>();
  visitMarkdown(tree, (node) => {
    if (node.type !== 'html' || isDirectiveMark(node.value)) return undefined;
    const source = sourceOf(node, context);
    for (const match of source.matchAll(markup)) {
      const [tag, , slash = '', written = ''] = match;
      const name = written.toLowerCase();
      const count = open.get(name) ?? 0;
      if (name === '') continue;
      if (slash === '') open.set(name, count + 1);
      else if (count > 0 && !voidElements.has(name)) open.set(name, count - 1);
      else reportEndTag(tag, name, pointAt(node, source, match.index), context);
    }
    return undefined;
  });
}

/** The author's text, in which lines still have the marks of quotes and lists before them. */
function sourceOf({ position, value }: Html, context: PageContext): string {
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined ? value : context.text.slice(from, to);
}

function pointAt({ position }: Html, source: string, index: number): BodyPoint {
  const before = source.slice(0, index).split('\n');
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const inLine = before.at(-1)?.length ?? 0;
  return before.length === 1
    ? { line, column: column + inLine }
    : { line: line + before.length - 1, column: inLine + 1 };
}

function reportEndTag(tag: string, name: string, point: BodyPoint, context: PageContext): void {
  const isVoid = voidElements.has(name);
  report(context, 'warning', 'html-end-tag', point, {
    message: isVoid
      ? `\`${tag}\` ends nothing: the element \`${name}\` has no content.`
      : `\`${tag}\` ends nothing: no \`<${name}>\` is open here.`,
    hint: isVoid ? `<${name}>` : `Remove it, or write \`<${name}>\` where the element begins.`,
  });
}
