import { escapeHtml } from '../../lib/html.ts';
import { wordPlaceholder } from '../../lib/placeholders.ts';
import type { LineMark } from './code-marks.ts';
import { highlight } from './highlight.ts';
import type { Language } from './languages.ts';

/** A sample, ready to be drawn. */
export interface CodeBlock {
  readonly language: Language;
  /** Without marks and without a line break at its end. */
  readonly text: string;
  readonly title: string | undefined;
  /** Marks by line, from 1. */
  readonly marks: ReadonlyMap<number, readonly LineMark[]>;
  readonly lineNumbers: boolean;
}

/**
 * Draws a sample as HTML. The contract with styles and the browser script:
 *
 * - `div.code-block[data-language]` holds, in this order, an optional `div.code-title`, the `pre`, and the copy button;
 * - `pre` takes the keyboard, since a long line scrolls; its text is the sample's, so it is what is copied;
 * - `button[data-copy]` does nothing without script, hence `hidden`: the script shows it;
 * - only lines with a mark or a number are wrapped: `span.line`, with `.line-highlight`, `.line-inserted`, `.line-deleted`,
 *   `.line-focus`; the line break stands after the span;
 * - `pre[data-line-numbers]` has every line wrapped; its numbers are drawn by a counter, and so never copied.
 */
export function renderCodeBlock(block: CodeBlock): string {
  const title = block.title === undefined ? '' : `<div class="code-title">${escapeHtml(block.title)}</div>`;
  const numbers = block.lineNumbers ? ' data-line-numbers' : '';
  return (
    `<div class="code-block" data-language="${block.language}">${title}` +
    `<pre tabindex="0"${numbers}><code class="language-${block.language}">${renderLines(block)}</code></pre>` +
    `<button type="button" class="code-copy" data-copy hidden>${wordPlaceholder('copy')}</button></div>`
  );
}

function renderLines({ text, language, marks, lineNumbers }: CodeBlock): string {
  const html = highlight(text, language);
  if (marks.size === 0 && !lineNumbers) return html;
  return html
    .split('\n')
    .map((line, index) => {
      const kinds = marks.get(index + 1) ?? [];
      if (kinds.length === 0 && !lineNumbers) return line;
      const classes = ['line', ...new Set(kinds.map((kind) => `line-${kind}`))];
      return `<span class="${classes.join(' ')}">${line}</span>`;
    })
    .join('\n');
}
