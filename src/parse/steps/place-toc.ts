import type { Root } from 'mdast';
import type { PageContext } from '../page/page-context.ts';
import '../print/print-containers.ts';
import { visitMarkdown } from './visit-markdown.ts';

const mark = /^\[{1,2}toc\]{1,2}$/i;

/** Puts the table of contents in the place of a paragraph `[[toc]]` or `[TOC]`. */
export function placeToc(tree: Root, { text }: PageContext): void {
  if (!/\[toc\]/i.test(text)) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'paragraph') return undefined;
    const [only, ...others] = node.children;
    if (others.length === 0 && only?.type === 'text' && mark.test(only.value.trim()))
      parent.children[index] = { type: 'toc' };
    return 'skip';
  });
}
