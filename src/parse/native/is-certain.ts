import type { Code, Html, ListItem, Nodes, Parents, Root } from 'mdast';

/**
 * Whether a tree of the native parser is certainly the one that remark makes. Where the two differ, the tree
 * has a construct of this module: two syntaxes that compete for the same characters, or syntax that was left
 * as text. Texts of authors contain few of them.
 */
export function isCertain(tree: Root, text: string): boolean {
  // remark reads half of such a character, which it takes for a letter.
  if (/[\uD800-\uDFFF][*_~]|[*_~][\uD800-\uDFFF]/.test(text)) return false;
  if (spacedFootnote.test(text)) return false;
  // A stack instead of recursion: quotes may be nested 100,000 deep before the depth is limited.
  const open: Visited[] = [{ parent: tree, isNested: false, isLinked: false, block: tree }];
  for (let around = open.pop(); around; around = open.pop()) {
    const { parent, isNested, isLinked, block } = around;
    if (!areNeighboursCertain(parent.children, isNested)) return false;
    for (const node of parent.children) {
      if (!isNodeCertain(node, around, text)) return false;
      if (!('children' in node)) continue;
      open.push({
        parent: node,
        isNested: isNested || containers.has(node.type),
        isLinked: isLinked || node.type === 'link',
        block: blocksOfText.has(node.type) ? node : block,
      });
    }
  }
  return true;
}

/** A label with white space names no footnote: `[^a b]`. */
const spacedFootnote = /\[\^[^[\]]{0,200}\s[^[\]]{0,200}\]/;

/** A node whose children are to be visited, with what is around them. */
interface Visited {
  readonly parent: Parents;
  /** In a list, quote or footnote, whose lines begin with other characters. */
  readonly isNested: boolean;
  readonly isLinked: boolean;
  /** The paragraph, heading or cell around the node. */
  readonly block: Nodes;
}

const containers: ReadonlySet<string> = new Set(['listItem', 'blockquote', 'footnoteDefinition']);
const blocksOfText: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

