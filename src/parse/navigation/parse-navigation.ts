import { checkValue, type LocatedValue } from '../../data/check-value.ts';
import { parseYaml } from '../../data/parse-yaml.ts';
import type { KeyPath } from '../../data/parsed-yaml.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import { type Badge, badges, type NavigationDocument, type NavigationEntry } from '../../model/navigation.ts';
import type { SourcePath } from '../../model/path.ts';
import { navigationPathname } from './navigation-pathname.ts';
import { type NavigationInput, navigationSchema } from './navigation-schema.ts';

/** What a navigation file holds: text that is YAML or JSON, or the value a module exports. */
export type NavigationContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly value: unknown };

/** Narrows a navigation file. One with an error has no entries; the errors say why. */
export function parseNavigation(source: SourcePath, content: NavigationContent): Parsed<NavigationDocument> {
  const file = displayPath(source);
  const read = content.kind === 'text' ? readText(content.text, file) : readValue(content.value, file);
  if (read.value === undefined) return { value: { source, entries: [] }, diagnostics: read.diagnostics };
  // An empty file is a tree without entries.
  const located: LocatedValue = { value: read.value ?? [], placeOf: read.placeOf };
  const names = { value: 'navigation-value', unknownKey: 'navigation-unknown-key', list: 'navigation' };
  const checked = checkValue(navigationSchema, located, names);
  const entries = toEntries(checked.value ?? [], [], { located, ordered: true });
  return { value: { source, entries }, diagnostics: [...read.diagnostics, ...checked.diagnostics] };
}

type ReadNavigation = LocatedValue & { readonly diagnostics: readonly Diagnostic[] };

function readText(text: string, file: string): ReadNavigation {
  return parseYaml(text, file, { code: 'navigation-yaml' });
}

/** A module's value, reduced to plain data. Where its parts were written is not known. */
function readValue(value: unknown, file: string): ReadNavigation {
  const place = { file, line: 1, column: 1 };
  const placeOf = () => place;
  try {
    const plain: unknown = JSON.parse(JSON.stringify(value ?? null, withoutComponents));
    return { value: plain, diagnostics: [], placeOf };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    const message = `The exported array is not plain data: ${reason}.`;
    const diagnostic: Diagnostic = { severity: 'error', code: 'navigation-value', message, place };
    return { value: undefined, diagnostics: [diagnostic], placeOf };
  }
}

/** Modules may give React components as icons; only names of pictures can be drawn here. */
function withoutComponents(key: string, value: unknown): unknown {
  return key === 'icon' && typeof value !== 'string' ? undefined : value;
}

interface Inherited {
  readonly located: LocatedValue;
  readonly ordered: boolean;
}

function toEntries(
  inputs: readonly NavigationInput[],
  path: KeyPath,
  inherited: Inherited,
): NavigationEntry[] {
  return inputs.map((input, index) => toEntry(input, [...path, index], inherited));
}

function toEntry(input: NavigationInput, path: KeyPath, { located, ordered }: Inherited): NavigationEntry {
  const isOrdered = input.ordered ?? ordered;
  return {
    pathname: navigationPathname(input.pathname),
    ...(input.title !== undefined && { title: input.title }),
    ...(input.subheader !== undefined && { subheader: input.subheader }),
    ...(input.icon !== undefined && { icon: input.icon }),
    badges: badgesOf(input),
    linkProps: input.linkProps ?? noProps,
    inSideNav: input.inSideNav ?? true,
    ordered: isOrdered,
    children: input.children
      ? toEntries(input.children, [...path, 'children'], { located, ordered: isOrdered })
      : noEntries,
    place: located.placeOf(path),
  };
}

// Most entries have none of these, and there are thousands.
const noBadges: readonly Badge[] = [];
const noProps: NavigationEntry['linkProps'] = {};
const noEntries: readonly NavigationEntry[] = [];

function badgesOf(input: NavigationInput): readonly Badge[] {
  const carried = badges.filter((badge) => carries(input, badge));
  return carried.length === 0 ? noBadges : carried;
}

function carries(input: NavigationInput, badge: Badge): boolean {
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
