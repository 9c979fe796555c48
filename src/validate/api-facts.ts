import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { SitePath } from '../model/path.ts';
import type { Page, Site } from '../model/site.ts';
import type { ApiFacts } from './rule.ts';

/** Collects the facts of the API pages that other pages are checked against. */
export function apiFacts({ config, pages }: Pick<Site, 'config' | 'pages'>): ApiFacts {
  return joinFacts(pageFacts(config, pages));
}

type ApiPageFacts = readonly [
  path: SitePath,
  product: string | undefined,
  name: string,
  anchors: readonly string[],
];

const pageFacts = memoizeList(
  ({ path, product, reference, translationOf, document }: Page): ApiPageFacts | undefined =>
    reference && translationOf === undefined
      ? [path, product, reference.name, [...document.headings.map(({ id }) => id), ...document.anchors]]
      : undefined,
);

const joinFacts = memoize((facts: readonly (ApiPageFacts | undefined)[]): ApiFacts => {
  const found = facts.filter((one) => one !== undefined);
  const byProduct = groupBy(found, ([, product]) => product ?? '');
  return {
    anchors: new Map(found.map(([path, , , anchors]) => [path, anchors])),
    names: new Map([...byProduct].map(([product, own]) => [product, own.map(([, , name]) => name)])),
  };
});
