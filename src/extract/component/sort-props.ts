import { dirname } from 'node:path';
import { isPlatform } from '../project/package-of.ts';
import type { Member } from '../types/describe-member.ts';
import type { ts } from '../typescript.ts';
import type { ComponentIndex } from './component-index.ts';
import { originOf, type PropOrigin } from './prop-origin.ts';
import { isStyleList } from './style-list.ts';

/** A group of inherited props. */
export interface InheritedGroup {
  readonly source: string;
  readonly packageName: string | undefined;
  /** The source is a component of the documented packages. */
  readonly isComponent: boolean;
  readonly members: readonly Member[];
}

/** The props of a component, by where they come from. */
export interface SortedProps {
  readonly own: readonly Member[];
  /** The largest first. */
  readonly inherited: readonly InheritedGroup[];
}

/** What sorting props needs to know about the component. */
export interface PropOwner {
  readonly symbol: ts.Symbol;
  /** The package that declares it. */
  readonly packageName: string | undefined;
  /** The module that declares it. */
  readonly file: string | undefined;
  readonly index: ComponentIndex;
}

/** The group of CSS properties that components of the system take as props. */
export const systemProps = 'SystemProps';

/**
 * Separates the props that belong to a component from those that it takes over: props of another component,
 * of React, or of another package. A prop that the component declares again is its own. A component whose
 * package declares no prop takes the props of its sibling packages for its own, `@mui/system` for
 * `@mui/material`.
 */
export function sortProps(members: readonly Member[], owner: PropOwner): SortedProps {
  const strict = sortWith(members, owner, (name) => name === owner.packageName);
  const scope = owner.packageName?.startsWith('@') ? `${owner.packageName.split('/')[0]}/` : undefined;
  const hasOwn = strict.own.some(({ declarations }) => !declarations.map(originOf).some(isReactProps));
  if (hasOwn || scope === undefined) return strict;
  return sortWith(members, owner, (name) => name?.startsWith(scope) ?? false);
}

type IsHome = (packageName: string | undefined) => boolean;

function sortWith(members: readonly Member[], owner: PropOwner, isHome: IsHome): SortedProps {
  const counts = countBySource(members);
  const own: Member[] = [];
  const groups = new Map<string, { group: Omit<InheritedGroup, 'members'>; members: Member[] }>();
  for (const member of members) {
    const placed = placeOf(member, { owner, isHome, counts });
    if ('declarations' in placed) {
      own.push(placed);
      continue;
    }
    const key = `${placed.packageName} ${placed.source}`;
    const known = groups.get(key) ?? { group: placed, members: [] };
    known.members.push(member);
    groups.set(key, known);
  }
  const inherited = [...groups.values()]
    .map(({ group, members: inGroup }) => ({ ...group, members: inGroup }))
    .sort((a, b) => b.members.length - a.members.length || (a.source < b.source ? -1 : 1));
  return { own, inherited };
}

/** Number of props that come from each type, by package and name. */
function countBySource(members: readonly Member[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { declarations } of members) {
    for (const key of new Set(declarations.map((one) => keyOf(originOf(one))))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

const keyOf = ({ packageName, typeName }: PropOrigin) => `${packageName} ${typeName}`;

interface Placing {
  readonly owner: PropOwner;
  readonly isHome: IsHome;
  readonly counts: ReadonlyMap<string, number>;
}

/** Returns the member with its own declarations first, or the group that it belongs to. */
function placeOf(
  member: Member,
  { owner, isHome, counts }: Placing,
): Member | Omit<InheritedGroup, 'members'> {
  const origins = member.declarations.map(originOf);
  const [first] = origins;
  // A mapped type with keys of its own, such as a record.
  if (!first) return member;
  const owned = origins.map((origin) => ({ origin, by: foreignOwner(origin, owner, counts) }));
  const home = owned.filter(({ origin, by }) => by === undefined && isOwn(origin, isHome));
  if (home.length > 0) {
    const declarations = byNearness(
      home.map(({ origin }) => origin.declaration),
      owner,
    );
    const rest = member.declarations.filter((one) => !declarations.includes(one));
    return { ...member, declarations: [...declarations, ...rest] };
  }
  if (origins.some(isReactProps)) return member;
  const other = owned.find(({ by }) => by !== undefined);
  if (other?.by !== undefined) {
    return { source: other.by, packageName: other.origin.packageName, isComponent: true };
  }
  if (isStyle(first)) return { source: systemProps, packageName: '@mui/system', isComponent: false };
  const { typeName, packageName } = first;
  return { source: typeName === '' ? (packageName ?? 'other') : typeName, packageName, isComponent: false };
}

/** The declarations in the module of the component come first, then those beside it. */
function byNearness(declarations: readonly ts.Declaration[], { file = '' }: PropOwner): ts.Declaration[] {
  const rank = (node: ts.Declaration) => {
    const { fileName } = node.getSourceFile();
    return fileName === file ? 0 : dirname(fileName) === dirname(file) ? 1 : 2;
  };
  return [...declarations].sort((a, b) => rank(a) - rank(b));
}

function isOwn(origin: PropOrigin, isHome: IsHome): boolean {
  const { fileName } = origin.declaration.getSourceFile();
  return (
    isHome(origin.packageName) &&
    !isPlatform(fileName) &&
    !isStyle(origin) &&
    !isStyleList(origin.declaration.parent)
  );
}

/** Types of React for the props of components rather than of elements: `React.PropsWithChildren`. */
function isReactProps({ typeName, packageName }: PropOrigin): boolean {
  const names = /^React\.(?:PropsWithChildren|(?:Provider|Consumer|Suspense|Profiler|Fragment)Props)$/;
  return packageName === '@types/react' && names.test(typeName);
}

function isStyle({ typeName, packageName }: PropOrigin): boolean {
  return (
    packageName === 'csstype' ||
    (packageName === '@mui/system' && /CSSProperties$|^SystemProps$/i.test(typeName))
  );
}

/**
 * The other component whose props a type declares. A component that picks less than half of them has made
 * them its own.
 */
function foreignOwner(
  origin: PropOrigin,
  { symbol, index }: PropOwner,
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (origin.typeName === '') return undefined;
  const found = index.ownerOf(origin.typeName, origin.declaration);
  if (found === undefined || found === index.nameOf(symbol)) return undefined;
  return (counts.get(keyOf(origin)) ?? 0) * 2 >= origin.size ? found : undefined;
}
