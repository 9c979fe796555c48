/** The indentation around the lines that are being written. */
export interface Margin {
  /** Columns taken from lines of the block. */
  removed: number;
  /** Column at which the content of the outermost list item begins; 0 outside of lists. */
  item: number;
  /** True if the last line left a code block open. */
  wasCode: boolean;
}

/** The marker of a list item or of a footnote, whose further lines are indented. */
const itemStart = /^(?:(?:[-*+]|\d{1,9}[.)])\s+|\[\^[^\]\s]+\]:)/;

/**
 * Returns the number of columns to take from a line of MDX, which has no indented code: text in an element of
 * HTML may be indented like its tag. Lines of list items, and of code blocks with fences, keep what they have
 * beyond the first line of their block.
 */
export function codeIndent(
  text: string,
  { isAfterBlank, isCode }: { readonly isAfterBlank: boolean; readonly isCode: boolean },
  margin: Margin,
): number {
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  if (indent.length === text.length) return 0;
  const { wasCode } = margin;
  margin.wasCode = isCode;
  if (wasCode) return Math.min(indent.length, margin.removed);
  if (indent.length < margin.removed) margin.removed = 0;
  const inner = indent.slice(margin.removed);
  if (isAfterBlank && inner.length < margin.item) margin.item = 0;
  const isIndented = inner.replaceAll('\t', '    ').length >= 4;
  if (isAfterBlank && margin.item === 0 && isIndented) margin.removed = indent.length;
  const own = indent.length - margin.removed;
  const [marker] = itemStart.exec(text.slice(indent.length)) ?? [];
  if (marker !== undefined && (margin.item === 0 || own < margin.item))
    margin.item = own + (marker.startsWith('[') ? 4 : marker.length);
  return margin.removed;
}
