import { escapeHtml } from '../../lib/html.ts';
import type { ApiCombination, ApiCombinedProp, ApiGroup } from '../../model/api-document.ts';
import type { ApiGroupProps, ApiItemProps } from '../../model/api-reference.ts';
import { inheritedPrefix } from '../../parse/api/reference-outline.ts';
import type { ReferenceContext } from './reference-context.ts';
import { typeProps } from './type-html.ts';

/** Characters of one type in a combination; the row of the prop has the rest. */
const maxType = 120;

/** Characters of a combination that stands in one line. */
const lineLength = 60;

/** What a page shows of items that belong together. */
export interface CombinedProps extends Pick<ApiGroupProps, 'combinations'> {
  /** Returns links to the items that one belongs together with. */
  togetherOf(name: string): Pick<ApiItemProps, 'together'>;
}

/** Returns what a page shows of the items of a group that belong together. */
export function combinedProps(group: ApiGroup, context: ReferenceContext): CombinedProps {
  const { combinations } = group;
  if (combinations === undefined) return { togetherOf: () => ({}) };
  const hrefs = hrefsOf(group, context);
  return {
    combinations: combinations.map((one) =>
      one.map((combination) => combinationHtml(combination, hrefs, context)),
    ),
    togetherOf: (name) => {
      const others = combinations
        .map((one) => combinedNames(one))
        .filter((names) => names.includes(name))
        .flatMap((names) => names.filter((other) => other !== name));
      if (others.length === 0) return {};
      return { together: others.map((other) => ({ title: other, href: hrefs.get(other) ?? '' })) };
    },
  };
}

/** Returns the names of all items in combinations of a group, each once. */
function combinedNames(combinations: readonly ApiCombination[]): readonly string[] {
  return [...new Set(combinations.flatMap((combination) => combination.map(({ name }) => name)))];
}

/** Returns a combination as the type of an object: `{ multiple?: false; value: string }`. */
export function combinationText(combination: ApiCombination): string {
  return `{ ${combination.map((prop) => `${keyOf(prop)}: ${prop.type.text}`).join('; ')} }`;
}

function combinationHtml(
  combination: ApiCombination,
  hrefs: ReadonlyMap<string, string>,
  context: ReferenceContext,
): string {
  const limit = Math.min(context.limit, maxType);
  const props = combination.map((prop) => {
    const href = hrefs.get(prop.name);
    const key = escapeHtml(keyOf(prop));
    const named = href === undefined ? key : `<a href="${escapeHtml(href)}">${key}</a>`;
    return `${named}: ${typeProps(prop.type, { ...context, limit }).html}`;
  });
  const isLong = combinationText(combination).length > lineLength;
  return isLong ? `{\n  ${props.join(';\n  ')};\n}` : `{ ${props.join('; ')} }`;
}

/** `value` for a required prop, else `value?`; in quotes if it is no name: `'aria-label'?`. */
function keyOf({ name, required }: ApiCombinedProp): string {
  const key = /^[\w$]+$/.test(name) ? name : `'${name}'`;
  return required ? key : `${key}?`;
}

/** The addresses of the items of a group and of those that it inherits, in the page. */
function hrefsOf(
  { items, inherited }: ApiGroup,
  { anchors }: Pick<ReferenceContext, 'anchors'>,
): ReadonlyMap<string, string> {
  const own = items.map(({ name, anchor }) => [name, `#${anchor}`] as const);
  const others = inherited.flatMap((one) => {
    const prefix = inheritedPrefix(items, anchors.get(one) ?? '');
    return one.items.map(({ name }) => [name, `#${prefix}${name}`] as const);
  });
  return new Map([...others, ...own]);
}
