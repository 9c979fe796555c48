import * as z from 'zod';
import { fileSchema } from '../data/file-schema.ts';
import type { JsonObject } from '../model/json.ts';
import { english } from '../model/words.ts';

/** Words by key, as they may be nested. */
export interface WordTree {
  readonly [key: string]: string | WordTree;
}

const text = (description: string) => z.string().optional().describe(description);

/** Every key may be left out, and then the English words are said; they are the description, so that editors show them. */
function wordsSchema(words: WordTree): z.ZodType<Readonly<Record<string, unknown>>> {
  const shape = Object.entries(words).map(([key, word]): [string, z.ZodType] => [
    key,
    typeof word === 'string' ? text(word) : wordsSchema(word).optional(),
  ]);
  return z.strictObject(Object.fromEntries(shape));
}

/** A file of `content/translations/`, as written. */
export const translationSchema = z
  .strictObject({
    words: wordsSchema(english)
      .optional()
      .describe('What the shell says; the description of each key is the English.'),
    navigation: z
      .record(z.string(), z.string())
      .optional()
      .describe('Words of navigation entries, by their pathname: /material-ui/react-button/: Schaltfläche.'),
    site: z
      .strictObject({ name: text('Name of the site.'), description: text('One sentence about it.') })
      .optional()
      .describe('What is said of the site.'),
    products: z
      .record(
        z.string(),
        z.strictObject({ name: text('Its name.'), description: text('One sentence about it.') }),
      )
      .optional()
      .describe('What is said of the products, by their id.'),
    versions: z
      .record(z.string(), z.string())
      .optional()
      .describe('Entries of version menus, by their text: View all versions: Alle Versionen.'),
    ads: z
      .record(
        z.string(),
        z.strictObject({
          description: text('What it says; plain marks such as <strong> are kept.'),
          poweredby: text('Who brings it.'),
        }),
      )
      .optional()
      .describe('Advertisements of the site itself, by their name.'),
  })
  .meta({ title: 'Translation', description: 'A file of content/translations/ of a Colophon site.' });

/** JSON Schema of translations, so that editors complete and check them. */
export function translationJsonSchema(): JsonObject {
  return fileSchema(translationSchema);
}
