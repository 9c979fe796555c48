// The syntaxes of GitHub's Markdown as remark-gfm has them (unifiedjs collective), each by itself, so that a page pays for those it can need.
import type { Nodes, Root } from 'mdast';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import type { Construct, Extension } from 'micromark-util-types';

/** What the parser is told of a text's syntax: how to read it, and what nodes to make of it. */
export interface Syntax {
  readonly micromarkExtensions: Extension[];
  readonly fromMarkdownExtensions: TreeExtension[];
}

/**
 * The syntaxes that a text can contain; the others would cost as much as all the rest of parsing (7.7 ms a page of 8 kB with them, 3.8
 * without: an autolink could begin at every letter, and a table in every paragraph) and find nothing.
 */
export function gfmSyntax(text: string): Syntax {
  const parts = [autolinks(text), footnotes(text), strikethrough(text), tables(text), taskLists(text)];
  const used = parts.filter((part) => part !== undefined);
  return {
    micromarkExtensions: used.map(([syntax]) => syntax),
    fromMarkdownExtensions: used.map(([, tree]) => tree),
  };
}

type Part = readonly [Extension, TreeExtension] | undefined;

/** The places at which each kind of autolink may begin, by character code. */
const autolinkSyntax = gfmAutolinkLiteral();
const { transforms, ...autolinkTree } = gfmAutolinkLiteralFromMarkdown();
const email = /[\w+.-]@[\w-]+\./;
const leftAutolink = /https?:\/\/|www\.|@/i;

function autolinks(text: string): Part {
  const tree: TreeExtension = { ...autolinkTree, transforms: [linkLeftAutolinks] };
  if (email.test(text)) return [autolinkSyntax, tree];
  const begins = [...(/https?:\/\//i.test(text) ? 'hH' : ''), ...(/www\./i.test(text) ? 'wW' : '')];
  if (begins.length === 0) return undefined;
  const codes = begins.map((letter) => letter.charCodeAt(0));
  const constructs = codes.map((code) => [code, autolinkSyntax.text?.[code]] as const);
  return [{ ...autolinkSyntax, text: Object.fromEntries(constructs) }, tree];
}

/** Links what could only be seen once references and escapes were read; most pages have none, so one look goes first. */
function linkLeftAutolinks(tree: Root): undefined {
  if (hasLeftAutolink(tree)) for (const transform of transforms ?? []) transform(tree);
}

function hasLeftAutolink(node: Nodes): boolean {
  if (node.type === 'text') return leftAutolink.test(node.value);
  return 'children' in node && node.type !== 'link' && node.children.some(hasLeftAutolink);
}

const footnoteParts: Part = [gfmFootnote(), gfmFootnoteFromMarkdown()];
const strikethroughParts: Part = [gfmStrikethrough(), gfmStrikethroughFromMarkdown()];
const taskListParts: Part = [gfmTaskListItem(), gfmTaskListItemFromMarkdown()];
const tableTree = gfmTableFromMarkdown();

const footnotes = (text: string): Part => (text.includes('[^') ? footnoteParts : undefined);
const strikethrough = (text: string): Part => (text.includes('~') ? strikethroughParts : undefined);
const taskLists = (text: string): Part => (/\[[\sx]\]/i.test(text) ? taskListParts : undefined);

/** A table begins above a line like `| --- | :-: |`, also in a quote or a list. */
const delimiterRow = /^[ \t>|:-]*-[ \t>|:-]*$/;
const blankLine = /^[ \t>]*$/;

function tables(text: string): Part {
  const lines = tableLines(text);
  return lines.size === 0 ? undefined : [tableSyntax(lines), tableTree];
}

/** Lines, from 1, in which a row of a table can stand: from above a delimiter row to the next blank line. */
function tableLines(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  let open = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (delimiterRow.test(line)) {
      found.add(index);
      open = true;
    } else if (open && blankLine.test(line)) open = false;
    if (open) found.add(index + 1);
  }
  return found;
}

/** The syntax of tables, tried at the given lines only: elsewhere it would read the first line of each paragraph word by word. */
function tableSyntax(lines: ReadonlySet<number>): Extension {
  const { flow, ...rest } = gfmTable();
  const whole = flow?.null;
  if (whole === undefined || Array.isArray(whole)) throw new Error('The syntax of tables has changed.');
  const construct: Construct = {
    ...whole,
    tokenize(effects, ok, nok) {
      return lines.has(this.now().line) ? whole.tokenize.call(this, effects, ok, nok) : nok;
    },
  };
  return { ...rest, flow: { null: construct } };
}
