import { nearestName } from '../../lib/nearest-name.ts';

/** The severities of callouts. */
export type CalloutSeverity = 'info' | 'success' | 'warning' | 'error';

/** What a container of colons shows. */
export type ContainerKind =
  | { readonly kind: 'callout'; readonly severity: CalloutSeverity }
  /** Content that the reader opens. */
  | { readonly kind: 'details' }
  /** `tab` containers, of which one is shown. */
  | { readonly kind: 'tabs' }
  | { readonly kind: 'tab' }
  /** Content as it is; in `verbatim` content, braces are text. */
  | { readonly kind: 'content'; readonly verbatim: boolean };

const callout = (severity: CalloutSeverity): ContainerKind => ({ kind: 'callout', severity });

/** Containers by name: those of the dialect, then those of other tools. */
const kinds: ReadonlyMap<string, ContainerKind> = new Map([
  ['info', callout('info')],
  ['success', callout('success')],
  ['warning', callout('warning')],
  ['error', callout('error')],
  ['note', callout('info')],
  ['tip', callout('success')],
  ['danger', callout('error')],
  ['important', callout('info')],
  ['caution', callout('warning')],
  ['details', { kind: 'details' }],
  ['tabs', { kind: 'tabs' }],
  ['tab', { kind: 'tab' }],
  ['raw', { kind: 'content', verbatim: false }],
  ['v-pre', { kind: 'content', verbatim: true }],
]);

/** Names of callouts in quotes, `> [!CAUTION]`, where GitHub's meaning differs from that of containers. */
const alertSeverities: ReadonlyMap<string, CalloutSeverity> = new Map([['caution', 'error']]);

/** The kind of a container; undefined for an unknown name. */
export function containerKind(name: string): ContainerKind | undefined {
  return kinds.get(name);
}

/** The severity of a quote that begins with `[!NAME]`; undefined for an unknown name. */
export function alertSeverity(name: string): CalloutSeverity | undefined {
  const lower = name.toLowerCase();
  const kind = kinds.get(lower);
  return alertSeverities.get(lower) ?? (kind?.kind === 'callout' ? kind.severity : undefined);
}

/** The container that was probably meant, or all names of callouts. */
export function containerHint(name: string): string {
  const near = nearName(name, ['code-group', ...kinds.keys()]);
  return near === undefined ? useCallout : `:::${near}`;
}

/** The callout in a quote that was probably meant, or all names of callouts. */
export function alertHint(name: string): string {
  const near = nearName(name, callouts);
  return near === undefined ? useCallout : `[!${near.toUpperCase()}]`;
}

const callouts = [...kinds].filter(([, { kind }]) => kind === 'callout').map(([name]) => name);
const useCallout = `Use one of ${callouts.join(', ')}.`;

function nearName(written: string, names: readonly string[]): string | undefined {
  const name = written.toLowerCase();
  // A shortened name such as `:::warn` lacks more letters than a misspelled one may.
  return names.find((known) => name.length > 2 && known.startsWith(name)) ?? nearestName(name, names);
}

/** The first line of a container: `::: details Title {open}` or `:::note[Title]`. */
export interface ContainerOpener {
  /** Number of colons. */
  readonly colons: number;
  readonly name: string;
  /** Inline Markdown; empty if there is none. */
  readonly title: string;
  /** What stands in the braces, by key; a word without value is `true`. */
  readonly attributes: ReadonlyMap<string, string | true>;
}

const opener = /^(:{3,})[ \t]*([a-z][\w-]*)(?=[ \t[{]|$)(.*)$/i;
const oneAttribute = String.raw`(?:[.#]?[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s{}"']+))?)`;
const braces = new RegExp(String.raw`(?:^|\s|(?<=\]))\{\s*(${oneAttribute}(?:\s+${oneAttribute})*)\s*\}$`);
const eachAttribute = /([.#]?[\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
const bareWords: ReadonlySet<string> = new Set(['open', 'no-title']);

/** Reads the first line of a container; undefined for text such as `:::8000`. */
export function readContainerOpener(line: string): ContainerOpener | undefined {
  const [, colons, name, rest = ''] = opener.exec(line) ?? [];
  if (colons === undefined || name === undefined) return undefined;
  const { text, attributes } = takeAttributes(rest.trim());
  return { colons: colons.length, name, title: unbracketed(text), attributes };
}

/** Takes the braces from the end of a line. `Use {braces}` is a title. */
function takeAttributes(text: string): Pick<ContainerOpener, 'attributes'> & { readonly text: string } {
  const found = braces.exec(text);
  const attributes = new Map<string, string | true>();
  for (const [, key = '', double, single, bare] of found?.[1]?.matchAll(eachAttribute) ?? [])
    attributes.set(key, double ?? single ?? bare ?? true);
  const isMeant = [...attributes].some(
    ([key, value]) => value !== true || bareWords.has(key) || /^[.#]/.test(key),
  );
  if (!found || !isMeant) return { text, attributes: new Map() };
  return { text: text.slice(0, found.index).trim(), attributes };
}

/** `[Title]` → `Title`; `[link](/a/) and more` stays. */
function unbracketed(text: string): string {
  if (!text.startsWith('[')) return text;
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '[') depth += 1;
    else if (character === ']') depth -= 1;
    if (depth === 0) return index === [...text].length - 1 ? text.slice(1, -1).trim() : text;
  }
  return text;
}
