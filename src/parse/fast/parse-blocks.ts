import type { Root, RootContent } from 'mdast';
import { movePositions } from './move-positions.ts';
import type { PlainBlock } from './plain-block.ts';
import { plainFence } from './plain-fence.ts';
import { plainHtml } from './plain-html.ts';
import { plainList } from './read-list.ts';
import { plainTable } from './read-table.ts';
import { roughEnd } from './slow-path-end.ts';
import { isBlank, lineEnd, pointIn, type SourceLines, sourceLines } from './source-lines.ts';
import { plainHeading, plainParagraph } from './text-blocks.ts';

/**
 * Parses Markdown block by block. Most of a documentation page is plain: headings, paragraphs of words and code, fences, simple lists and
 * tables. Such blocks are read here in a few steps each; `parseRough` gets all the others, whole stretches at a time. The tree is the one
 * that `parseRough` gives for the whole text (a test compares 2,000 odd texts at each run).
 *
 * Of a page of 8 kB, 97 % is plain; turning it into HTML takes, without the colours of its samples, a sixth of the time that it takes with
 * micromark alone, which looks at each character several times over and makes an event of every token.
 */
export function parseBlocks(text: string, parseRough: (text: string) => Root): Root {
  if (!isReadAsWritten(text)) return parseRough(text);
  const source = sourceLines(text);
  const { lines } = source;
  const children: RootContent[] = [];
  for (const stretch of stretches(source)) {
    if (stretch.kind === 'plain') children.push(stretch.node);
    else {
      const part = text.slice(source.offsets[stretch.from], source.offsets[stretch.to] ?? text.length);
      // A definition counts for the whole text.
      if (part.includes(']:')) return parseRough(text);
      const root = parseRough(part);
      movePositions(root, { lines: stretch.from, offset: source.offsets[stretch.from] ?? 0 });
      children.push(...root.children);
    }
  }
  const position = { start: pointIn(source, 0, 0), end: lineEnd(source, lines.length - 1) };
  return { type: 'root', children, position };
}

/** A plain block, or the lines of others up to the next one; from 0, the last not included. */
type Stretch =
  | { readonly kind: 'plain'; readonly node: RootContent }
  | { readonly kind: 'rough'; readonly from: number; readonly to: number };

function* stretches(source: SourceLines): Generator<Stretch> {
  const { lines } = source;
  let rough: number | undefined;
  for (let line = 0; line < lines.length; ) {
    const block = isBlank(lines[line]) ? undefined : plainBlock(source, line, rough === undefined);
    if (block) {
      if (rough !== undefined) yield { kind: 'rough', from: rough, to: line };
      rough = undefined;
      yield { kind: 'plain', node: block.node };
      line = block.next;
    } else if (isBlank(lines[line])) line++;
    else {
      rough ??= line;
      line = roughEnd(lines, line);
    }
  }
  if (rough !== undefined) yield { kind: 'rough', from: rough, to: lines.length };
}

/** False where a parser sees other characters than are written, or counts a tab at the very end as several columns. */
function isReadAsWritten(text: string): boolean {
  const changes = text.includes('\0') || text.includes('\r') || text.startsWith('\ufeff');
  return !changes && text.lastIndexOf('\t') <= text.lastIndexOf('\n');
}

/** @param free nothing before the line can go on in it: no list that is still open */
function plainBlock(source: SourceLines, line: number, free: boolean): PlainBlock | undefined {
  const text = source.lines[line] ?? '';
  switch (text[0]) {
    case '#':
      return plainHeading(source, line);
    case '~':
      return plainFence(source, line);
    case '`':
      return plainFence(source, line) ?? plainParagraph(source, line);
    case '|':
      return plainTable(source, line);
    case '<':
      return plainHtml(source, line);
    case '-':
      return free ? plainList(source, line) : undefined;
    default:
      return (free ? plainList(source, line) : undefined) ?? plainParagraph(source, line);
  }
}
