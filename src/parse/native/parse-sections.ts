import type { Nodes, Root, RootContent } from 'mdast';
import { isBlankLine } from '../../lib/blank-line.ts';
import { createBlockState, isCode } from '../directives/block-state.ts';
import { definedLabels, type Label, namedLabels, writeDefinitions } from './defined-labels.ts';

/** Below a blank line, a heading or a letter in the first column ends every list, quote and other block. */
const sectionStart = /^(?:#{1,6}(?:[ \t]|$)|\p{Letter})/u;

/** Stands for what begins the next section. */
const nextStart = '# x';

type Parse = (section: string) => Root;

/**
 * Parses a text in sections, to the tree that `parse` makes of the whole: a passage that needs a slower
 * parser takes its section there, and not the page. A section that may refer to definitions of other ones is
 * parsed with copies of these. Undefined for a text of one section, and for one whose sections are open where
 * the next begins.
 */
export function parseSections(text: string, parse: Parse): Root | undefined {
  const sections = sectionsOf(text);
  const defining = sections.length > 1 ? parseDefining(sections, parse) : undefined;
  if (!defining) return undefined;
  const labels = new Set([...defining.values()].flatMap((parsed) => [...parsed.labels]));
  // Below copies, the mark of the byte order would be a character of the text.
  if (labels.size > 0 && text.startsWith('\ufeff')) return undefined;
  const children: RootContent[] = [];
  for (const section of sections) {
    const known = defining.get(section);
    const needed = labels.size === 0 ? [] : neededLabels(section, labels, known?.labels);
    const nodes = known && needed.length === 0 ? known.nodes : parseSection(section, needed, parse);
    if (!nodes) return undefined;
    for (const node of nodes) children.push(node);
  }
  const line = text.split('\n').length;
  const end = { line, column: text.length - text.lastIndexOf('\n'), offset: text.length };
  return { type: 'root', children, position: { start: { line: 1, column: 1, offset: 0 }, end } };
}

/** A part of the text. */
interface Section {
  readonly text: string;
  readonly from: Shift;
  readonly isLast: boolean;
}

/** How far a section is from the start of the text. */
interface Shift {
  readonly line: number;
  readonly offset: number;
}

function sectionsOf(text: string): readonly Section[] {
  const ends = [...sectionStarts(text), text.length];
  let from: Shift = { line: 0, offset: 0 };
  return ends.map((end) => {
    const section = { text: text.slice(from.offset, end), from, isLast: end === text.length };
    from = { line: from.line + section.text.split('\n').length - 1, offset: end };
    return section;
  });
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
    isBlankAbove = isText && isBlankLine(line);
    offset += line.length + 1;
  }
  return starts;
}

/** A section that defines labels. */
interface Defining {
  readonly nodes: readonly RootContent[];
  readonly labels: ReadonlySet<Label>;
}

/** Parses the sections that may define labels, which does not depend on other definitions. */
function parseDefining(
  sections: readonly Section[],
  parse: Parse,
): ReadonlyMap<Section, Defining> | undefined {
  const found = new Map<Section, Defining>();
  for (const section of sections) {
    if (!section.text.includes(']:')) continue;
    const nodes = parseSection(section, [], parse);
    const labels = nodes && definedLabels(nodes);
    if (!labels) return undefined;
    found.set(section, { nodes, labels });
  }
  return found;
}

/** The labels that a section may refer to, and does not define itself. */
function neededLabels(
  { text }: Section,
  labels: ReadonlySet<Label>,
  own: ReadonlySet<Label> | undefined,
): readonly Label[] {
  return [...namedLabels(text)].filter((label) => labels.has(label) && !own?.has(label));
}

/**
 * The nodes of a section below definitions of labels; undefined if the parser takes the start of the next
 * section for a part of it.
 */
function parseSection(
  { text, from, isLast }: Section,
  labels: readonly Label[],
  parse: Parse,
): readonly RootContent[] | undefined {
  const above = writeDefinitions(labels);
  const { children } = parse(above + text + (isLast ? '' : nextStart));
  const own = children.slice(labels.length === 0 ? 0 : labels.length + 1);
  const next = isLast ? undefined : own.pop();
  const isClosed = next?.type === 'heading' && next.position?.start.offset === above.length + text.length;
  if (!isLast && !isClosed) return undefined;
  const shift = { line: from.line - above.split('\n').length + 1, offset: from.offset - above.length };
  for (const node of own) moveNode(node, shift);
  return own;
}

/** Gives a node its position in the whole text. */
function moveNode(node: Nodes, shift: Shift): void {
  const { position } = node;
  // Nodes may share points, so points are replaced and not changed.
  if (position) node.position = { start: moved(position.start, shift), end: moved(position.end, shift) };
  if ('children' in node) for (const child of node.children) moveNode(child, shift);
}

type Point = NonNullable<Nodes['position']>['start'];

function moved({ line, column, offset = 0 }: Point, shift: Shift): Point {
  return { line: line + shift.line, column, offset: offset + shift.offset };
}
