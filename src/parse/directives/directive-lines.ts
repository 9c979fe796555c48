import type { PagePart } from '../../model/document.ts';
import type { ContainerOpener } from './container-opener.ts';

/** A line that belongs to the dialect and that Markdown must not see. */
export type DirectiveLine =
  /** `{{"demo": "Button.tsx"}}` */
  | { readonly kind: 'directive'; readonly text: string; readonly line: number; readonly column: number }
  | ContainerLine
  | ClosingLine
  | TabsOpener
  /** `:::somthing` that no line closes */
  | {
      readonly kind: 'callout-unknown';
      readonly name: string;
      readonly line: number;
      readonly column: number;
    };

/** The line that closes a container. */
export interface ClosingLine {
  readonly kind: 'callout-close' | 'tabs-close';
  readonly line: number;
  /** Number of containers around it that have no closing line of their own, and end here, too. */
  readonly outer?: number;
}

/** What a directive shows. */
export type DirectiveOutput =
  | { readonly kind: 'part'; readonly part: PagePart }
  /** HTML of a directive of the site. */
  | { readonly kind: 'html'; readonly html: string }
  /** Nothing: the directive is invalid and reported. */
  | { readonly kind: 'none' };

/** `:::info Title`, with a name that may be unknown */
export interface ContainerLine extends Omit<ContainerOpener, 'colons'> {
  readonly kind: 'callout-open';
  readonly line: number;
  readonly column: number;
}

/** The first line of code tabs. */
export interface TabsOpener {
  readonly kind: 'tabs-open';
  /** The line that closes them. */
  readonly closing: ':::' | '</codeblock>';
  /** Key under which the browser stores the chosen tab; code tabs with the same key change together. */
  readonly storageKey: string | undefined;
  readonly line: number;
  readonly column: number;
}

/**
 * Reads `<codeblock storageKey="package-manager">` or `:::code-group storageKey="package-manager"`; the key
 * is optional.
 */
export function readTabsOpener(
  text: string,
  point: { readonly line: number; readonly column: number },
): TabsOpener | undefined {
  const closing = text.startsWith(':::') ? ':::' : '</codeblock>';
  const attributes = (
    closing === ':::' ? /^:{3,}\s*code-group(?:\s+(.*))?$/ : /^<codeblock(\s[^<>]*)?>$/
  ).exec(text);
  if (!attributes) return undefined;
  const key = /(?:^|\s)storagekey=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes[1] ?? '');
  const storageKey = (key?.[1] ?? key?.[2] ?? key?.[3])?.trim();
  return { kind: 'tabs-open', closing, storageKey: storageKey === '' ? undefined : storageKey, ...point };
}

/**
 * Replaces a directive line in the text for Markdown: a comment interrupts a paragraph and ends on its own
 * line.
 */
export const directiveComment = '<!--colophon-->';

/** True for raw HTML that replaces a directive line; Markdown keeps up to three spaces before it. */
export function isDirectiveComment(html: string): boolean {
  return html.trimStart().startsWith(directiveComment);
}

/** The differences between the text that Markdown gets and the author's text. */
export interface LineChanges {
  /** Lines of the author's text before which a blank line was inserted. */
  readonly inserted: readonly number[];
  /** Number of columns that were removed from the start of a line of the author's text. */
  readonly removed: ReadonlyMap<number, number>;
}
