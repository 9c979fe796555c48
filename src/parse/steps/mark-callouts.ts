import type { BlockContent, DefinitionContent, Html, Root, RootContent } from 'mdast';
import '../code/code-tabs.ts';
import { wordHole } from '../../lib/holes.ts';
import { type PageContext, report } from '../page-context.ts';
import type { TabsOpener } from '../read-tabs-opener.ts';
import { calloutNames, isPlaceholder, type ScannedLine } from '../scan-lines.ts';

type Block = BlockContent | DefinitionContent;
type CalloutOpener = Extract<ScannedLine, { kind: 'callout-open' }>;
type Opener = CalloutOpener | TabsOpener;
interface Container {
  children: RootContent[];
}

/**
 * Gathers what stands between the two lines of a callout into an `<aside>`, and what stands between those of code tabs into a group that is
 * drawn later. Nested callouts come out nested.
 */
export function markCallouts(tree: Root, context: PageContext): void {
  for (const line of context.scanned.values()) {
    if (line.kind === 'callout-unknown') reportUnknown(line, context);
  }
  gather(tree, context);
}

function gather(container: Container, context: PageContext): void {
  const out: { opener: Opener | undefined; children: RootContent[] }[] = [
    { opener: undefined, children: [] },
  ];
  const close = () => {
    const inner = out.pop();
    if (inner?.opener) out.at(-1)?.children.push(contain(inner.opener, inner.children as Block[]));
  };
  for (const child of container.children) {
    const line = scannedAt(child, context);
    if (line?.kind === 'callout-open' || line?.kind === 'tabs-open') out.push({ opener: line, children: [] });
    else if (line?.kind === 'callout-close' || line?.kind === 'tabs-close') {
      // A closing line whose opener stands in another list item has nothing to close here; it leaves no trace.
      if (out.length > 1) close();
    } else {
      if ('children' in child) gather(child as Container, context);
      out.at(-1)?.children.push(child);
    }
  }
  while (out.length > 1) close();
  container.children = out[0]?.children ?? [];
}

function scannedAt(node: RootContent, context: PageContext): ScannedLine | undefined {
  if (node.type !== 'html' || !isPlaceholder((node satisfies Html).value)) return undefined;
  return context.scanned.get(node.position?.start.line ?? 0);
}

function contain(opener: Opener, children: Block[]): RootContent {
  return opener.kind === 'tabs-open' ? { type: 'codeTabs', opener, children } : callout(opener, children);
}

function callout(opener: CalloutOpener, children: Block[]): RootContent {
  const severity = calloutNames[opener.name] ?? 'info';
  const title: Block[] =
    opener.title === ''
      ? []
      : [
          {
            type: 'paragraph',
            data: { hProperties: { className: ['callout-title'] } },
            children: [{ type: 'text', value: opener.title }],
          },
        ];
  return {
    // A block quote is the nearest Markdown has to a container; hName makes it the element that is wanted.
    type: 'blockquote',
    data: {
      hName: 'aside',
      hProperties: {
        className: ['callout', `callout-${severity}`],
        role: 'note',
        // The sign and the colour say it to those who see them.
        ariaLabel: wordHole(`callout-${severity}`),
      },
    },
    children: [...title, ...children],
  };
}

function reportUnknown(line: Extract<ScannedLine, { kind: 'callout-unknown' }>, context: PageContext): void {
  report(context, 'warning', 'callout-unknown', line, {
    message: `There is no callout named "${line.name}"; the line is shown as text.`,
    hint: `One of ${Object.keys(calloutNames).join(', ')}.`,
  });
}
