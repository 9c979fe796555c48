import type {
  ApiInherited,
  ApiInheritedItem,
  ApiItem,
  ApiItemNote,
  ApiPlan,
  ApiText,
} from '../../model/api-document.ts';
import type { RawInherited, RawProp, RawProps } from './api-schema.ts';
import { anchorOf, type DocumentContext, deprecationOf } from './document-context.ts';
import { type GroupTexts, type PropTextReader, propTextReader } from './prop-texts.ts';
import { readSignature } from './read-signature.ts';
import { readType } from './read-type.ts';

/** How the props of a group are read. */
export interface PropGroup {
  /** The middle of anchors: `prop` gives `button-prop-disabled`. */
  readonly anchor: string;
  readonly textsOf: GroupTexts;
}

/** Reads props, properties, parameters or members, in their order. */
export function readProps(props: RawProps, group: PropGroup, context: DocumentContext): ApiItem[] {
  return Object.entries(props).map(([name, prop]) => readProp(name, prop, { group, context }));
}

/** Reads one prop. The name is empty for a return value without properties. */
export function readProp(
  name: string,
  prop: RawProp,
  { group, context }: { readonly group: PropGroup; readonly context: DocumentContext },
): ApiItem {
  const { own, descriptions, prefix } = context;
  const texts = propTextReader(name, group.textsOf, descriptions);
  const type = readType(prop);
  const description = texts.text((all) => all.description) ?? own.markdown(prop.description);
  const deprecation = deprecationOf(
    prop.deprecated,
    texts.text(({ deprecated }) => (typeof deprecated === 'string' ? deprecated : undefined)),
    own.mixed(prop.deprecationInfo),
  );
  const signature = prop.signature && readSignature(prop.signature, texts, own);
  const seeMore = readSeeMore(prop, texts, context);
  const plan = planOf(prop);
  return {
    name,
    anchor: anchorOf(prefix, group.anchor, ...(name === '' ? [] : [name])),
    ...(type && { type }),
    ...(prop.default !== undefined && { default: prop.default }),
    ...(prop.required && { required: true }),
    ...(deprecation && { deprecation }),
    ...(prop.since !== undefined && { since: prop.since }),
    ...(plan && { plan }),
    ...(description && { description }),
    ...(signature && { signature }),
    examples: prop.examples ?? [],
    ...(seeMore && { seeMore }),
    notes: notesOf(prop, texts.find(({ requiresRef }) => requiresRef) === true),
  };
}

/** `See the {{link}} for more details.`, with the link of the document. */
function readSeeMore(
  { seeMoreLink }: RawProp,
  texts: PropTextReader,
  { own }: DocumentContext,
): ApiText | undefined {
  if (seeMoreLink === undefined) return undefined;
  const link = `<a href="${seeMoreLink.url.replaceAll('"', '&quot;')}">${seeMoreLink.text}</a>`;
  const sentence = texts.find(({ seeMoreText }) => seeMoreText) ?? '{{link}}';
  return own.mixed(sentence.replace('{{link}}', () => link));
}

function planOf({ isProPlan, isPremiumPlan }: RawProp): ApiPlan | undefined {
  if (isPremiumPlan) return 'premium';
  return isProPlan ? 'pro' : undefined;
}

function notesOf({ additionalInfo = {} }: RawProp, requiresRef: boolean): ApiItemNote[] {
  const notes: readonly (readonly [ApiItemNote, boolean | undefined])[] = [
    ['slots', additionalInfo.slotsApi],
    ['sx', additionalInfo.sx],
    ['classes', additionalInfo.cssApi],
    ['requires-ref', requiresRef],
  ];
  return notes.flatMap(([note, applies]) => (applies ? [note] : []));
}

/** Reads the props that come from other types: sources with most items first, items by name. */
export function readInherited(
  inherited: readonly RawInherited[] | undefined,
  context: DocumentContext,
): readonly ApiInherited[] {
  return (inherited ?? [])
    .map(({ source, package: from, items }) => ({
      source,
      ...(from !== undefined && { package: from }),
      items: items.map((item) => readInheritedItem(item, context)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    }))
    .sort((a, b) => b.items.length - a.items.length || (a.source < b.source ? -1 : 1));
}

function readInheritedItem(item: RawInherited['items'][number], { own }: DocumentContext): ApiInheritedItem {
  const { name, type, required, deprecated } = item;
  const deprecation = deprecationOf(deprecated, own.mixed(item.deprecationInfo));
  const description = own.markdown(item.description);
  return {
    name,
    type,
    ...(required && { required: true }),
    ...(item.default !== undefined && { default: item.default }),
    ...(deprecation && { deprecation }),
    ...(description && { description }),
  };
}
