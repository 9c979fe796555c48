import { groupBy } from '../../lib/group-by.ts';
import { memoize } from '../../memo/memoize.ts';
import { memoizeList } from '../../memo/memoize-list.ts';
import type { ApiKind } from '../../model/api-document.ts';
import type { SitePath } from '../../model/path.ts';
import type { Page, Site } from '../../model/site.ts';

/** The addresses of references in the first language, by the names of what they document. */
export interface ReferenceNames {
  /** Finds a document of any kind: in the same product first. */
  find(name: string, product: string | undefined): SitePath | undefined;
  /** Finds an interface, type or enum. */
  findType(name: string, product: string | undefined): SitePath | undefined;
  /** What the look-up is made from. */
  readonly all: readonly Fact[];
}

/** Creates the look-up of the names of all references: the same until one comes, goes or moves. */
export function referenceNames({ config, pages }: Pick<Site, 'config' | 'pages'>): ReferenceNames {
  return namesOf(factsOf(config, pages));
}

const factsOf = memoizeList(
  ({ reference, path, product, translationOf }: Page) =>
    reference && translationOf === undefined && ([reference.name, path, product, reference.kind] as const),
);

type Fact = readonly [name: string, path: SitePath, product: string | undefined, kind: ApiKind];

const namesOf = memoize((facts: ReturnType<typeof factsOf>): ReferenceNames => {
  const all = facts.filter((fact) => fact !== undefined && fact !== false);
  const byName = groupBy(all, ([name]) => name);
  const find = (name: string, product: string | undefined, isWanted: (kind: ApiKind) => boolean) => {
    const found = (byName.get(name) ?? []).filter(([, , , kind]) => isWanted(kind));
    return (found.find(([, , own]) => own === product) ?? found[0])?.[1];
  };
  return {
    all,
    find: (name, product) => find(name, product, () => true),
    findType: (name, product) => find(name, product, isType),
  };
});

function isType(kind: ApiKind): boolean {
  return kind === 'interface' || kind === 'type' || kind === 'enum';
}
