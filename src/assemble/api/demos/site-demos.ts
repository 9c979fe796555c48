import { memoize } from '../../../memo/memoize.ts';
import { memoizeFlatList, memoizeList } from '../../../memo/memoize-list.ts';
import type { UsedComponent } from '../../../model/demo.ts';
import type { SitePath, SourcePath } from '../../../model/path.ts';
import type { Page, Site } from '../../../model/site.ts';
import { type DemoModules, demoClosure } from '../../props/demo-code.ts';
import { demoName, partIds } from '../../props/part-ids.ts';
import { type DemosByProp, type DemoUse, demoIndex } from './demo-index.ts';

/** A demo at its place in a page. */
export interface PlacedDemo {
  /** Address of the page in the first language. */
  readonly path: SitePath;
  /** Its anchor in the page. */
  readonly id: string;
  /** `BasicButtons` */
  readonly name: string;
  readonly module: SourcePath;
}

/** The components that each module of the demos renders. */
export type UsedComponents = ReadonlyMap<SourcePath, readonly UsedComponent[]>;

/** The demos that set each prop, by the source of the API document. */
export type SiteDemos = ReadonlyMap<SourcePath, DemosByProp<PlacedDemo>>;

/**
 * Returns the demos of a site that set each documented prop, in the order of its pages. While no demo sets
 * other props than before, the result is the same object.
 */
export function siteDemos(
  site: Pick<Site, 'config' | 'pages'>,
  modules: DemoModules,
  used: UsedComponents,
): SiteDemos {
  const documents = documentsOf(site.config, site.pages);
  if (documents.length === 0) return noDemos;
  const found = placedOf(site.config, site.pages).map((demo) => {
    const closure = demoClosure(demo.module, modules, 'ts');
    return [demo, closure.flatMap(({ source }) => used.get(source) ?? [])] as const;
  });
  return indexOf(documents, usesOf(documents, found));
}

const noDemos: SiteDemos = new Map();

const documentsOf = memoizeFlatList(({ reference, translationOf }: Page) =>
  reference === undefined || translationOf !== undefined ? [] : [reference],
);

/** Translations have the demos of their original. */
const placedOf = memoizeFlatList((page: Page): readonly PlacedDemo[] =>
  page.translationOf === undefined ? placedDemos(page) : [],
);

const placedDemos = memoize((page: Page): readonly PlacedDemo[] => {
  const ids = partIds(page);
  return page.demos.flatMap((module, position) => {
    const id = ids[position];
    if (module === null || typeof id !== 'string') return [];
    return [{ path: page.path, id, name: demoName(module), module }];
  });
});

const usesOf = memoizeList(
  ([demo, components]: readonly [PlacedDemo, readonly UsedComponent[]]): DemoUse<PlacedDemo> => ({
    demo,
    components,
  }),
);

const indexOf = memoize(
  (documents: ReturnType<typeof documentsOf>, uses: readonly DemoUse<PlacedDemo>[]): SiteDemos =>
    demoIndex(documents, uses),
);
