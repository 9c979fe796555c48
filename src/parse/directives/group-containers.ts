import type { Root, RootContent } from 'mdast';
import '../code/code-block.ts';
import { type PageContext, report } from '../page/page-context.ts';
import '../print/print-blocks.ts';
import { visitMarkdown } from '../steps/visit-markdown.ts';
import { calloutSeverities, type DirectiveLine, isDirectiveComment } from './directive-lines.ts';

type Opener = Extract<DirectiveLine, { kind: 'callout-open' | 'tabs-open' }>;
type ContainerLine = Exclude<DirectiveLine, { kind: 'directive' | 'callout-unknown' }>;

/**
 * Replaces the nodes between the two lines of a callout or of code tabs by one node with them as children.
 * Nested containers stay nested.
 */
export function groupContainers(tree: Root, context: PageContext): void {
  for (const line of context.scanned.values()) {
    if (line.kind !== 'callout-unknown') continue;
    report(context, line, {
      severity: 'warning',
      code: 'callout-unknown',
      message: `Unknown callout "${line.name}"; the line is shown as text.`,
      hint: `Use one of ${Object.keys(calloutSeverities).join(', ')}.`,
    });
  }
  if (context.scanned.size === 0) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (!containerLine(node, context)) return undefined;
    parent.children = group(parent.children, context);
    return { continueAt: index };
  });
}

function group(nodes: readonly RootContent[], context: PageContext): RootContent[] {
  const stack: { opener: Opener | undefined; children: RootContent[] }[] = [
    { opener: undefined, children: [] },
  ];
  const close = () => {
    const inner = stack.pop();
    if (inner?.opener) stack.at(-1)?.children.push(containerNode(inner.opener, inner.children));
  };
  for (const node of nodes) {
    const line = containerLine(node, context);
    if (!line) stack.at(-1)?.children.push(node);
    else if (line.kind === 'callout-open' || line.kind === 'tabs-open')
      stack.push({ opener: line, children: [] });
    // A closing line whose opener is in another list item closes nothing here.
    else if (stack.length > 1) close();
  }
  while (stack.length > 1) close();
  return stack[0]?.children ?? [];
}

function containerLine(node: RootContent, context: PageContext): ContainerLine | undefined {
  if (node.type !== 'html' || !isDirectiveComment(node.value)) return undefined;
  const line = context.scanned.get(node.position?.start.line ?? 0);
  return line?.kind === 'directive' || line?.kind === 'callout-unknown' ? undefined : line;
}

function containerNode(opener: Opener, children: RootContent[]): RootContent {
  if (opener.kind === 'tabs-open') return { type: 'codeTabs', opener, children };
  const severity = calloutSeverities[opener.name] ?? 'info';
  return { type: 'callout', severity, title: opener.title, children };
}
