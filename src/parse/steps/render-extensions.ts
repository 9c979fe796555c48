import type { Parent, Root } from 'mdast';
import 'mdast-util-math';
import { escapeHtml } from '../../lib/html.ts';
import type { MathExtension } from '../extensions/markdown-extensions.ts';
import { type PageContext, report } from '../page/page-context.ts';
import { visitMarkdown } from './visit-markdown.ts';

/** Renders the optional syntax of a page: emoji by name, and mathematics. */
export function renderExtensions(tree: Root, context: PageContext): void {
  const { emoji, math } = context.extensions;
  if (emoji) placeEmoji(tree, emoji);
  if (math) placeMath(tree, math, context);
  else if (context.text.includes('\n$$')) reportMath(tree, context);
}

function placeEmoji(parent: Parent, emoji: (name: string) => string | undefined): void {
  for (const node of parent.children) {
    if (node.type === 'text')
      node.value = node.value.replace(/:([\w+-]+):/g, (written, name: string) => emoji(name) ?? written);
    else if ('children' in node) placeEmoji(node, emoji);
  }
}

function placeMath(tree: Root, { render }: MathExtension, context: PageContext): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'math' && node.type !== 'inlineMath') return undefined;
    const point = node.position?.start;
    const written = context.text.slice(point?.offset ?? 0, node.position?.end.offset ?? 0);
    const next = context.text[node.position?.end.offset ?? 0] ?? '';
    if (node.type === 'inlineMath' && isPrice(written, next)) {
      parent.children[index] = { type: 'text', value: written.replaceAll('\\$', '$') };
      return 'skip';
    }
    const rendered = render(node.value, node.type === 'math' || written.startsWith('$$'));
    if (rendered.kind === 'invalid') {
      report(context, point, {
        severity: 'warning',
        code: 'math-syntax',
        message: `Invalid TeX: ${rendered.reason}.`,
        hint: 'Correct the formula, or escape the dollar sign of a price: \\$5',
      });
    }
    const html = rendered.kind === 'rendered' ? rendered.html : `<code>${escapeHtml(node.value)}</code>`;
    parent.children[index] = {
      type: 'html',
      value: node.type === 'math' ? `<p class="math">${html}</p>` : html,
    };
    return 'skip';
  });
}

/** `$5 and $`, `$5 or \$`, and `$5-$` before a digit are prices, as in other tools. */
function isPrice(written: string, next: string): boolean {
  return /^\$(?:[^$]|$)/.test(written) && (/^\$\s|[\s\\]\$$/.test(written) || /\d/.test(next));
}

function reportMath(tree: Root, context: PageContext): void {
  visitMarkdown(tree, (node) => {
    if (node.type !== 'paragraph') return undefined;
    const [first] = node.children;
    if (first?.type === 'text' && first.value.startsWith('$$')) {
      report(context, node.position?.start, {
        severity: 'warning',
        code: 'math-disabled',
        message: 'This formula is shown as written.',
        hint: 'markdown: { math: true } in site.yaml',
      });
    }
    return 'skip';
  });
}