function isNodeCertain(node: Nodes, { parent, isNested, isLinked, block }: Visited, text: string): boolean {
  const written = (of: Nodes) => text.slice(of.position?.start.offset, of.position?.end.offset);
  switch (node.type) {
    case 'text':
      if ((!isLinked && autolink.test(node.value)) || unreadTag.test(written(node))) return false;
      if (node.value.includes('_') && strayUnderscore.test(node.value) && written(block).includes('*'))
        return false;
      return isTextCertain(node.value, isNested, block);
    case 'code':
      return isFence(written(node))
        ? isFenceCertain(written(node), isNested)
        : !isNested && isIndentedCertain(node, text);
    case 'definition':
    case 'linkReference':
    case 'imageReference':
      // The label of the native parser has the marks of the lines in a quote.
      return !isNested || !/\n/.test(node.label ?? '');
    case 'footnoteDefinition':
      // In further lines, and for a footnote in another one, the two parsers take indentation differently.
      if (node.children.length === 0 || (node.position?.start.column ?? 1) > 4) return false;
      return node.position?.start.line === node.position?.end.line;
    case 'html':
      return !isNested || isHtmlCertain(node, { text, block });
    case 'footnoteReference':
      // `![a[^1]](b)`
      return !hasText(block, /!\[/);
    case 'tableRow':
      return !written(node).startsWith('<');
    case 'listItem':
      return typeof node.checked === 'boolean' ? isTaskCertain(node, written(node)) : !isBrokenTask(node);
    case 'link': {
      const before = text[(node.position?.start.offset ?? 0) - 1];
      return (
        /^[[<]/.test(written(node)) || (parent === block && isAutolinkCertain(written(node), before, block))
      );
    }
    default:
      return true;
  }
}

/** Text that only one of the parsers may link. */
const autolink = /www\.|https?:\/\/|[\w.+-]@[\w-]/i;

/** `<a href=/b>`, of which the native parser does not read the value. */
const unreadTag = /(?:^|[^\\])<[a-z!?/]/i;

const strayUnderscore = /(?:^|[^\p{L}\p{N}_])_|_(?:$|[^\p{L}\p{N}_])/u;

function isTextCertain(value: string, isNested: boolean, block: Nodes): boolean {
  if (value.includes('*')) return false;
  if (!isNested) return true;
  // The end of text before an indented line is at its first or at its last space.
  const isBroken = value.endsWith('\n') || ('children' in block && block.children.some(isBreak));
  return !(isBroken && hasText(block, /[`[]/));
}

function isBreak({ type }: Nodes): boolean {
  return type === 'break';
}

function hasText(block: Nodes, pattern: RegExp): boolean {
  const children = 'children' in block ? block.children : [];
  return children.some((node) => node.type === 'text' && pattern.test(node.value));
}

function isFence(written: string): boolean {
  return /^[`~]/.test(written);
}

/** A fence in a list may end at its closing line, or at the end of the list. */
function isFenceCertain(written: string, isNested: boolean): boolean {
  const [opening = '', ...rest] = written.split('\n');
  // Unusual white space belongs to the language, or not.
  if (/[^\S \t]/.test(opening)) return false;
  return !isNested || /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(rest.at(-1) ?? '');
}

/**
 * Indented code is certain between blank lines. Lines of nothing but spaces belong to it or not, and more
 * code or a definition below it is read differently.
 */
function isIndentedCertain({ position }: Code, text: string): boolean {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  const isBlankAbove = start === 0 || text.slice(0, start).endsWith('\n\n');
  const isOwnText = !/\t|\n +(?:\n|$)|\n$/.test(text.slice(start, end));
  return isBlankAbove && isOwnText && /^(?:\n*$|\n\n+(?! {4}| *[\t\n[]| *$))/.test(text.slice(end));
}

interface Surroundings {
  readonly text: string;
  readonly block: Nodes;
}

/**
 * In a list, a block of raw HTML may end at its last line or below it, and the indentation of a line in a
 * paragraph may belong to raw HTML.
 */
function isHtmlCertain({ value, position }: Html, { text, block }: Surroundings): boolean {
  if (block.type !== 'paragraph')
    return !/\s$/.test(text.slice(position?.start.offset, position?.end.offset));
  const start = position?.start.offset ?? 0;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return !value.includes('\n') && !/^[ \t>]*$/.test(before);
}

/** `- [x] words` */
function isTaskCertain({ children: [first] }: ListItem, written: string): boolean {
  if (first?.type !== 'paragraph' || /^.*\[[ xX]\]\s*\n/.test(written)) return false;
  const [words] = first.children;
  return words?.type === 'text' && words.position?.start.offset === first.position?.start.offset;
}

/** `- [` above `]`, which remark takes for a task. */
function isBrokenTask({ children: [first] }: ListItem): boolean {
  const words = first?.type === 'paragraph' ? first.children[0] : undefined;
  return words?.type === 'text' && /^\[\n\s*\]/.test(words.value);
}

/** An address that is linked without syntax, between white space. */
function isAutolinkCertain(written: string, before: string | undefined, block: Nodes): boolean {
  if (before !== undefined && !/[ \t\n]/.test(before)) return false;
  if (!/^(?:(?:https?:\/\/|www\.)[\w./:?=&#%~+-]*[\w/]|[\w.+-]+@[\w.-]+\w)$/i.test(written)) return false;
  return !hasText(block, /\[/);
}

/** Text beside text, and blocks directly below a definition, table or paragraph. */
function areNeighboursCertain(nodes: readonly Nodes[], isNested: boolean): boolean {
  return nodes.every((node, index) => {
    const next = nodes[index + 1];
    if (next === undefined) return true;
    const isBelow = (next.position?.start.line ?? 0) - (node.position?.end.line ?? 0) === 1;
    switch (node.type) {
      case 'text':
        return next.type !== 'text';
      case 'table':
        return !isBelow;
      case 'paragraph':
        return !isBelow || (next.type !== 'paragraph' && !(isNested && next.type === 'html'));
      case 'definition':
      case 'footnoteDefinition':
        return !isBelow || next.type === node.type;
      default:
        return true;
    }
  });
}
