// unified and remark (unifiedjs collective), the maintained Markdown parser of the field.
import type { Nodes, PhrasingContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { BodyPoint } from './page-context.ts';

/** The parser of CommonMark, to which `data` adds extensions. */
export const markdownParser = unified().use(remarkParse).freeze();

/** Parses a text of one line, such as a title. Every node gets the same place. */
export function parseInlines(text: string, { line, column }: BodyPoint): PhrasingContent[] {
  const plain: PhrasingContent = { type: 'text', value: text };
  if (!/[\\`*_[\]<&]/.test(text)) return text === '' ? [] : [plain];
  // A word at the start keeps a title such as `# 1` from being a heading.
  const [block] = markdownParser().parse(`x ${text}`).children;
  if (block?.type !== 'paragraph') return [plain];
  const point = { line, column };
  const place = (node: Nodes) => {
    node.position = { start: point, end: point };
    if ('children' in node) node.children.forEach(place);
  };
  block.children.forEach(place);
  const [first, ...rest] = block.children;
  if (first?.type !== 'text') return [plain];
  first.value = first.value.slice('x '.length);
  return first.value === '' ? rest : [first, ...rest];
}
