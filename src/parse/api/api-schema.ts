// Objects are loose, since an API document may have keys of another tool, which are kept.
import * as z from 'zod';

const text = () => z.string();
const flag = () => z.boolean();
const texts = () => z.array(text());

const typeSchema = z.looseObject({
  name: text().optional(),
  description: text().optional(),
  text: text().optional(),
  expanded: text().optional(),
  literals: texts().optional(),
});

const argumentSchema = z.looseObject({
  name: text().optional(),
  type: text().optional(),
  description: text().optional(),
  optional: flag().optional(),
});

const propSchema = z.looseObject({
  type: typeSchema,
  default: text().optional(),
  required: flag().optional(),
  deprecated: flag().optional(),
  deprecationInfo: text().optional(),
  signature: z
    .looseObject({
      type: text(),
      describedArgs: texts().optional(),
      returned: text().optional(),
      parameters: z.array(argumentSchema).optional(),
      returns: argumentSchema.optional(),
    })
    .optional(),
  additionalInfo: z
    .looseObject({ slotsApi: flag().optional(), sx: flag().optional(), cssApi: flag().optional() })
    .optional(),
  seeMoreLink: z.looseObject({ url: text(), text: text() }).optional(),
  isProPlan: flag().optional(),
  isPremiumPlan: flag().optional(),
  description: text().optional(),
  since: text().optional(),
  examples: texts().optional(),
});

const props = () => z.record(text(), propSchema);

const inheritedSchema = z.looseObject({
  source: text(),
  package: text().optional(),
  items: z.array(
    z.looseObject({
      name: text(),
      type: text(),
      required: flag().optional(),
      default: text().optional(),
      deprecated: flag().optional(),
      deprecationInfo: text().optional(),
      description: text().optional(),
    }),
  ),
});

const combinationSchema = z.record(text(), z.looseObject({ type: text(), required: flag().optional() }));

const namedSchema = z.looseObject({
  name: text(),
  description: text().optional(),
  type: text().optional(),
  default: text().optional(),
});

const base = {
  generator: text().optional(),
  name: text().min(1, 'must not be empty'),
  imports: texts().optional(),
  package: text().optional(),
  description: text().optional(),
  deprecated: flag().optional(),
  deprecationInfo: text().optional(),
  since: text().optional(),
  examples: texts().optional(),
  demos: text().optional(),
  filename: text().optional(),
};

/** A component. */
export const componentSchema = z.looseObject({
  ...base,
  props: props(),
  signatures: texts().optional(),
  slots: z
    .array(
      z.looseObject({
        name: text(),
        description: text().optional(),
        class: text().nullish(),
        default: text().optional(),
      }),
    )
    .optional(),
  classes: z
    .array(
      z.looseObject({
        key: text(),
        className: text().optional(),
        description: text().optional(),
        isGlobal: flag().optional(),
        isDeprecated: flag().optional(),
        deprecationInfo: text().optional(),
      }),
    )
    .optional(),
  cssComponent: flag().optional(),
  muiName: text().optional(),
  inheritance: z.looseObject({ component: text(), pathname: text().optional() }).nullish(),
  spread: flag().optional(),
  themeDefaultProps: flag().nullish(),
  forwardsRefTo: text().nullish(),
  inherited: z.array(inheritedSchema).optional(),
  combinations: z.array(z.array(combinationSchema)).optional(),
  cssVariables: z.array(namedSchema).optional(),
  dataAttributes: z.array(namedSchema).optional(),
  handle: props().optional(),
});

/** A hook or function. */
export const callableSchema = z.looseObject({
  ...base,
  kind: z.enum(['hook', 'function']).optional(),
  parameters: props(),
  returnValue: z.union([propSchema, props()]).optional(),
  signatures: texts().optional(),
});

/** An interface, type alias, or enum. */
export const typeFileSchema = z.looseObject({
  ...base,
  kind: z.enum(['interface', 'type', 'enum']).optional(),
  properties: props(),
  inherited: z.array(inheritedSchema).optional(),
  signatures: texts().optional(),
});

/** A part of an interface, which has no page of its own. */
export const fragmentSchema = z.looseObject({
  name: base.name,
  description: text().optional(),
  properties: z.array(namedSchema),
});

/** Functions that select a part of the state. */
export const selectorsSchema = z.array(
  z.looseObject({
    name: text(),
    returnType: text(),
    category: text().optional(),
    description: text().optional(),
    deprecated: z.union([flag(), text()]).optional(),
  }),
);

/** A prop as it is written. */
export type RawProp = z.output<typeof propSchema>;

/** Props by name. */
export type RawProps = Readonly<Record<string, RawProp>>;

/** Props of another type. */
export type RawInherited = z.output<typeof inheritedSchema>;

/** One way to set props that belong together. */
export type RawCombination = z.output<typeof combinationSchema>;

/** A CSS variable, data attribute, or property of a fragment. */
export type RawNamed = z.output<typeof namedSchema>;

/** An API document as it is written, by its kind. */
export type RawDocument =
  | { readonly kind: 'component'; readonly file: z.output<typeof componentSchema> }
  | { readonly kind: 'callable'; readonly file: z.output<typeof callableSchema> }
  | { readonly kind: 'type'; readonly file: z.output<typeof typeFileSchema> }
  | { readonly kind: 'fragment'; readonly file: z.output<typeof fragmentSchema> }
  | { readonly kind: 'selectors'; readonly file: z.output<typeof selectorsSchema> };

const described = () =>
  z.looseObject({ description: text().optional(), deprecated: z.union([flag(), text()]).optional() });

const descriptionsOf = () => z.record(text(), z.union([text(), described()]));

/** Texts of an API document in one language. */
export const descriptionsSchema = z.looseObject({
  componentDescription: text().optional(),
  hookDescription: text().optional(),
  interfaceDescription: text().optional(),
  deprecationInfo: text().optional(),
  propDescriptions: z
    .record(
      text(),
      z.union([
        text(),
        z.looseObject({
          description: text().optional(),
          typeDescriptions: z
            .record(
              text(),
              z.union([
                text(),
                z.looseObject({
                  name: text().optional(),
                  description: text().optional(),
                  argType: text().optional(),
                  argTypeDescription: text().optional(),
                }),
              ]),
            )
            .optional(),
          seeMoreText: text().optional(),
          requiresRef: flag().optional(),
          deprecated: z.union([flag(), text()]).optional(),
        }),
      ]),
    )
    .optional(),
  classDescriptions: z
    .record(
      text(),
      z.looseObject({
        description: text().optional(),
        nodeName: text().optional(),
        conditions: text().optional(),
        deprecationInfo: text().optional(),
      }),
    )
    .optional(),
  slotDescriptions: z.record(text(), text()).optional(),
  propertiesDescriptions: descriptionsOf().optional(),
  parametersDescriptions: descriptionsOf().optional(),
  returnValueDescriptions: descriptionsOf().optional(),
});

/** The texts of one language as they are written. */
export type RawDescriptions = z.output<typeof descriptionsSchema>;
