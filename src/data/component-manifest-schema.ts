import * as z from 'zod';
import { apiGroupKinds } from '../model/api-document.ts';
import type { ComponentIndex, ComponentManifest } from '../model/component-manifest.ts';
import type { JsonObject } from '../model/json.ts';
import { toJsonSchema } from './to-json-schema.ts';

const text = z.string();
const isTrue = z.literal(true);
const kind = z.enum(['component', 'hook', 'function', 'interface', 'type', 'enum', 'selectors']);

/** `components.json`. */
const componentIndexSchema = z
  .object({
    version: z.literal(1),
    name: text.describe('Name of the site.'),
    url: text.exactOptional().describe('Canonical origin, if the site has a public address.'),
    components: z.array(
      z.object({
        name: text.describe('Button, Dialog.Root, useTheme.'),
        kind,
        product: text.exactOptional().describe('Id of the product.'),
        package: text.exactOptional().describe('Name of the package.'),
        description: text.exactOptional(),
        file: text.describe('Address of its own file.'),
      }),
    ),
  })
  .meta({ title: 'Component index', description: 'components.json of a Colophon site.' });

const item = z.object({
  name: text,
  type: text.exactOptional().describe('As declared.'),
  expandedType: text.exactOptional().describe('With its aliases resolved, if that differs.'),
  default: text.exactOptional().describe('Source text.'),
  required: isTrue.exactOptional(),
  deprecated: text.exactOptional().describe('What to use instead; empty if no reason is given.'),
  since: text.exactOptional().describe('The first version that has it.'),
  plan: z.enum(['pro', 'premium']).exactOptional(),
  description: text.exactOptional().describe('Markdown.'),
  signature: text.exactOptional().describe('How a function is called.'),
});

const inherited = z.object({
  source: text.describe('The type that declares them.'),
  package: text.exactOptional(),
  items: z.array(z.object({ name: text, type: text, required: isTrue.exactOptional() })),
});

const combination = z.array(
  z.object({
    name: text,
    type: text.describe('never for a prop that is ruled out.'),
    required: isTrue.exactOptional(),
  }),
);

const file = { name: text.describe('Relative to the demo.'), language: text };

/** The file of a component. */
const componentManifestSchema = z
  .object({
    version: z.literal(1),
    name: text,
    kind,
    product: z.object({ id: text, name: text, version: text.exactOptional() }).exactOptional(),
    package: z.object({ name: text, version: text.exactOptional() }).exactOptional(),
    description: text.exactOptional().describe('Markdown.'),
    imports: z.array(text).describe('Alternative import statements.'),
    pages: z.array(
      z.object({ kind: z.enum(['guide', 'reference']), title: text, href: text, markdown: text }),
    ),
    api: z
      .partialRecord(z.enum(apiGroupKinds), z.array(item))
      .describe('The items of its API reference by kind; empty without one.'),
    inherited: z.array(inherited).describe('Props that come from other types.'),
    combinations: z
      .array(z.array(combination))
      .exactOptional()
      .describe('For each group of props that belong together, the ways to set them.'),
    demos: z.array(
      z.object({
        name: text,
        href: text,
        files: z.array(z.union([z.object({ ...file, code: text }), z.object({ ...file, href: text })])),
      }),
    ),
  })
  .meta({ title: 'Component manifest', description: 'A file of _components/ of a Colophon site.' });

/** A type with all of its properties and lists read-only. */
type Frozen<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : { readonly [Key in keyof T]: Frozen<T[Key]> };

type IndexSchema = Frozen<z.output<typeof componentIndexSchema>>;
type ManifestSchema = Frozen<z.output<typeof componentManifestSchema>>;

/** Does not compile unless schemas and types are the same. */
export const componentSchemasFit: [IndexSchema, ComponentIndex, ManifestSchema, ComponentManifest] extends [
  Frozen<ComponentIndex>,
  IndexSchema,
  Frozen<ComponentManifest>,
  ManifestSchema,
]
  ? true
  : false = true;

/** Returns the JSON Schemas of component manifests, by file name. */
export function componentJsonSchemas(): Readonly<Record<string, JsonObject>> {
  return {
    'component-index.schema.json': toJsonSchema(componentIndexSchema),
    'component-manifest.schema.json': toJsonSchema(componentManifestSchema),
  };
}
