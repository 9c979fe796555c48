import { highlightScript } from '../../../templates/browser/code/script/highlight-script.ts';
import type { ApiArgument, ApiGroup, ApiGroupKind, ApiItem, ApiSignature } from '../../model/api-document.ts';
import type { ApiArgumentProps, ApiGroupProps, ApiItemProps } from '../../model/api-reference.ts';
import { combinedProps } from './combined-props.ts';
import { inheritedProps } from './inherited-props.ts';
import type { ItemDemos, ReferenceContext } from './reference-context.ts';
import { shortenType } from './shorten-type.ts';
import { typeProps } from './type-html.ts';

/** Returns what a section of the reference shows. */
export function groupProps(group: ApiGroup, context: ReferenceContext): ApiGroupProps {
  const { kind, items, inherited } = group;
  const { combinations, togetherOf } = combinedProps(group, context);
  return {
    kind,
    anchor: kind,
    items: items.map((item) => {
      const related = { ...togetherOf(item.name), ...context.demosOf(kind, item.name) };
      const { required, ...props } = itemProps(item, related, context);
      return required && !isGiven(kind) ? { ...props, required } : props;
    }),
    inherited: inherited.map((one) => inheritedProps(one, items, context)),
    ...(combinations && { combinations }),
  };
}

/** Whether readers get the items of a group, so that none is required of them. */
export function isGiven(kind: ApiGroupKind): boolean {
  return kind === 'return-value' || kind === 'handle';
}

/** Links to demos of an item, and to those that it belongs together with. */
type Related = ItemDemos & Pick<ApiItemProps, 'together'>;

function itemProps(item: ApiItem, related: Related, context: ReferenceContext): ApiItemProps {
  const { name, anchor, aliases, type, required, deprecation, since, plan, description } = item;
  const { signature, examples, seeMore, notes, className, category } = item;
  const { fill } = context;
  return {
    name,
    anchor,
    ...(aliases && { aliases }),
    ...(type && { type: typeProps(type, context) }),
    ...defaultProps(item.default),
    ...(required && { required }),
    ...(deprecation && { deprecation: deprecation.reason ? fill(deprecation.reason) : '' }),
    ...(since !== undefined && { since }),
    ...(plan && { plan }),
    ...(description && { description: fill(description) }),
    ...(signature && { signature: signatureProps(signature, context) }),
    examples: examples.map((text) => highlightScript(text, 'tsx')),
    ...(seeMore && { seeMore: fill(seeMore) }),
    notes,
    ...(className !== undefined && { className }),
    ...(category !== undefined && { category }),
    ...related,
  };
}

/** Characters of a default that a column shows in two lines. */
const maxDefault = 40;

function defaultProps(text: string | undefined): Pick<ApiItemProps, 'default' | 'defaultHtml'> {
  if (text === undefined) return {};
  const isShort = text.length <= maxDefault && !text.includes('\n');
  return isShort ? { default: text } : { defaultHtml: highlightScript(text, 'tsx') };
}

function signatureProps(
  { text, parameters, returns }: ApiSignature,
  context: ReferenceContext,
): NonNullable<ApiItemProps['signature']> {
  const short = shortenType(text, context.limit);
  return {
    html: context.linked(highlightScript(short ?? text, 'ts')),
    ...(short !== undefined && { wholeHref: context.wholeHref }),
    parameters: parameters.map((parameter) => argumentProps(parameter, context)),
    ...(returns && { returns: argumentProps(returns, context) }),
  };
}

function argumentProps(
  { name, type, description, optional }: ApiArgument,
  context: ReferenceContext,
): ApiArgumentProps {
  return {
    ...(name !== undefined && { name }),
    ...(type && { type: typeProps(type, context) }),
    ...(description && { description: context.fill(description) }),
    ...(optional && { optional }),
  };
}
