import { lastName } from './classify-export.ts';
import type { ClassifiedExport } from './list-all.ts';

/** Names of exports that are other names of an export, with the name under which it is documented. */
export type OtherNames = ReadonlyMap<string, string>;

/**
 * Finds the names of exports that have another name, under which they are documented:
 *
 * - `Dialog.Root` rather than `DialogRoot` beside it, unless these are two components;
 * - `Dialog.Trigger` rather than `Dialog.DialogTrigger`, and `Dialog.Root` rather than `Dialog.Dialog`;
 * - without a namespace, `DialogTrigger` rather than `Trigger`, and `Dialog` rather than `Root`, since the
 *   short names say nothing alone.
 */
export function otherNames(exports: readonly ClassifiedExport[]): OtherNames {
  const byName = new Map(exports.map((one) => [one.item.name, one]));
  const found = new Map<string, string>();
  for (const one of exports) {
    const { name } = one.item;
    const plain = byName.get(plainName(name));
    if (plain && name.includes('.') && !areDifferent(plain, one)) found.set(plain.item.name, name);
    if (one.kind !== 'component') continue;
    for (const short of shortNames(name, byName)) {
      const other = byName.get(short);
      if (other?.item.symbol !== one.item.symbol) continue;
      if (name.includes('.')) found.set(name, short);
      else found.set(short, name);
    }
  }
  return found;
}

/** Whether two exports are components that have nothing but the words of their names in common. */
function areDifferent(one: ClassifiedExport, other: ClassifiedExport): boolean {
  if (one.kind !== 'component' || other.kind !== 'component') return false;
  // A property, as in `Tabs.Tab = TabsTab`, is another symbol of the same type.
  return one.item.symbol !== other.item.symbol && one.typeOf() !== other.typeOf();
}

/** `Dialog.Root` → `DialogRoot` */
export function plainName(name: string): string {
  return name.replaceAll('.', '');
}

/** Names of a component without that of its family: `DialogTrigger` → `Trigger`, `Dialog` → `Root` */
function shortNames(name: string, byName: ReadonlyMap<string, ClassifiedExport>): string[] {
  const last = lastName(name);
  const scope = name.slice(0, -last.length);
  const family = scope === '' ? undefined : lastName(scope.slice(0, -1));
  const isFamily = (word: string) =>
    scope === '' ? byName.get(word)?.kind === 'component' : word === family;
  const shorter = [...last.matchAll(/(?<=[a-z\d])(?=[A-Z])/g)].flatMap(({ index }) =>
    isFamily(last.slice(0, index)) ? [last.slice(index)] : [],
  );
  return [...(isFamily(last) && last !== 'Root' ? ['Root'] : []), ...shorter].map(
    (short) => `${scope}${short}`,
  );
}
