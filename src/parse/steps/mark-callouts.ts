import type { Html, Root, RootContent } from 'mdast';
import '../code/code-tabs.ts';
import { type PageContext, report } from '../page-context.ts';
import '../print/print-callout.ts';
import type { TabsOpener } from '../read-tabs-opener.ts';
import { calloutNames, isPlaceholder, type ScannedLine } from '../scan-lines.ts';

type CalloutOpener = Extract<ScannedLine, { kind: 'callout-open' }>;
type Opener = CalloutOpener | TabsOpener;
interface Container {
  children: RootContent[];
}

/**
 * Gathers what stands between the two lines of a callout into a node, and what stands between those of code tabs into a group that is
 * drawn later. Nested callouts come out nested.
 */
export function markCallouts(tree: Root, context: PageContext): void {
  for (const line of context.scanned.values()) {
    if (line.kind === 'callout-unknown') reportUnknown(line, context);
  }
  if (context.scanned.size > 0) gatherIn(tree, context);
}

function gatherIn(container: Container, context: PageContext): void {
  for (const child of container.children) if ('children' in child) gatherIn(child as Container, context);
  if (container.children.some((child) => scannedAt(child, context))) gather(container, context);
}

function gather(container: Container, context: PageContext): void {
  const out: { opener: Opener | undefined; children: RootContent[] }[] = [
    { opener: undefined, children: [] },
  ];
  const close = () => {
    const inner = out.pop();
    if (inner?.opener) out.at(-1)?.children.push(contain(inner.opener, inner.children));
  };
  for (const child of container.children) {
    const line = scannedAt(child, context);
    if (line?.kind === 'callout-open' || line?.kind === 'tabs-open') out.push({ opener: line, children: [] });
    else if (line?.kind === 'callout-close' || line?.kind === 'tabs-close') {
      // A closing line whose opener stands in another list item has nothing to close here; it leaves no trace.
      if (out.length > 1) close();
    } else out.at(-1)?.children.push(child);
  }
  while (out.length > 1) close();
  container.children = out[0]?.children ?? [];
}

function scannedAt(node: RootContent, context: PageContext): ScannedLine | undefined {
  if (node.type !== 'html' || !isPlaceholder((node satisfies Html).value)) return undefined;
  return context.scanned.get(node.position?.start.line ?? 0);
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
