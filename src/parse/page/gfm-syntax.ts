// The extensions of GitHub's Markdown that remark-gfm consists of (unifiedjs collective), one by one.
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

/** Extensions of the parser: of its syntax, and of its tree. */
export interface Syntax {
  readonly micromarkExtensions: Extension[];
  readonly fromMarkdownExtensions: TreeExtension[];
}

/**
 * The extensions that a text can need. The others would find nothing and are slow: an autolink may begin at
 * every letter, and a table in every paragraph.
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

const autolinkSyntax = gfmAutolinkLiteral();
const { transforms, ...autolinkTree } = gfmAutolinkLiteralFromMarkdown();
const email = /[\w+.-]@[\w-]+\./;
const remainingAutolink = /https?:\/\/|www\.|@/i;

function autolinks(text: string): Part {
  const tree: TreeExtension = { ...autolinkTree, transforms: [linkRemainingAutolinks] };
  if (email.test(text)) return [autolinkSyntax, tree];
  const begins = [...(/https?:\/\//i.test(text) ? 'hH' : ''), ...(/www\./i.test(text) ? 'wW' : '')];
  if (begins.length === 0) return undefined;
  const codes = begins.map((letter) => letter.charCodeAt(0));
  const constructs = codes.map((code) => [code, autolinkSyntax.text?.[code]] as const);
  return [{ ...autolinkSyntax, text: Object.fromEntries(constructs) }, tree];
}

/** Links the autolinks next to references and escapes, which only the tree shows. Few pages have any. */
function linkRemainingAutolinks(tree: Root): undefined {
  if (hasRemainingAutolink(tree)) for (const transform of transforms ?? []) transform(tree);
}

function hasRemainingAutolink(node: Nodes): boolean {
  if (node.type === 'text') return remainingAutolink.test(node.value);
  return 'children' in node && node.type !== 'link' && node.children.some(hasRemainingAutolink);
}

const footnoteParts: Part = [gfmFootnote(), gfmFootnoteFromMarkdown()];
const strikethroughParts: Part = [gfmStrikethrough(), gfmStrikethroughFromMarkdown()];
const taskListParts: Part = [gfmTaskListItem(), gfmTaskListItemFromMarkdown()];
const tableTree = gfmTableFromMarkdown();

const footnotes = (text: string): Part => (text.includes('[^') ? footnoteParts : undefined);
const strikethrough = (text: string): Part => (text.includes('~') ? strikethroughParts : undefined);
const taskLists = (text: string): Part => (/\[[\sx]\]/i.test(text) ? taskListParts : undefined);

/** The delimiter row of a table, also in a quote or a list: `| --- | :-: |`. */
const delimiterRow = /^[ \t>|:-]*-[ \t>|:-]*$/;
const blankLine = /^[ \t>]*$/;

function tables(text: string): Part {
  const lines = tableLines(text);
  return lines.size === 0 ? undefined : [tableSyntax(lines), tableTree];
}

/** Lines, from 1, that may be rows of a table: from the line above a delimiter row to the next blank line. */
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

/**
 * The extension for tables, limited to the given lines. It would read the first line of each paragraph
 * otherwise.
 */
function tableSyntax(lines: ReadonlySet<number>): Extension {
  const { flow, ...rest } = gfmTable();
  const table = flow?.null;
  if (table === undefined || Array.isArray(table)) throw new Error('The syntax of tables has changed.');
  const construct: Construct = {
    ...table,
    tokenize(effects, ok, nok) {
      return lines.has(this.now().line) ? table.tokenize.call(this, effects, ok, nok) : nok;
    },
  };
  return { ...rest, flow: { null: construct } };
}
