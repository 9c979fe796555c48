import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { Page, Site } from '../model/site.ts';
import type { ApiFacts } from './rule.ts';

/** Collects the facts of the API pages that other pages are checked against. */
export function apiFacts({ config, pages }: Pick<Site, 'config' | 'pages'>): ApiFacts {
  return joinFacts(pageFacts(config, pages));
}

type ApiPageFacts = readonly [product: string | undefined, name: string];

const pageFacts = memoizeList(({ product, reference, translationOf }: Page): ApiPageFacts | undefined =>
  reference && translationOf === undefined ? [product, reference.name] : undefined,
);

const joinFacts = memoize((facts: readonly (ApiPageFacts | undefined)[]): ApiFacts => {
  const found = facts.filter((one) => one !== undefined);
  const byProduct = groupBy(found, ([product]) => product ?? '');
  return {
    names: new Map([...byProduct].map(([product, own]) => [product, own.map(([, name]) => name)])),
  };
});
