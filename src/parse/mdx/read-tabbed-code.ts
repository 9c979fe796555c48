import type { OriginLine } from '../page/author-lines.ts';
import { type Reading, replaceLines } from './mdx-reading.ts';

/** A code block that another tool shows as a tab. */
interface TabbedBlock {
  readonly indent: string;
  readonly marker: string;
  /** Its info string without the tab. */
  readonly settings: string;
  readonly label: string | undefined;
  readonly opening: OriginLine;
  readonly code: readonly OriginLine[];
}

/**
 * Writes code blocks that follow one another and have the setting `tab` or `tab="Label"`, as in Fumadocs and
 * plugins of Docusaurus, as code tabs; a single one has its label as title. False for other lines, and for a
 * tab of several blocks, which code tabs do not have.
 */
export function readTabbedCode(reading: Reading): boolean {
  const blocks: TabbedBlock[] = [];
  let end = reading.at;
  for (let next = end; ; ) {
    const block = blockAt(next, reading);
    if (block === undefined || block.indent !== (blocks[0]?.indent ?? block.indent)) break;
    blocks.push(block);
    end = next + block.code.length + 2;
    next = end;
    while (reading.lines[next]?.text.trim() === '') next += 1;
  }
  const [first] = blocks;
  if (first === undefined) return false;
  const lines = blocks.flatMap(writtenBlock);
  const { indent } = first;
  const { origin } = first.opening;
  const group =
    blocks.length === 1
      ? lines
      : [{ text: `${indent}:::code-group`, origin }, ...lines, { text: `${indent}:::`, origin }];
  replaceLines(end - reading.at, group, reading);
  return true;
}

const opening = /^([ \t]*)(`{3,}|~{3,})([^`]*?)(?<=\s)tab(?:=(?:"([^"]*)"|'([^']*)'))?(?=\s|$)(.*)$/;

function blockAt(at: number, { lines }: Reading): TabbedBlock | undefined {
  const line = lines[at];
  const [, indent = '', marker, before = '', double, single, after = ''] =
    opening.exec(line?.text ?? '') ?? [];
  // A title may contain the word, too.
  const isQuoted = (before.match(/["']/g) ?? []).length % 2 === 1;
  if (line === undefined || marker === undefined || isQuoted) return undefined;
  const length = lines.slice(at + 1).findIndex(({ text }) => text.trim() === marker);
  if (length === -1) return undefined;
  return {
    indent,
    marker,
    settings: `${before.trim()} ${after.trim()}`.trim(),
    label: (double ?? single)?.replace(/[[\]]/g, '').trim(),
    opening: line,
    code: lines.slice(at + 1, at + 1 + length),
  };
}

function writtenBlock({ indent, marker, settings, label, opening, code }: TabbedBlock): OriginLine[] {
  const { origin } = opening;
  const end = label === undefined || label === '' ? '' : ` [${label}]`;
  return [
    { text: `${indent}${marker}${settings}${end}`, origin },
    ...code,
    { text: indent + marker, origin },
  ];
}
