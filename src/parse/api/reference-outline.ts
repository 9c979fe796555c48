import { kebabCase } from '../../lib/kebab-case.ts';
import { uniqueIds } from '../../lib/unique-ids.ts';
import { memoize } from '../../memo/memoize.ts';
import type { ApiDocument, ApiGroup, ApiInherited, ApiItem, ApiOutline } from '../../model/api-document.ts';
import { apiTexts, referenceLinks } from './api-texts.ts';

/** Ids that API pages have besides those of groups and items. */
const fixedIds = ['demos', 'import', 'inheritance', 'theme-default-props'];

/** The list of props that belong together. */
const combinationsId = 'prop-combinations';

/** Returns what the page of an API document consists of: as it was stored, or else made from the document. */
export const outlineOf = memoize((reference: ApiDocument): ApiOutline => {
  if (reference.outline) return reference.outline;
  return {
    groups: reference.groups.map(({ kind, items }) => [
      kind,
      items.flatMap(({ anchor, name }) => (name === '' ? [] : [[anchor, name] as const])),
    ]),
    links: referenceLinks(reference).links,
    anchors: referenceAnchors(reference).join('\n'),
  };
});

/** Returns the ids of an API page that are no headings: aliases, inherited groups, and ids in texts. */
function referenceAnchors(reference: ApiDocument): string[] {
  const items = reference.groups.flatMap((group) => group.items);
  const html = apiTexts(reference)
    .map((text) => text.html)
    .filter((text) => text.includes(' id="'));
  return [
    ...fixedIds,
    ...(reference.groups.some(({ combinations }) => combinations) ? [combinationsId] : []),
    ...items.flatMap(({ name, anchor, aliases = [] }) => (name === '' ? [anchor, ...aliases] : aliases)),
    ...inheritedAnchors(reference).values(),
    ...reference.groups.flatMap((group) => inheritedIds(group, inheritedAnchors(reference))),
    ...html.flatMap((text) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)),
  ];
}

/** Returns the id of each group of inherited items: `inherited-react-button-html-attributes`. */
export const inheritedAnchors = memoize(({ groups }: ApiDocument): ReadonlyMap<ApiInherited, string> => {
  const unique = uniqueIds();
  const inherited = groups.flatMap((group) => group.inherited);
  return new Map(inherited.map((one) => [one, unique(`inherited-${kebabCase(one.source)}`)]));
});

/**
 * Returns what the ids of inherited items begin with: as those of the component's own items, so that links to
 * a prop hold when the component declares it itself.
 *
 * @param anchor the id of the inherited group, for a component without items of its own
 */
export function inheritedPrefix([first]: readonly ApiItem[], anchor: string): string {
  const isRegular = first !== undefined && first.name !== '' && first.anchor.endsWith(`-${first.name}`);
  return isRegular ? first.anchor.slice(0, -first.name.length) : `${anchor}-`;
}

function inheritedIds(
  { items, inherited }: ApiGroup,
  anchors: ReadonlyMap<ApiInherited, string>,
): readonly string[] {
  return inherited.flatMap((one) => {
    const prefix = inheritedPrefix(items, anchors.get(one) ?? '');
    return one.items.map(({ name }) => prefix + name);
  });
}
