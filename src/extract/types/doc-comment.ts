import { ts } from '../typescript.ts';
import { withPackageLinks } from './package-links.ts';

/** What a doc comment says. Texts are Markdown. */
export interface DocComment {
  readonly description?: string;
  /** Source text. */
  readonly default?: string;
  /** The reason of a deprecation; empty if none is given. */
  readonly deprecated?: string;
  readonly since?: string;
  readonly examples: readonly string[];
  /** Descriptions of parameters, by name, in the order of the comment. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly returns?: string;
}

const ignoring = new Set(['ignore', 'internal', 'private', 'hidden']);

/**
 * Reads the doc comments of declarations. Where several say something of the same kind, the first one counts:
 * the comment of a prop that a component declares again comes before that of the type it extends.
 */
export function docComment(declarations: readonly ts.Node[]): DocComment {
  const comments = declarations.flatMap(commentsOf);
  const tags = comments.flatMap((comment) => [...(comment.tags ?? [])]);
  const tagOf = (...names: readonly string[]) => tags.find(({ tagName }) => names.includes(tagName.text));
  const textOf = (...names: readonly string[]) => {
    const tag = tagOf(...names);
    return tag && commentText(tag);
  };
  const description = comments.map(commentText).find((text) => text !== '');
  const defaultTag = tagOf('default', 'defaultValue', 'defaultvalue');
  const defaultText = defaultTag && codeOf(defaultTag);
  const deprecated = textOf('deprecated');
  const since = textOf('since', 'version');
  const returns = textOf('returns', 'return');
  const named = tags.filter(ts.isJSDocParameterTag).flatMap((tag) => [tag, ...nestedTags(tag)]);
  return {
    ...(description !== undefined && { description: withoutPageLinks(description) }),
    ...(defaultText && { default: withoutFence(defaultText) }),
    ...(deprecated !== undefined && { deprecated }),
    ...(since && { since }),
    examples: tags
      .filter(({ tagName }) => tagName.text === 'example')
      .map((tag) => withoutFence(codeOf(tag)))
      .filter((text) => text !== ''),
    parameters: new Map(
      named.toReversed().map((tag) => [tag.name.getText(), commentText(tag).replace(/^[-–]\s+/, '')]),
    ),
    ...(returns && { returns }),
  };
}

/** TypeScript has the tags of properties, `options.open`, inside of that of an object: `{object} options`. */
function nestedTags({ typeExpression }: ts.JSDocParameterTag): readonly ts.JSDocPropertyLikeTag[] {
  const type = typeExpression?.type;
  return (type && ts.isJSDocTypeLiteral(type) && type.jsDocPropertyTags) || [];
}

/** The texts of `@param props.open` by the name of the property, whatever the parameter is called. */
export function propertyTexts({ parameters }: DocComment): ReadonlyMap<string, string> {
  const found = [...parameters].map(([path, text]) => [path.split('.'), text] as const);
  return new Map(
    found.flatMap(([[, name, ...inner], text]) =>
      name === undefined || inner.length > 0 ? [] : [[name, text] as const],
    ),
  );
}

const ignored = new WeakMap<ts.Node, boolean>();

/**
 * Whether a doc comment of declarations says that nobody should use the thing. Each component asks it of
 * every attribute of React.
 */
export function isIgnored(declarations: readonly ts.Node[]): boolean {
  return declarations.some((node) => {
    const known = ignored.get(node);
    if (known !== undefined) return known;
    const tags = commentsOf(node).flatMap((comment) => [...(comment.tags ?? [])]);
    const found = tags.some(({ tagName }) => ignoring.has(tagName.text));
    ignored.set(node, found);
    return found;
  });
}

/** The comment directly before a declaration; others above it belong to something that is gone. */
function commentsOf(node: ts.Node): readonly ts.JSDoc[] {
  const attached = docCommentsOf(node);
  return attached.length > 0 ? attached.slice(-1) : commentInLine(node);
}

const docCommentsOf = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).filter((one) => ts.isJSDoc(one));

/**
 * The comment between a member and what is before it in its line: `{ /** The size. *\/ size: number }`.
 * TypeScript takes such a comment for one about what is before it.
 */
function commentInLine(node: ts.Node): readonly ts.JSDoc[] {
  const isMember =
    ts.isTypeElement(node) ||
    ts.isClassElement(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isEnumMember(node);
  if (!isMember) return [];
  const { text } = node.getSourceFile();
  const [comment] = (ts.getTrailingCommentRanges(text, node.pos) ?? [])
    .filter(({ pos }) => text.startsWith('/**', pos))
    .slice(-1);
  if (!comment || text.slice(comment.end, node.getStart()).includes('\n')) return [];
  const alone = `${text.slice(comment.pos, comment.end)}\nlet it;`;
  const { fileName } = node.getSourceFile();
  const [statement] = ts.createSourceFile(fileName, alone, ts.ScriptTarget.Latest, true).statements;
  return statement ? docCommentsOf(statement).slice(-1) : [];
}

/**
 * The text of a tag as it is written. TypeScript takes the indentation from code that begins beside the tag.
 */
function codeOf(tag: ts.JSDocTag): string {
  const written = tag.getSourceFile().text.slice(tag.tagName.end, tag.end);
  return written.replace(/\r?\n[^\S\n]*(?:\* ?)?/g, '\n').trim();
}

/** The line ends of a checkout on Windows must not make another document. */
function commentText(node: ts.JSDoc | ts.JSDocTag): string {
  const text = ts.getTextOfJSDocComment(node.comment) ?? '';
  const linked = withLinks(text.replaceAll('\r\n', '\n')).trim();
  return withPackageLinks(linked, node.getSourceFile().fileName);
}

/**
 * `{@link Button}` and `[[Button]]` → `` `Button` ``; `{@link https://example.com/|this page}` →
 * `[this page](https://example.com/)`
 */
function withLinks(text: string): string {
  return text
    .replace(/\[\[(\w[\w.]*)\]\]/g, '`$1`')
    .replace(/\{@link(?:code|plain)?\s+([^}|\s]+)(?:[|\s]+([^}]*))?\}/g, (_, target: string, label = '') => {
      const shown = String(label).trim();
      if (/^https?:/.test(target)) return `[${shown === '' ? target : shown}](${target})`;
      return shown === '' ? `\`${target}\`` : shown;
    });
}

function withoutFence(text: string): string {
  return text.replace(/^```[^\n]*\n([\s\S]*?)\n?```$/, '$1').replace(/^`([^`]*)`$/, '$1');
}

/**
 * Removes what the build of other documentation has added to comments: lists of links to pages of that site,
 * under "Demos:", "API:", "Features:" or "Documentation:".
 */
function withoutPageLinks(text: string): string {
  const lists = /^(?:Demos|API|Features|Slots)(?: \w+)?:\s*\n\s*(?:-[^\n]*(?:\n\s*|$))+/gm;
  const links = /^Documentation: \[[^\]]*\]\([^)]*\)\s*$/gm;
  return text.replace(lists, '').replace(links, '').trim();
}
