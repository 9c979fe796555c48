import type { Root, RootContent } from 'mdast';
import '../code/code-block.ts';
import { parseInlines } from '../page/markdown-parser.ts';
import { type PageContext, report } from '../page/page-context.ts';
import '../print/print-blocks.ts';
import '../print/print-containers.ts';
import { visitMarkdown } from '../steps/visit-markdown.ts';
import { containerHint, containerKind } from './container-opener.ts';
import { type ContainerLine, type DirectiveLine, isDirectiveComment } from './directive-lines.ts';
import { isTabLine, markedTabs } from './marked-tabs.ts';

type Opener = Extract<DirectiveLine, { kind: 'callout-open' | 'tabs-open' }>;
type GroupedLine = Exclude<DirectiveLine, { kind: 'directive' | 'callout-unknown' }>;

/**
 * Replaces the nodes between the two lines of a container by one node with them as children. Nested
 * containers stay nested. The content of an unknown container takes its place.
 */
export function groupContainers(tree: Root, context: PageContext): void {
  if (context.scanned.size === 0) return;
  for (const line of context.scanned.values()) reportUnknown(line, context);
  visitMarkdown(tree, (node, index, parent) => {
    if (!containerLine(node, context)) return undefined;
    parent.children = group(parent.children, context);
    return { continueAt: index };
  });
}

function reportUnknown(line: DirectiveLine, context: PageContext): void {
  const isText = line.kind === 'callout-unknown';
  if (!isText && (line.kind !== 'callout-open' || containerKind(line.name))) return;
  const shown = isText ? 'the line is shown as text' : 'only its content is shown';
  report(context, line, {
    severity: 'warning',
    code: 'callout-unknown',
    message: `Unknown container "${line.name}"; ${shown}.`,
    hint: containerHint(line.name),
  });
}

function group(nodes: readonly RootContent[], context: PageContext): RootContent[] {
  const stack: { opener: Opener | undefined; children: RootContent[] }[] = [
    { opener: undefined, children: [] },
  ];
  const close = () => {
    const inner = stack.pop();
    const outer = stack.at(-1);
    if (!inner?.opener || !outer) return;
    for (const child of containerNodes(inner.opener, inner.children, context)) outer.children.push(child);
  };
  // Code tabs that the next tab around them has ended.
  let ended = 0;
  for (const node of nodes) {
    const line = containerLine(node, context);
    if (!line && isTabLine(node) && isCodeInTabs(stack.map(({ opener }) => opener))) {
      close();
      ended += 1;
    }
    if (!line) stack.at(-1)?.children.push(node);
    else if (line.kind === 'callout-open' || line.kind === 'tabs-open')
      stack.push({ opener: line, children: [] });
    // A closing line whose opener is in another list item closes nothing here.
    else {
      const count = Math.max(1, (line.outer ?? 0) + 1 - ended);
      for (let left = count; left > 0 && stack.length > 1; left -= 1) close();
      ended = 0;
    }
  }
  while (stack.length > 1) close();
  return stack[0]?.children ?? [];
}

/** True if the innermost container is code tabs that no line has closed, directly in `:::tabs`. */
function isCodeInTabs(openers: readonly (Opener | undefined)[]): boolean {
  const [outer, inner] = openers.slice(-2);
  const isTabs = outer?.kind === 'callout-open' && containerKind(outer.name)?.kind === 'tabs';
  return isTabs && inner?.kind === 'tabs-open';
}

function containerLine(node: RootContent, context: PageContext): GroupedLine | undefined {
  if (node.type !== 'html' || !isDirectiveComment(node.value)) return undefined;
  const line = context.scanned.get(node.position?.start.line ?? 0);
  return line?.kind === 'directive' || line?.kind === 'callout-unknown' ? undefined : line;
}

function containerNodes(
  opener: Opener,
  children: RootContent[],
  context: PageContext,
): readonly RootContent[] {
  if (opener.kind === 'tabs-open') return [{ type: 'codeTabs', opener, children }];
  const { attributes } = opener;
  const title = parseInlines(opener.title, opener);
  const kind = containerKind(opener.name);
  reportAttributes(opener, context);
  switch (kind?.kind) {
    case 'callout':
      return [{ type: 'callout', severity: kind.severity, ...placeId(opener, context), title, children }];
    case 'details':
      return [{ type: 'details', open: attributes.has('open'), title, children }];
    case 'tabs':
      return [{ type: 'tabs', opener: withSharedKey(opener), children: markedTabs(children) }];
    case 'tab':
      return [{ type: 'tab', label: opener.title, children }];
    default: {
      const heading: RootContent[] =
        title.length === 0 ? [] : [{ type: 'paragraph', children: [{ type: 'strong', children: title }] }];
      if (kind?.kind === 'content' && kind.verbatim)
        for (const child of children) child.data = { ...child.data, verbatim: true };
      return [...heading, ...children];
    }
  }
}

/** The id of a callout, `:::info Title {#id}`, to which links may lead. */
function placeId({ attributes }: ContainerLine, { anchors }: PageContext): { id?: string } {
  const id = [...attributes.keys()].find((name) => name.startsWith('#'))?.slice(1);
  if (id === undefined) return {};
  anchors.push(id);
  return { id };
}

/** VitePress writes `:::tabs key:a` for tabs that change together. */
function withSharedKey(opener: ContainerLine): ContainerLine {
  const key = /^key:(\S+)$/.exec(opener.title)?.[1];
  return key === undefined
    ? opener
    : { ...opener, attributes: new Map([...opener.attributes, ['storageKey', key]]) };
}

/** Attributes with an effect, or without one that could be missed. */
const attributeNames: ReadonlySet<string> = new Set(['open', 'no-title', 'storageKey', 'syncKey', 'groupId']);

function reportAttributes(line: ContainerLine, context: PageContext): void {
  const kind = containerKind(line.name)?.kind;
  if (kind === undefined) return;
  for (const name of line.attributes.keys()) {
    if (attributeNames.has(name) || (kind === 'callout' && name.startsWith('#'))) continue;
    report(context, line, {
      severity: 'warning',
      code: 'callout-attribute',
      message: `Unknown attribute "${name}" of container "${line.name}"; ignored.`,
      hint: `Remove it: :::${line.name} ${line.title}`.trim(),
    });
  }
}
