import * as z from 'zod';
import { toJsonSchema } from '../../data/to-json-schema.ts';
import { lazy } from '../../memo/memoize.ts';
import type { JsonObject } from '../../model/json.ts';
import { english } from '../../model/words.ts';

/** Texts by key; keys may be nested. */
export interface WordTree {
  readonly [key: string]: string | WordTree;
}

const text = (description: string) => z.string().optional().describe(description);

/** Every key is optional. Its description is the English text, so that editors show it. */
function wordsSchema(words: WordTree): z.ZodType<Readonly<Record<string, unknown>>> {
  const shape = Object.entries(words).map(([key, word]): [string, z.ZodType] => [
    key,
    typeof word === 'string' ? text(word) : wordsSchema(word).optional(),
  ]);
  return z.strictObject(Object.fromEntries(shape));
}

/**
 * Returns the schema of a file in `content/translations/`; it has hundreds of keys, and few sites need it.
 */
export const translationSchema = lazy(() =>
  z
    .strictObject({
      words: wordsSchema(english)
        .optional()
        .describe('Texts of the user interface; the description of each key is the English text.'),
      navigation: z
        .record(z.string(), z.string())
        .optional()
        .describe(
          'Labels of navigation entries by pathname, such as "/material-ui/react-button/: Schaltfläche".',
        ),
      keywords: z
        .record(z.string(), z.string())
        .optional()
        .describe(
          'Words with which readers search for a page, by its path, such as "/docs/redirects/: Umleitung, umziehen".',
        ),
      site: z
        .strictObject({ name: text('Name of the site.'), description: text('One sentence about the site.') })
        .optional()
        .describe('Texts about the site.'),
      products: z
        .record(
          z.string(),
          z.strictObject({ name: text('Name of the product.'), description: text('One sentence about it.') }),
        )
        .optional()
        .describe('Texts about products by id.'),
      versions: z
        .record(z.string(), z.string())
        .optional()
        .describe('Entries of version menus by their text, such as "View all versions: Alle Versionen".'),
      ads: z
        .record(
          z.string(),
          z.strictObject({
            description: text('Text of the advertisement; simple tags such as <strong> are kept.'),
            poweredby: text('Name of the sponsor.'),
          }),
        )
        .optional()
        .describe('In-house advertisements by name.'),
    })
    .meta({ title: 'Translation', description: 'A file of content/translations/ of a Colophon site.' }),
);

/** The content of such a file. */
export type TranslationFile = z.infer<ReturnType<typeof translationSchema>>;

/** Returns the JSON Schema of translations, for editors. */
export function translationJsonSchema(): JsonObject {
  return toJsonSchema(translationSchema());
}
