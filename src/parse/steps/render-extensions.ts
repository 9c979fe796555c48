import type { Parent, Root } from 'mdast';
import type {} from 'mdast-util-math';
import '../print/print-containers.ts';
import { escapeHtml } from '../../lib/html.ts';
import type { MathExtension } from '../extensions/markdown-extensions.ts';
import { type PageContext, report } from '../page/page-context.ts';
import { visitMarkdown } from './visit-markdown.ts';

/** Renders syntax that few pages have: a table of contents, and emoji and mathematics if they are enabled. */
export function renderExtensions(tree: Root, context: PageContext): void {
  if (/\[toc\]/i.test(context.text)) placeToc(tree);
  if (context.text.includes('^[')) reportFootnotes(tree, context);
  const { emoji, math } = context.syntax;
  if (emoji) placeEmoji(tree, emoji);
  if (math) placeMath(tree, math, context);
  else if (context.text.includes('\n$$')) reportMath(tree, context);
}

const tocMark = /^\[{1,2}toc\]{1,2}$/i;

/** Puts the table of contents in the place of a paragraph `[[toc]]` or `[TOC]`. */
function placeToc(tree: Root): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'paragraph') return undefined;
    const [only, ...others] = node.children;
    if (others.length === 0 && only?.type === 'text' && tocMark.test(only.value.trim()))
      parent.children[index] = { type: 'toc' };
    return 'skip';
  });
}

function placeEmoji(parent: Parent, emoji: (name: string) => string | undefined): void {
  for (const node of parent.children) {
    if (node.type === 'text')
      node.value = node.value.replace(/:([\w+-]+):/g, (written, name: string) => emoji(name) ?? written);
    else if ('children' in node) placeEmoji(node, emoji);
    if (node.type === 'callout' || node.type === 'details')
      placeEmoji({ type: 'paragraph', children: node.title }, emoji);
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

/** Reports `^[A note in the text.]`, which GitHub's Markdown has not. */
function reportFootnotes(parent: Parent, context: PageContext): void {
  for (const node of parent.children) {
    if ('children' in node) reportFootnotes(node, context);
    const at = node.type === 'text' ? node.value.indexOf('^[') : -1;
    if (at === -1) continue;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const isFirstLine = node.type === 'text' && !node.value.slice(0, at).includes('\n');
    report(context, isFirstLine ? { line, column: column + at } : { line, column }, {
      severity: 'warning',
      code: 'footnote-inline',
      message: 'A footnote in the text, "^[…]", is shown as written.',
      hint: 'Write [^1] in its place, and "[^1]: …" on a line of its own.',
    });
  }
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
