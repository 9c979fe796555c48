import type { ApiInherited, ApiInheritedItem, ApiItem } from '../../model/api-document.ts';
import type { ApiInheritedItemProps, ApiInheritedProps } from '../../model/api-reference.ts';
import { inheritedPrefix } from '../../parse/api/reference-outline.ts';
import type { ReferenceContext } from './reference-context.ts';
import { shortenType } from './shorten-type.ts';

/**
 * Returns what a page shows of the items that come from another type. Their types are not highlighted:
 * React's attributes are some 280. Of its lists, most are shown as they are, and the same object in all
 * languages.
 *
 * @param items the items of the group itself
 */
export function inheritedProps(
  inherited: ApiInherited,
  items: readonly ApiItem[],
  context: ReferenceContext,
): ApiInheritedProps {
  const { anchors, hrefOfName, limit, wholeHref } = context;
  const href = hrefOfName(inherited.source);
  const anchor = anchors.get(inherited) ?? '';
  const isWhole = inherited.items.every(({ type }) => type.length <= limit);
  return {
    ...inherited,
    items:
      plainItems(inherited.items, limit) ?? inherited.items.map((item) => inheritedItemProps(item, context)),
    ...(!isWhole && { wholeHref }),
    ...(href !== undefined && { href }),
    anchor,
    prefix: inheritedPrefix(items, anchor),
  };
}

type PlainItem = Omit<ApiInheritedItem, 'deprecation' | 'description'>;

/** The list itself, if its items have no texts and no type that is too long. */
function plainItems(items: readonly ApiInheritedItem[], limit: number): readonly PlainItem[] | undefined {
  const isPlain = ({ type, deprecation, description }: ApiInheritedItem) =>
    type.length <= limit && deprecation === undefined && description === undefined;
  return items.every(isPlain) ? items : undefined;
}

function inheritedItemProps(
  { type, deprecation, description, ...item }: ApiInheritedItem,
  { fill, limit }: ReferenceContext,
): ApiInheritedItemProps {
  return {
    ...item,
    type: shortenType(type, limit) ?? type,
    ...(deprecation && { deprecation: deprecation.reason ? fill(deprecation.reason) : '' }),
    ...(description && { description: fill(description) }),
  };
}
