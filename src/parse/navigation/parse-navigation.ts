import { checkValue, type LocatedValue, type ValueNames } from '../../data/check-value.ts';
import { parseYaml } from '../../data/parse-yaml.ts';
import type { KeyPath } from '../../data/parsed-yaml.ts';
import { decodeLetters } from '../../lib/decode-url.ts';
import { displayPath, isAbsoluteUrl } from '../../lib/path.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import { type Badge, badges, type NavigationDocument, type NavigationEntry } from '../../model/navigation.ts';
import { type PageFlags, setFlags } from '../../model/page-flags.ts';
import type { SourcePath } from '../../model/path.ts';
import { navigationSchema, type WrittenEntry } from './navigation-schema.ts';

/** The content of a navigation file: YAML or JSON text, or the value that a module exports. */
export type NavigationContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly value: unknown };

const names: ValueNames = {
  value: 'navigation-value',
  unknownKey: 'navigation-unknown-key',
  list: 'navigation',
  textKey: 'pathname',
  otherKeys: new Map([
    ['href', 'pathname'],
    ['link', 'pathname'],
    ['path', 'pathname'],
    ['slug', 'pathname'],
    ['to', 'pathname'],
    ['url', 'pathname'],
    ['label', 'title'],
    ['name', 'title'],
    ['text', 'title'],
    ['items', 'children'],
    ['pages', 'children'],
  ]),
};

/** Parses a navigation file. An invalid file has no entries. */
export function parseNavigation(source: SourcePath, content: NavigationContent): Parsed<NavigationDocument> {
  const file = displayPath(source);
  const read: LocatedValue & { readonly diagnostics: readonly Diagnostic[] } =
    content.kind === 'text'
      ? parseYaml(content.text, file, { code: 'navigation-yaml' })
      : readValue(content.value, file);
  if (read.value === undefined)
    return { value: { source, entries: [], invalid: true }, diagnostics: read.diagnostics };
  // An empty file is a tree without entries.
  const located: LocatedValue = { ...read, value: read.value ?? [] };
  const checked = checkValue(navigationSchema, located, names);
  const diagnostics = [...read.diagnostics, ...checked.diagnostics];
  if (checked.value === undefined) return { value: { source, entries: [], invalid: true }, diagnostics };
  const entries = toEntries(checked.value, [], { located, ordered: true, flags: noFlags });
  return { value: { source, entries }, diagnostics };
}

/** Reduces a module's value to plain data. The places of its parts are unknown. */
function readValue(
  value: unknown,
  file: string,
): LocatedValue & { readonly diagnostics: readonly Diagnostic[] } {
  const place = { file, line: 1, column: 1 };
  const placeOf = () => place;
  try {
    const data: unknown = JSON.parse(JSON.stringify(value ?? null, withoutComponents));
    return { value: data, diagnostics: [], placeOf, syntax: 'module' };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    const message = `The exported array is not plain data: ${reason}.`;
    const diagnostic: Diagnostic = { severity: 'error', code: 'navigation-value', message, place };
    return { value: undefined, diagnostics: [diagnostic], placeOf };
  }
}

/** Modules may have React components as icons; only names of icons can be rendered. */
function withoutComponents(key: string, value: unknown): unknown {
  return key === 'icon' && typeof value !== 'string' ? undefined : value;
}

interface Inherited {
  readonly located: LocatedValue;
  readonly ordered: boolean;
  readonly flags: PageFlags;
}

function toEntries(inputs: readonly WrittenEntry[], path: KeyPath, inherited: Inherited): NavigationEntry[] {
  return inputs.map((input, index) => toEntry(input, [...path, index], inherited));
}

function toEntry(
  input: WrittenEntry,
  path: KeyPath,
  { located, ordered, ...around }: Inherited,
): NavigationEntry {
  const isOrdered = input.ordered ?? ordered;
  const flags = flagsOf(input, around.flags);
  return {
    pathname: normalizePathname(input.pathname),
    ...(input.title !== undefined && { title: input.title }),
    ...(input.subheader !== undefined && { subheader: input.subheader }),
    ...(input.icon !== undefined && { icon: input.icon }),
    badges: badgesOf(input),
    linkProps: input.linkProps ?? noProps,
    inSideNav: input.inSideNav ?? true,
    ordered: isOrdered,
    flags,
    ...(input.children === 'auto' && { auto: true }),
    children: Array.isArray(input.children)
      ? toEntries(input.children, [...path, 'children'], { located, ordered: isOrdered, flags })
      : noEntries,
    place: located.placeOf(path),
  };
}

// Shared values: most of the thousands of entries have none of these.
const noBadges: readonly Badge[] = [];
const noProps: NavigationEntry['linkProps'] = {};
const noEntries: readonly NavigationEntry[] = [];
const noFlags: PageFlags = {};

function flagsOf(input: WrittenEntry, around: PageFlags): PageFlags {
  const flags = setFlags(input);
  return Object.keys(flags).length === 0 ? around : { ...around, ...flags };
}

function badgesOf(input: WrittenEntry): readonly Badge[] {
  const found = badges.filter((badge) => hasBadge(input, badge));
  return found.length === 0 ? noBadges : found;
}

function hasBadge(input: WrittenEntry, badge: Badge): boolean {
  switch (badge) {
    case 'pro':
    case 'premium':
      return input.plan === badge;
    case 'new':
      return input.newFeature === true;
    default:
      return input[badge] === true;
  }
}

/** `/material-ui/react-button/` */
const commonPathname = /^(?:\/[^/?#%\s]+)+\/?$/;

/**
 * Normalizes the pathname of a navigation entry. Paths of the site get a leading slash and lose the trailing
 * one, also before a hash or query, and escaped letters are decoded; web addresses, bare hashes and paths
 * relative to a file stay as they are.
 *
 * `'material-ui/react-button/'` → `'/material-ui/react-button'`; `'/a/#b'` → `'/a#b'`; `'./button.md'` stays
 */
export function normalizePathname(pathname: string): string {
  if (commonPathname.test(pathname)) return pathname.replace(/\/$/, '');
  const written = pathname.trim();
  if (isAbsoluteUrl(written) || /^(#|\.\.?\/)/.test(written) || /\.mdx?$/.test(written)) return written;
  const tailAt = written.search(/[?#]/);
  const path = tailAt === -1 ? written : written.slice(0, tailAt);
  const segments = decodeLetters(path)
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}${tailAt === -1 ? '' : written.slice(tailAt)}`;
}
