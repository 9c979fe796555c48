import type { Html, Parent, Root } from 'mdast';
import { renderCodeBlock } from '../code/code-block.ts';
import { type CodePanel, type CodeTabs, renderCodeTabs } from '../code/code-tabs.ts';
import { readFence } from '../code/read-fence.ts';
import { type PageContext, report } from '../page/page-context.ts';
import { visitMarkdown } from './visit-markdown.ts';

/**
 * Draws code blocks and code tabs. They become raw HTML here, and not elements later on: highlighted code is most of the HTML of
 * a page, and so it is written once. Comes after the step that looks at the author's own HTML.
 */
export function renderCode(tree: Root, context: PageContext): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type === 'code') {
      parent.children[index] = html(renderCodeBlock(readFence(node, context).block));
      return 'skip';
    }
    if (node.type !== 'codeTabs') return undefined;
    return { goOnAt: index + placeTabs(node, { parent, index }, context) };
  });
}

/** Puts the drawn tabs in place of their node, and below them what is no sample; returns the number of nodes that need no visit. */
function placeTabs(
  node: CodeTabs,
  { parent, index }: { parent: Parent; index: number },
  context: PageContext,
): number {
  const panels: CodePanel[] = [];
  const others: CodeTabs['children'] = [];
  for (const child of node.children) {
    if (child.type !== 'code') others.push(child);
    else panels.push(readPanel(child, panels, context));
  }
  reportContent(node, panels, others, context);
  const rendered = panels.length === 0 ? [] : [html(renderCodeTabs(panels, node.opener.storageKey))];
  parent.children.splice(index, 1, ...rendered, ...others);
  return rendered.length;
}

function readPanel(
  node: Parameters<typeof readFence>[0],
  before: readonly CodePanel[],
  context: PageContext,
): CodePanel {
  const panel = readFence(node, context);
  if (before.some(({ label }) => label === panel.label)) {
    report(context, 'warning', 'code-tabs-label', node.position?.start, {
      message: `Two tabs of this group are called "${panel.label}".`,
      hint: 'Name the tab by a second word after the language: ```bash pnpm',
    });
  }
  return panel;
}

function reportContent(
  { opener }: CodeTabs,
  panels: readonly CodePanel[],
  others: CodeTabs['children'],
  context: PageContext,
): void {
  if (panels.length === 0) {
    report(context, 'warning', 'code-tabs-empty', opener, {
      message: 'This group of code tabs holds no sample.',
      hint: 'Put at least one fence between its two lines, or remove them.',
    });
  } else if (others[0] !== undefined) {
    report(context, 'warning', 'code-tabs-content', others[0].position?.start, {
      message: 'Only samples can be tabs; this is shown below them.',
      hint: `Move it behind the line \`${opener.closing}\`.`,
    });
  }
}

function html(value: string): Html {
  return { type: 'html', value };
}
