// The parts of remark-gfm (unifiedjs collective).
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Extension } from 'micromark-util-types';

/** Extensions of the parser: of its syntax, and of its tree. */
export interface Syntax {
  readonly micromarkExtensions: Extension[];
  readonly fromMarkdownExtensions: TreeExtension[];
}

/** The extensions of GitHub's Markdown. */
export const gfmSyntax: Syntax = {
  micromarkExtensions: [gfm()],
  fromMarkdownExtensions: gfmFromMarkdown(),
};
