import type { NavigationItem } from '../model/navigation.ts';
import type { PageProps } from '../model/page-props.ts';
import type { RenderTask } from '../model/render-task.ts';

/** A task in which numbers stand for what many pages have in common: words, facts of the site, entries of the navigation. */
export interface PackedTask {
  readonly key: string;
  readonly props: Omit<PageProps, 'words' | 'articleWords' | 'site' | 'navigation'>;
  readonly words: number;
  readonly articleWords?: number;
  readonly site: number;
  readonly navigation?: Omit<NonNullable<PageProps['navigation']>, 'items'> & {
    readonly items: readonly PackedItem[];
  };
}

type PackedItem = number | { readonly item: NavigationItem; readonly items: readonly PackedItem[] };

/** Tasks for one thread, with the values that it has not been sent before. */
export interface Packed {
  readonly tasks: readonly PackedTask[];
  readonly values: readonly (readonly [number, object])[];
  /** The thread forgets the values of before; their numbers are given anew. */
  readonly afresh: boolean;
}

/** Packs tasks for one thread. A value is known by its identity, and sent once. */
export type Pack = (tasks: readonly RenderTask[]) => Packed;

/** Values that a thread keeps; an author who edits the navigation all day makes many. */
const mostValues = 50_000;

/** Starts the packing for a thread that has nothing yet. */
export function createPack(capacity = mostValues): Pack {
  let numbers = new Map<object, number>();
  return (tasks) => {
    const afresh = numbers.size > capacity;
    if (afresh) numbers = new Map();
    const values: [number, object][] = [];
    const share = (value: object): number => {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(value, number);
      values.push([number, value]);
      return number;
    };
    return { tasks: tasks.map((task) => packTask(task, share)), values, afresh };
  };
}

function packTask({ key, props }: RenderTask, share: (value: object) => number): PackedTask {
  const { words, articleWords, site, navigation, ...own } = props;
  const packItem = (item: NavigationItem): PackedItem =>
    isOnTheWay(item) ? { item: { ...item, items: [] }, items: item.items.map(packItem) } : share(item);
  return {
    key,
    props: own,
    words: share(words),
    ...(articleWords && { articleWords: share(articleWords) }),
    site: share(site),
    ...(navigation && { navigation: { ...navigation, items: navigation.items.map(packItem) } }),
  };
}

/** An open group is one page's own, but for what lies in it. */
function isOnTheWay(item: NavigationItem): item is Extract<NavigationItem, { kind: 'group' }> {
  return item.kind === 'group' && item.items.length > 0;
}

/** The other end: gives the tasks as they were. Equal values are one object, so that what is drawn of them can be kept. */
export function createUnpack(): (packed: Packed) => RenderTask[] {
  const known = new Map<number, object>();
  const valueAt = <Value extends object>(number: number): Value => {
    const value = known.get(number);
    if (!value) throw new Error(`The value ${number} was never sent.`);
    return value as Value;
  };
  const unpackItem = (packed: PackedItem): NavigationItem =>
    typeof packed === 'number'
      ? valueAt<NavigationItem>(packed)
      : ({ ...packed.item, items: packed.items.map(unpackItem) } as NavigationItem);
  return ({ tasks, values, afresh }) => {
    if (afresh) known.clear();
    for (const [number, value] of values) known.set(number, value);
    return tasks.map(({ key, props, words, articleWords, site, navigation }) => ({
      key,
      props: {
        ...props,
        words: valueAt(words),
        ...(articleWords !== undefined && { articleWords: valueAt(articleWords) }),
        site: valueAt(site),
        ...(navigation && { navigation: { ...navigation, items: navigation.items.map(unpackItem) } }),
      },
    }));
  };
}
