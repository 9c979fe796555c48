import { demoName, partIds } from '../assemble/part-ids.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { Page, Site } from '../model/site.ts';

/** The ids of every page, by its address in the first language: those of its headings, HTML, demos and API. */
export type PageAnchors = ReadonlyMap<SitePath, ReadonlySet<string>>;

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
  const { path, document, translationOf, components } = page;
  const { headings, anchors, source, frontMatter } = document;
  const others = [...anchors, ...partAnchors(page)];
  const hasApi = frontMatter.components.length > 0 || frontMatter.hooks.length > 0;
  return [
    path,
    source,
    translationOf,
    headings.map(({ id }) => id).join('\n'),
    // The section with links to API pages takes the next free name.
    [...others, ...(hasApi ? ['api', 'api-2'] : [])].join('\n'),
    components.some((name) => name !== null),
  ];
});

function partAnchors(page: Page): string[] {
  const ids = partIds(page).filter((id) => id !== null);
  const names = page.demos.flatMap((demo) => (demo === null ? [] : [demoName(demo)]));
  return [...ids, ...ids.map((id) => `${id}-code`), ...names];
}

const joinAnchors = memoize((facts: readonly AnchorFacts[], withOwn: boolean): PageAnchors => {
  const bySource = new Map(facts.map((one) => [one[1], one]));
  const found = new Map<SitePath, Set<string>>();
  const open = new Set<SitePath>();
  for (const [path, , translationOf, headings, others, isOpen] of facts) {
    const original = translationOf === undefined ? undefined : bySource.get(translationOf);
    const address = original?.[0] ?? path;
    const ids = found.get(address) ?? new Set();
    found.set(address, ids);
    for (const id of headingIds(headings, original?.[3])) ids.add(id);
    if (withOwn) for (const id of linesOf(headings)) ids.add(id);
    for (const id of linesOf(others)) ids.add(id);
    if (isOpen) open.add(address);
  }
  for (const path of open) found.delete(path);
  return found;
});

/** A translation has the ids of its original, so that links hold in every language. */
function headingIds(own: string, original: string | undefined): readonly string[] {
  if (original === undefined) return linesOf(own);
  const known = linesOf(original);
  return linesOf(own).map((id, position) => known[position] ?? id);
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}
