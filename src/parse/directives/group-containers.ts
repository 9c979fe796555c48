import type { Html, Root, RootContent } from 'mdast';
import '../code/code-tabs.ts';
import { type PageContext, report } from '../page/page-context.ts';
import { calloutNames } from './callout-names.ts';
import '../print/print-callout.ts';
import { visitMarkdown } from '../steps/visit-markdown.ts';
import type { TabsOpener } from './read-tabs-opener.ts';
import { isDirectiveMark, type ScannedLine } from './scan-lines.ts';

type CalloutOpener = Extract<ScannedLine, { kind: 'callout-open' }>;
type Opener = CalloutOpener | TabsOpener;
type ContainerLine = Exclude<ScannedLine, { kind: 'directive' | 'callout-unknown' }>;

/**
 * Gathers what stands between the two lines of a callout into a node, and what stands between those of code tabs into a group that is
 * drawn later. Nested callouts come out nested.
 */
export function markCallouts(tree: Root, context: PageContext): void {
  for (const line of context.scanned.values()) {
    if (line.kind === 'callout-unknown') reportUnknown(line, context);
  }
  if (context.scanned.size === 0) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (!scannedAt(node, context)) return undefined;
    parent.children = gather(parent.children, context);
    return { goOnAt: index };
  });
}

/** The nodes of one parent with those in containers put into them; of their lines nothing is left. */
function gather(nodes: readonly RootContent[], context: PageContext): RootContent[] {
  const out: { opener: Opener | undefined; children: RootContent[] }[] = [
    { opener: undefined, children: [] },
  ];
  const close = () => {
    const inner = out.pop();
    if (inner?.opener) out.at(-1)?.children.push(contain(inner.opener, inner.children));
  };
  for (const node of nodes) {
    const line = scannedAt(node, context);
    if (!line) out.at(-1)?.children.push(node);
    else if (line.kind === 'callout-open' || line.kind === 'tabs-open')
      out.push({ opener: line, children: [] });
    // A closing line whose opener stands in another list item has nothing to close here; it leaves no trace.
    else if (out.length > 1) close();
  }
  while (out.length > 1) close();
  return out[0]?.children ?? [];
}

/** The line of a container that a node stands for. */
function scannedAt(node: RootContent, context: PageContext): ContainerLine | undefined {
  if (node.type !== 'html' || !isDirectiveMark((node satisfies Html).value)) return undefined;
  const line = context.scanned.get(node.position?.start.line ?? 0);
  return line?.kind === 'directive' || line?.kind === 'callout-unknown' ? undefined : line;
}

function contain(opener: Opener, children: RootContent[]): RootContent {
  if (opener.kind === 'tabs-open') return { type: 'codeTabs', opener, children };
  return { type: 'callout', severity: calloutNames[opener.name] ?? 'info', title: opener.title, children };
}

function reportUnknown(line: Extract<ScannedLine, { kind: 'callout-unknown' }>, context: PageContext): void {
  report(context, 'warning', 'callout-unknown', line, {
    message: `There is no callout named "${line.name}"; the line is shown as text.`,
    hint: `One of ${Object.keys(calloutNames).join(', ')}.`,
  });
}
