import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Tab } from '../print/print-containers.ts';

/**
 * Groups the content of tabs by lines such as `== Label`, with which a plugin of VitePress begins a tab.
 * Content before the first one stays in front.
 */
export function markedTabs(children: readonly RootContent[]): RootContent[] {
  const grouped: RootContent[] = [];
  let current: Tab | undefined;
  const add = (node: RootContent) => (current?.children ?? grouped).push(node);
  for (const child of children) {
    for (const piece of isMarked(child) ? paragraphPieces(child) : [child]) {
      if (typeof piece !== 'string') add(piece);
      else {
        current = { type: 'tab', label: piece, children: [] };
        grouped.push(current);
      }
    }
  }
  return grouped;
}

/** True for a paragraph that begins with `== Label`. */
export function isTabLine(node: RootContent): boolean {
  const first = node.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' && /^==\s+\S/.test(first.value);
}

/** Most paragraphs stay as they are. */
function isMarked(node: RootContent): node is Paragraph {
  return (
    node.type === 'paragraph' &&
    node.children.some((child) => child.type === 'text' && /(?:^|\n)==\s+\S/.test(child.value))
  );
}

/** Splits a paragraph into the labels of tabs and the paragraphs between them. */
function paragraphPieces(paragraph: Paragraph): readonly (string | Paragraph)[] {
  const pieces: (string | Paragraph)[] = [];
  for (const line of linesOf(paragraph.children)) {
    const [first] = line;
    const last = pieces.at(-1);
    if (first?.type === 'text' && /^==\s+\S/.test(first.value))
      pieces.push(
        line
          .map(textOf)
          .join('')
          .replace(/^==\s+/, '')
          .trim(),
      );
    else if (last === undefined || typeof last === 'string')
      pieces.push({ ...paragraph, children: [...line] });
    else last.children = [...last.children, { type: 'text', value: '\n' }, ...line];
  }
  return pieces;
}

/** Splits inline content at the line breaks in its texts. */
function linesOf(children: readonly PhrasingContent[]): readonly (readonly PhrasingContent[])[] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of children) {
    if (child.type !== 'text') {
      lines.at(-1)?.push(child);
      continue;
    }
    for (const [index, value] of child.value.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (value !== '') lines.at(-1)?.push({ ...child, value });
    }
  }
  return lines;
}

function textOf(node: PhrasingContent): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
