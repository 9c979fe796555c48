import type { Nodes, Root, RootContent } from 'mdast';
import { createBlockState, isCode } from '../directives/block-state.ts';

/** Below a blank line, a heading or a letter in the first column ends every list, quote and other block. */
const sectionStart = /^(?:#{1,6}(?:[ \t]|$)|\p{Letter})/u;

/** Stands for what begins the next section. */
const nextStart = '# x';

/**
 * Parses a text in sections, to the tree that `parse` makes of the whole: a passage that needs a slower
 * parser takes its section there, and not the page. Undefined for a text of one section, for one whose
 * sections are open where the next begins, and for one with definitions, to which others may refer.
 */
export function parseSections(text: string, parse: (section: string) => Root): Root | undefined {
  const starts = sectionStarts(text);
  if (starts.length === 0) return undefined;
  const children: RootContent[] = [];
  let from: Shift = { line: 0, offset: 0 };
  for (const end of [...starts, text.length]) {
    const section = text.slice(from.offset, end);
    const found = end === text.length ? parse(section).children : closedSection(section, parse);
    for (const node of found ?? []) {
      if (!moveNode(node, from)) return undefined;
      children.push(node);
    }
    if (found === undefined) return undefined;
    from = { line: from.line + section.split('\n').length - 1, offset: end };
  }
  const end = { line: from.line + 1, column: text.length - text.lastIndexOf('\n'), offset: text.length };
  return { type: 'root', children, position: { start: { line: 1, column: 1, offset: 0 }, end } };
}

/** The offsets at which sections begin, except the first: outside of code and raw HTML. */
function sectionStarts(text: string): number[] {
  const starts: number[] = [];
  const state = createBlockState();
  let isBlankAbove = false;
  let offset = 0;
  for (const line of text.split('\n')) {
    const isText = !isCode(line, state);
    if (isText && isBlankAbove && offset > 0 && sectionStart.test(line)) starts.push(offset);
    isBlankAbove = isText && line.trim() === '';
    offset += line.length + 1;
  }
  return starts;
}

/** The nodes of a section; undefined if the parser takes the start of the next one for a part of it. */
function closedSection(section: string, parse: (section: string) => Root): RootContent[] | undefined {
  const { children } = parse(section + nextStart);
  const last = children.at(-1);
  const isClosed = last?.type === 'heading' && last.position?.start.offset === section.length;
  return isClosed ? children.slice(0, -1) : undefined;
}

/** How far a section is from the start of the text. */
interface Shift {
  readonly line: number;
  readonly offset: number;
}

/** Gives a node its position in the whole text. Returns false for one that is or contains a definition. */
function moveNode(node: Nodes, shift: Shift): boolean {
  if (node.type === 'definition' || node.type === 'footnoteDefinition') return false;
  const { position } = node;
  // Nodes may share points, so points are replaced and not changed.
  if (position) node.position = { start: moved(position.start, shift), end: moved(position.end, shift) };
  return !('children' in node) || node.children.every((child) => moveNode(child, shift));
}

type Point = NonNullable<Nodes['position']>['start'];

function moved({ line, column, offset = 0 }: Point, shift: Shift): Point {
  return { line: line + shift.line, column, offset: offset + shift.offset };
}
