import { groupBy } from '../../lib/group-by.ts';
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
  replaceLines(end - reading.at, blocks.length === 1 ? writtenBlock(first) : tabsOf(blocks, first), reading);
  return true;
}

/** Code tabs, or other ones if several blocks have the same label, which share a tab. */
function tabsOf(blocks: readonly TabbedBlock[], { indent, opening }: TabbedBlock): OriginLine[] {
  const line = (text: string, { origin } = opening) => ({ text: indent + text, origin });
  const labels = blocks.flatMap(({ label }) => label || []);
  if (labels.length < blocks.length || new Set(labels).size === labels.length)
    return [line(':::code-group'), ...blocks.flatMap(writtenBlock), line(':::')];
  const tabs = [...groupBy(blocks, ({ label }) => label)].flatMap(([label, inside]) => [
    line(`:::tab ${label}`, inside[0]?.opening),
    ...inside.flatMap((block) => [...writtenBlock({ ...block, label: undefined }), line('')]),
    line(':::'),
  ]);
  return [line(':::tabs'), ...tabs, line(':::')];
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
