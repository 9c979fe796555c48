import { containerKind, readContainerOpener } from './container-opener.ts';
import { type DirectiveLine, directiveComment, readTabsOpener, type TabsOpener } from './directive-lines.ts';

/** An opening line without a closing line. */
export interface Unclosed {
  readonly kind: 'callout' | 'tabs';
  /** `info`, `code-group`, `codeblock` */
  readonly name: string;
  readonly closing: TabsOpener['closing'];
  readonly line: number;
  readonly column: number;
}

/** A container whose closing line has not come yet. */
export interface OpenContainer extends Unclosed {
  /** Number of colons; none for `<codeblock>`. */
  readonly colons: number;
  /** False for a container whose name is unknown; its line is text if no line closes it. */
  readonly known: boolean;
  /**
   * Content columns of the list items around it. The closing line belongs there, whatever its own
   * indentation.
   */
  readonly items: readonly number[];
  /** Line that closed the first container inside it with as many colons; undefined before. */
  innerEnd?: number;
}

/** Makes the opening lines of unknown containers text again, since no line closes them. */
export function restoreUnknown(
  unknown: readonly OpenContainer[],
  written: readonly string[],
  { lines, found }: { readonly lines: string[]; readonly found: DirectiveLine[] },
): void {
  for (const { name, line, column } of unknown) {
    const text = (written[line - 1] ?? '').trim();
    lines[line - 1] = lines[line - 1]?.replace(directiveComment, () => text) ?? text;
    const at = found.findIndex((other) => other.line === line);
    found[at] = { kind: 'callout-unknown', name, line, column };
  }
}

type Opened = Pick<OpenContainer, 'kind' | 'name' | 'closing' | 'colons' | 'known'> & {
  readonly found: DirectiveLine;
};

/** Reads the line that opens a container. */
export function readOpener(
  text: string,
  point: { readonly line: number; readonly column: number },
): Opened | undefined {
  const colons = /^:*/.exec(text)?.[0].length ?? 0;
  const tabs = readTabsOpener(text, point);
  if (tabs) {
    const name = tabs.closing === ':::' ? 'code-group' : 'codeblock';
    return { kind: 'tabs', name, closing: tabs.closing, colons, known: true, found: tabs };
  }
  const opener = readContainerOpener(text);
  if (opener === undefined) return undefined;
  const { name, title, attributes } = opener;
  const known = containerKind(name) !== undefined;
  const found = { kind: 'callout-open', name, title, attributes, ...point } as const;
  return { kind: 'callout', name, closing: ':::', colons, known, found };
}

/** True for a line that can only close a container. */
export function isClosing(text: string): boolean {
  return /^:{3,}$/.test(text) || text === '</codeblock>';
}

/**
 * Takes the innermost container that a closing line ends, and those that were opened inside it; undefined if
 * it ends none. A container of four colons may contain closing lines of three.
 */
export function closeContainer(
  text: string,
  open: OpenContainer[],
): { readonly closed: OpenContainer; readonly inner: readonly OpenContainer[] } | undefined {
  const closing = text.startsWith(':') ? ':::' : '</codeblock>';
  const colons = closing === ':::' ? text.length : 0;
  const lastOf = (fits: (container: OpenContainer) => boolean) =>
    open.findLastIndex((container) => container.closing === closing && fits(container));
  const same = lastOf((container) => container.colons === colons);
  const at = same === -1 ? lastOf((container) => container.colons < colons) : same;
  const [closed, ...inner] = at === -1 ? [] : open.splice(at);
  return closed && { closed, inner };
}

/** Notes the end of a container in those around it that are written with as many colons. */
export function noteInnerEnd(
  { kind, name, colons }: OpenContainer,
  line: number,
  open: readonly OpenContainer[],
): void {
  // A tab ends before the next one begins.
  if (kind === 'callout' && name === 'tab') return;
  for (const outer of open) if (outer.colons === colons) outer.innerEnd ??= line;
}

/** A container without what only the scanner needs. */
export function toUnclosed({ kind, name, closing, line, column }: OpenContainer): Unclosed {
  return { kind, name, closing, line, column };
}
