import { basename, dirname } from 'node:path';
import type { ClassifiedExport } from '../exports/list-all.ts';
import { declaredName } from '../exports/list-exports.ts';
import { type OtherNames, plainName } from '../exports/other-names.ts';
import type { ts } from '../typescript.ts';

/** A component of the documented packages. */
interface Indexed {
  /** `Dialog.Root` */
  readonly name: string;
  /** What the names of its types begin with: `DialogRoot`, or `FormItem` for a property `Item` of `Form`. */
  readonly starts: readonly string[];
  readonly file: string;
}

/** Finds the component whose props a type declares. */
export interface ComponentIndex {
  /** Returns the name of the component, `Dialog.Root`, for a declaration of `DialogRootProps` beside it. */
  ownerOf(typeName: string, declaration: ts.Node): string | undefined;
  /** Returns the name of a component, the first one if it has several. */
  nameOf(component: ts.Symbol): string | undefined;
}

/**
 * Indexes the components of the documented packages. Of two names of one component that of its page is used,
 * or else the first.
 */
export function componentIndex(exports: readonly ClassifiedExport[], others: OtherNames): ComponentIndex {
  const byFolder = new Map<string, Indexed[]>();
  const known = new Map<ts.Symbol, string>();
  for (const { item, kind } of exports) {
    if (kind !== 'component' || known.has(item.symbol)) continue;
    const name = others.get(item.name) ?? item.name;
    known.set(item.symbol, name);
    const file = item.symbol.declarations?.[0]?.getSourceFile().fileName;
    if (file === undefined) continue;
    const folder = dirname(file);
    const starts = [...new Set([declaredName(item.symbol) ?? '', plainName(item.name)])].filter(Boolean);
    const indexed = { name, starts, file };
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), indexed]);
  }
  // Each component asks it of all its props, and a library may have all its components in one file.
  const owners = new Map<string, string | undefined>();
  return {
    nameOf: (component) => known.get(component),
    ownerOf(typeName, declaration) {
      const file = declaration.getSourceFile().fileName;
      const key = `${file} ${typeName}`;
      if (!owners.has(key)) owners.set(key, findOwner(typeName, file, byFolder.get(dirname(file)) ?? []));
      return owners.get(key);
    },
  };
}

/** Finds the component with the longest name that a type begins with, or else the only one of its module. */
function findOwner(typeName: string, file: string, near: readonly Indexed[]): string | undefined {
  const [named] = near
    .flatMap(({ name, starts }) => starts.map((start) => ({ name, start })))
    .filter(({ start }) => typeName.startsWith(start))
    .sort((one, other) => other.start.length - one.start.length);
  if (named) return named.name;
  const [only, ...more] = near.filter((one) => one.file === file);
  return more.length === 0 && only && isModuleOf(only) ? only.name : undefined;
}

/** Whether a module has the name of its component: types in `utils.d.ts` belong to nothing in it. */
function isModuleOf({ starts, file }: Indexed): boolean {
  const base = basename(file).replace(/\.(?:d\.)?[cm]?tsx?$/, '');
  const module = base === 'index' ? basename(dirname(file)) : base;
  return starts.some((start) => start.toLowerCase() === module.replace(/\W/g, '').toLowerCase());
}
