// KaTeX (Khan Academy) turns TeX into MathML without a browser; micromark-extension-math and mdast-util-math
// (unifiedjs collective) read the dollar signs.
import katex from 'katex';
import { mathFromMarkdown } from 'mdast-util-math';
import { math as mathSyntax } from 'micromark-extension-math';
import type { MathExtension, RenderedMath } from './markdown-extensions.ts';

/** Mathematics in `$…$` and `$$…$$`. */
export const math: MathExtension = {
  syntax: { micromarkExtensions: [mathSyntax()], fromMarkdownExtensions: [mathFromMarkdown()] },
  render,
};

/** What TeX may do: no links and pictures, and no size that hides the page. */
const limits = { trust: false, strict: false, maxSize: 20, maxExpand: 1000 } as const;

function render(tex: string, display: boolean): RenderedMath {
  try {
    const html = katex.renderToString(tex, { ...limits, displayMode: display, output: 'mathml' });
    const markup = /<math[\s\S]*<\/math>/.exec(html)?.[0] ?? '';
    // The source is not to be found by the search, nor read aloud a second time.
    return { kind: 'rendered', html: markup.replace(/<annotation [\s\S]*?<\/annotation>/, '') };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return { kind: 'invalid', reason: error.rawMessage.replace(/\.$/, '') };
  }
}
