import { demoName, partIds } from '../assemble/props/part-ids.ts';
import { translatedIds } from '../assemble/props/translated-ids.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { ApiDocument } from '../model/api-document.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { Page, Site } from '../model/site.ts';
import { outlineOf } from '../parse/api/reference-outline.ts';

/** Looks up the ids that links to a page may name. */
export interface PageAnchors {
  /**
   * Returns the ids of a page by its address in the first language: those of its headings, HTML, demos and
   * API. Undefined if a link may name any id there.
   */
  get(address: SitePath): ReadonlySet<string> | undefined;
}

/**
 * Collects the ids that links may name. A page with a registered component is left out, because the component
 * may render any id. The same object until an id changes.
 */
export function pageAnchors({ config, pages }: Pick<Site, 'config' | 'pages'>): PageAnchors {
  return joinAnchors(anchorFacts(config, pages), config.markdown.anchors !== 'family');
}

type AnchorFacts = readonly [
  path: SitePath,
  source: SourcePath,
  translationOf: SourcePath | undefined,
  /** A line for each; a text is the same after an edit that changes no id. */
  headings: string,
  others: string,
  isOpen: boolean,
];

const anchorFacts = memoizeList((page: Page): AnchorFacts => {
  const { path, document, reference, translationOf, components, barePath = path } = page;
  const { source, frontMatter } = document;
  const { headings, anchors } = reference ? outlineAnchors(reference) : idsOf(document);
  const others = [anchors, partAnchors(page)].flat();
  const hasApi = frontMatter.components.length > 0 || frontMatter.hooks.length > 0;
  return [
    barePath,
    source,
    translationOf,
    headings.join('\n'),
    // The section with links to API pages takes the next free name.
    [...others, ...(hasApi ? ['api', 'api-2'] : [])].join('\n'),
    components.some((name) => name !== null),
  ];
});

function idsOf({ headings, anchors }: Page['document']) {
  return { headings: headings.map(({ id }) => id), anchors };
}

/** The headings of `referenceDocument`, which are made for pages that show them. */
function outlineAnchors(reference: ApiDocument) {
  const { groups, anchors } = outlineOf(reference);
  return { headings: groups.flatMap(([kind, items]) => [kind, ...items.map(([id]) => id)]), anchors };
}

function partAnchors(page: Page): string[] {
  const ids = partIds(page).filter((id) => id !== null);
  const names = page.demos.flatMap((demo) => (demo === null ? [] : [demoName(demo)]));
  return [...ids, ...ids.map((id) => `${id}-code`), ...names];
}

const joinAnchors = memoize((facts: readonly AnchorFacts[], withOwn: boolean): PageAnchors => {
  const bySource = new Map(facts.map((one) => [one[1], one]));
  const originalOf = ([, , source]: AnchorFacts) => (source === undefined ? undefined : bySource.get(source));
  const byAddress = groupBy(facts, (one) => originalOf(one)?.[0] ?? one[0]);
  const made = new Map<SitePath, ReadonlySet<string> | undefined>();
  const make = (address: SitePath): ReadonlySet<string> | undefined => {
    const pages = byAddress.get(address);
    if (!pages || pages.some(([, , , , , isOpen]) => isOpen)) return undefined;
    return new Set(
      pages.flatMap((page) => {
        const [, , , headings, others] = page;
        const own = linesOf(headings);
        const original = originalOf(page);
        const shown = original ? translatedIds(own, linesOf(original[3])) : own;
        return [...shown, ...(withOwn ? own : []), ...linesOf(others)];
      }),
    );
  };
  return {
    get(address) {
      // Few pages are the target of a link with an id.
      if (!made.has(address)) made.set(address, make(address));
      return made.get(address);
    },
  };
});

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}
