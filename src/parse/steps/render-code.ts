import type { Code, Html, Parent, Root } from 'mdast';
import { type CodePanel, type CodeTabs, renderCodeBlock, renderCodeTabs } from '../code/code-block.ts';
import { readFence } from '../code/read-fence.ts';
import { type PageContext, report } from '../page/page-context.ts';
import { isDiagram, renderDiagram } from './render-diagram.ts';
import { replaceNode, visitMarkdown } from './visit-markdown.ts';

/**
 * Renders code blocks and code tabs as raw HTML. Highlighted code is most of the HTML of a page, so no
 * elements are created for it. Must run after the step that reads the author's own raw HTML.
 */
export function renderCode(tree: Root, context: PageContext): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type === 'code') {
      const diagram = isDiagram(node) ? renderDiagram(node, context) : undefined;
      if (diagram !== undefined) {
        parent.children[index] = html(diagram);
        return 'skip';
      }
      parent.children[index] = html(renderCodeBlock(readFence(node, context).block));
      return 'skip';
    }
    if (node.type !== 'codeTabs') return undefined;
    return { continueAt: index + placeTabs(node, { parent, index }, context) };
  });
}

/**
 * Replaces code tabs by their HTML, followed by their other content. Returns the number of nodes that need no
 * visit.
 */
function placeTabs(
  node: CodeTabs,
  { parent, index }: { parent: Parent; index: number },
  context: PageContext,
): number {
  const panels: CodePanel[] = [];
  const others: CodeTabs['children'] = [];
  for (const child of node.children) {
    if (child.type === 'code') panels.push(readPanel(child, panels, context));
    else others.push(child);
  }
  reportContent(node, { panels, others }, context);
  const rendered = panels.length === 0 ? [] : [html(renderCodeTabs(panels, node.opener.storageKey))];
  replaceNode(parent, index, [...rendered, ...others]);
  return rendered.length;
}

function readPanel(node: Code, before: readonly CodePanel[], context: PageContext): CodePanel {
  const panel = readFence(node, context);
  if (before.some(({ label }) => label === panel.label)) {
    report(context, node.position?.start, {
      severity: 'warning',
      code: 'code-tabs-label',
      message: `Two of these code tabs have the label "${panel.label}".`,
      hint: 'Write another label after the language: ```bash pnpm',
    });
  }
  return panel;
}

function reportContent(
  { opener }: CodeTabs,
  { panels, others }: { readonly panels: readonly CodePanel[]; readonly others: CodeTabs['children'] },
  context: PageContext,
): void {
  if (panels.length === 0) {
    report(context, opener, {
      severity: 'warning',
      code: 'code-tabs-empty',
      message: 'These code tabs contain no code block.',
      hint: 'Add a code block between the two lines, or remove both lines.',
    });
    return;
  }
  const content = others.find((node) => !isComment(node));
  if (content !== undefined) {
    report(context, content.position?.start, {
      severity: 'warning',
      code: 'code-tabs-content',
      message: 'Code tabs can contain only code blocks; this content is shown below them.',
      hint: `Move it below the line "${opener.closing}".`,
    });
  }
}

/** Comments for formatters and linters show nothing: `<!-- prettier-ignore -->`. */
function isComment(node: CodeTabs['children'][number]): boolean {
  return node.type === 'html' && /^(?:\s*<!--(?:(?!-->).)*-->)+\s*$/s.test(node.value);
}

function html(value: string): Html {
  return { type: 'html', value };
}
