import type { PageProps } from '../model/page-props.ts';
import type { RenderTask } from '../model/render-task.ts';
import type { TemplateLocation } from '../render/load-templates.ts';

/** A task in which numbers replace values that pages share: words, site props, lists of navigation items. */
export interface PackedTask {
  readonly key: string;
  readonly props: Omit<PageProps, 'words' | 'articleWords' | 'site' | 'navigation'>;
  readonly words: number;
  readonly articleWords?: number;
  readonly site: number;
  readonly navigation?: Omit<NonNullable<PageProps['navigation']>, 'items'> & { readonly items: number };
}

/** Tasks for one thread, with the values that it has not received before. */
export interface PackedTasks {
  readonly tasks: readonly PackedTask[];
  readonly values: readonly (readonly [number, object])[];
  /** The thread drops all earlier values; their numbers are assigned again. */
  readonly reset: boolean;
}

/** The templates of a request; without a location they are those of the request before. */
export interface PackedTemplates {
  readonly location?: TemplateLocation;
}

/** Packs what requests to one thread share, so that it is sent once. */
export interface Pack {
  /** Packs tasks. A value that they share is identified by its reference. */
  tasks(tasks: readonly RenderTask[]): PackedTasks;
  /** Packs the location of templates, which names all demos of a site. */
  templates(location: TemplateLocation): PackedTemplates;
}

/** Values that a thread keeps; a long session of edits to the navigation creates many. */
const maxValues = 50_000;

/** Creates the packer for a new thread. */
export function createPack(capacity = maxValues): Pack {
  let numbers = new Map<object, number>();
  // The last one alone: each build and each edit makes another one.
  let sent: TemplateLocation | undefined;
  return {
    tasks(tasks) {
      const reset = numbers.size > capacity;
      if (reset) numbers = new Map();
      const values: [number, object][] = [];
      const share = (value: object): number => {
        const known = numbers.get(value);
        if (known !== undefined) return known;
        const number = numbers.size;
        numbers.set(value, number);
        values.push([number, value]);
        return number;
      };
      return { tasks: tasks.map((task) => packTask(task, share)), values, reset };
    },
    templates(location) {
      const isKnown = location === sent;
      sent = location;
      return isKnown ? {} : { location };
    },
  };
}

/** Returns what packs for a thread. */
export type PackFor = (thread: object) => Pack;

/** Creates the packs of the threads of a pool: one for each, since a thread knows one value by a number. */
export function createPacks(): PackFor {
  const packs = new WeakMap<object, Pack>();
  return (thread) => {
    const pack = packs.get(thread) ?? createPack();
    packs.set(thread, pack);
    return pack;
  };
}

function packTask({ key, props }: RenderTask, share: (value: object) => number): PackedTask {
  const { words, articleWords, site, navigation, ...own } = props;
  return {
    key,
    props: own,
    words: share(words),
    ...(articleWords && { articleWords: share(articleWords) }),
    site: share(site),
    ...(navigation && { navigation: { ...navigation, items: share(navigation.items) } }),
  };
}

/** Unpacks what a thread receives, in the order in which it was packed. */
export interface Unpack {
  /** Returns tasks whose shared values are one object, so that results for them can be memoized. */
  tasks(packed: PackedTasks): RenderTask[];
  templates(packed: PackedTemplates): TemplateLocation;
}

/** Creates the unpacker of a thread. */
export function createUnpack(): Unpack {
  const known = new Map<number, object>();
  const valueAt = <Value extends object>(number: number): Value => {
    const value = known.get(number);
    if (!value) throw new Error(`The value ${number} was never sent.`);
    return value as Value;
  };
  let latest: TemplateLocation | undefined;
  return {
    tasks({ tasks, values, reset }) {
      if (reset) known.clear();
      for (const [number, value] of values) known.set(number, value);
      return tasks.map(({ key, props, words, articleWords, site, navigation }) => ({
        key,
        props: {
          ...props,
          words: valueAt(words),
          ...(articleWords !== undefined && { articleWords: valueAt(articleWords) }),
          site: valueAt(site),
          ...(navigation && { navigation: { ...navigation, items: valueAt(navigation.items) } }),
        },
      }));
    },
    templates({ location = latest }) {
      if (!location) throw new Error('The templates were never named.');
      latest = location;
      return location;
    },
  };
}
