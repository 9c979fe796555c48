import type { Nodes } from 'mdast';

/**
 * What stands between the brackets of a definition, in the form in which labels are compared: `A B` of
 * `[a  b]: /c/`, `^1` of the footnote `[^1]: Words`.
 */
export type Label = string;

/**
 * Returns the labels that nodes define, wherever in lists, quotes and footnotes. Undefined if one of a link
 * looks like one of a footnote, as in a line `    [^1]: /a/` below another definition: no copy of it would be
 * the same.
 */
export function definedLabels(nodes: readonly Nodes[]): Set<Label> | undefined {
  const labels = new Set<Label>();
  const open = [...nodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'definition') {
      // Labels of footnotes have no white space.
      if (/^\^\S+$/.test(node.identifier)) return undefined;
      labels.add(normalized(node.identifier));
    }
    if (node.type === 'footnoteDefinition') labels.add(`^${normalized(node.identifier)}`);
    if ('children' in node) for (const child of node.children) open.push(child);
  }
  return labels;
}

/** A label in brackets, which contains other brackets only behind a backslash. */
const inBrackets = /\[((?:[^[\]\\]|\\[\s\S])*)\]/g;

/** Returns the labels that a text may refer to, in prose, code or anything else. */
export function namedLabels(text: string): Set<Label> {
  if (!text.includes('[')) return new Set();
  // In a quote, the next line of a label has the mark of the quote.
  const found = [...text.matchAll(inBrackets)].map(([, label = '']) => label.replace(/\n[ \t>]*/g, ' '));
  return new Set(found.map(normalized));
}

/** Writes definitions of labels, with a heading that ends the last one. */
export function writeDefinitions(labels: readonly Label[]): string {
  return labels.length === 0 ? '' : `${labels.map((label) => `[${label}]: x\n\n`).join('')}# x\n\n`;
}

/** As CommonMark compares labels: two letters such as `ẞ` and `ß` may have a common capital alone. */
function normalized(label: string): Label {
  return label
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase();
}
