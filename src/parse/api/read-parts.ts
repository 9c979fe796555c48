import type * as z from 'zod';
import { compareTexts } from '../../lib/compare-texts.ts';
import type { ApiItem, ApiText } from '../../model/api-document.ts';
import type { componentSchema, RawDescriptions, RawNamed, selectorsSchema } from './api-schema.ts';
import { anchorOf, type DocumentContext, deprecationOf } from './document-context.ts';

type Component = z.output<typeof componentSchema>;

/** Reads the slots of a component, in their order. The class of a slot is part of its anchor. */
export function readSlots(slots: NonNullable<Component['slots']>, context: DocumentContext): ApiItem[] {
  const { name, own, descriptions } = context;
  return slots.map((slot) => {
    const className = slot.class ?? undefined;
    const description =
      descriptions.mixed(({ slotDescriptions = {} }) =>
        Object.hasOwn(slotDescriptions, slot.name) ? slotDescriptions[slot.name] : undefined,
      ) ?? own.mixed(slot.description);
    return {
      name: slot.name,
      anchor: anchorOf(name, 'css', className ?? slot.name),
      ...(className !== undefined && { aliases: [anchorOf(name, 'css', slot.name)], className }),
      ...(slot.default !== undefined && { default: slot.default }),
      ...(description && { description }),
      examples: [],
      notes: [],
    };
  });
}

type RawClass = NonNullable<Component['classes']>[number];

/** Reads the CSS classes of a component, sorted by class name, or by key where the name is unknown. */
export function readClasses(classes: readonly RawClass[], context: DocumentContext): ApiItem[] {
  return classes
    .toSorted((a, b) => ((a.className ?? a.key) < (b.className ?? b.key) ? -1 : 1))
    .map((rule) => readClass(rule, context));
}

function readClass(rule: RawClass, context: DocumentContext): ApiItem {
  const { key, className } = rule;
  const { name, prefix, own, descriptions } = context;
  const textsIn = ({ classDescriptions = {} }: RawDescriptions) =>
    Object.hasOwn(classDescriptions, key) ? classDescriptions[key] : undefined;
  const description =
    descriptions.mixed((all) => filledDescription(key, textsIn(all), context)) ?? own.mixed(rule.description);
  const deprecation = deprecationOf(
    rule.isDeprecated,
    descriptions.mixed((all) => textsIn(all)?.deprecationInfo),
    own.mixed(rule.deprecationInfo),
  );
  return {
    name: key,
    anchor: anchorOf(prefix, 'classes', className ?? key),
    aliases: [
      ...(className === undefined ? [] : [anchorOf(prefix, 'classes', key)]),
      anchorOf(name, 'css', key),
    ],
    ...(className !== undefined && { className }),
    ...(deprecation && { deprecation }),
    ...(description && { description }),
    examples: [],
    notes: [],
  };
}

type ClassTexts = NonNullable<RawDescriptions['classDescriptions']>[string];

/** `Styles applied to {{nodeName}} if {{conditions}}.`, with its two parts. */
function filledDescription(
  key: string,
  texts: ClassTexts | undefined,
  context: DocumentContext,
): string | undefined {
  return texts?.description?.replace(
    /\{\{(nodeName|conditions)\}\}/g,
    (written, part: 'nodeName' | 'conditions') => {
      const value = texts[part];
      const place = context.descriptions.placeOf(['classDescriptions', key]);
      if (value === undefined && place) {
        const message = `The description of class "${key}" of "${context.name}" has "${written}", but no "${part}".`;
        context.report({ code: 'api-placeholder', message, hint: `"${part}": "…"`, place });
      }
      return value ?? '…';
    },
  );
}

/** Reads CSS variables or data attributes, in their order. */
export function readNamed(
  named: readonly RawNamed[],
  anchor: 'css-variables' | 'data-attributes',
  { prefix, own }: DocumentContext,
): ApiItem[] {
  return named.map(({ name, type, default: value, description }) => {
    const text = own.markdown(description);
    return {
      name,
      anchor: anchorOf(prefix, anchor, name),
      ...(type !== undefined && type !== '' && { type: { text: type } }),
      ...(value !== undefined && { default: value }),
      ...(text && { description: text }),
      examples: [],
      notes: [],
    };
  });
}

/** Reads selectors, by category and name; those without a category come last. */
export function readSelectors(
  selectors: z.output<typeof selectorsSchema>,
  { own }: DocumentContext,
): ApiItem[] {
  const order = (category: string | undefined) => category ?? '\uffff';
  return selectors
    .toSorted((a, b) => compareTexts(order(a.category), order(b.category)) || compareTexts(a.name, b.name))
    .map(({ name, returnType, category, description, deprecated }) => {
      const text: ApiText | undefined = own.mixed(description);
      const reason = typeof deprecated === 'string' ? own.mixed(deprecated) : undefined;
      const deprecation = deprecationOf(deprecated !== undefined && deprecated !== false, reason);
      return {
        name,
        anchor: anchorOf('selectors', name),
        type: { text: returnType },
        ...(deprecation && { deprecation }),
        ...(text && { description: text }),
        ...(category !== undefined && { category }),
        examples: [],
        notes: [],
      };
    });
}
