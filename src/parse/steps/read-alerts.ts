import type { Blockquote, PhrasingContent, Root, RootContent } from 'mdast';
import { alertHint, alertSeverity } from '../directives/container-opener.ts';
import { type PageContext, report } from '../page/page-context.ts';
import '../print/print-blocks.ts';
import { visitMarkdown } from './visit-markdown.ts';

/** `[!NOTE]`, or `[!NOTE]-` in tools that fold the quote. */
const mark = /^\[!([a-z][\w-]*)\][+-]?[ \t]*/i;

/** Makes callouts of quotes that begin with `[!NOTE]`, with an optional title in the same line. */
export function readAlerts(tree: Root, context: PageContext): void {
  if (!context.text.includes('[!')) return;
  visitMarkdown(tree, (node, index, parent) => {
    const callout = node.type === 'blockquote' ? readAlert(node, context) : undefined;
    if (callout) parent.children[index] = callout;
    return undefined;
  });
}

function readAlert(quote: Blockquote, context: PageContext): RootContent | undefined {
  const [first, ...blocks] = quote.children;
  const start = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || start?.type !== 'text') return undefined;
  const [written, name] = mark.exec(start.value) ?? [];
  const isEscaped = context.text[start.position?.start.offset ?? -1] === '\\';
  if (written === undefined || name === undefined || isEscaped) return undefined;
  const severity = alertSeverity(name);
  if (severity === undefined) {
    report(context, quote.position?.start, {
      severity: 'warning',
      code: 'callout-unknown',
      message: `Unknown callout "${written.trim()}"; it is shown as a quote.`,
      hint: alertHint(name),
    });
    return undefined;
  }
  const { title, rest } = splitLine([
    { ...start, value: start.value.slice(written.length) },
    ...first.children.slice(1),
  ]);
  const children = rest.length === 0 ? blocks : [{ ...first, children: rest }, ...blocks];
  return { type: 'callout', severity, title, children, ...(quote.position && { position: quote.position }) };
}

/** Splits inline nodes at the first line break. */
function splitLine(nodes: readonly PhrasingContent[]): { title: PhrasingContent[]; rest: PhrasingContent[] } {
  const title: PhrasingContent[] = [];
  for (const [index, node] of nodes.entries()) {
    const after = nodes.slice(index + 1);
    if (node.type === 'break') return { title, rest: after };
    const end = node.type === 'text' ? node.value.indexOf('\n') : -1;
    if (node.type !== 'text' || end === -1) {
      if (node.type !== 'text' || node.value !== '') title.push(node);
      continue;
    }
    const head = node.value.slice(0, end).trimEnd();
    if (head !== '') title.push({ ...node, value: head });
    const tail = node.value.slice(end + 1).trimStart();
    return { title, rest: tail === '' ? after : [{ ...node, value: tail }, ...after] };
  }
  return { title, rest: [] };
}
