import * as z from 'zod';
import type { ProductConfig, Version } from '../model/product-config.ts';
import type { SiteTheme } from '../model/theme.ts';
import { apiSchema, resolveApi } from './api-schema.ts';
import {
  identifier,
  languageTag,
  relativeFile,
  slashedPath,
  someText,
  sourcePath,
  target,
} from './field-rules.ts';
import { resolveAccent } from './theme/resolve-theme.ts';
import { colourPair } from './theme/theme-schema.ts';

const versionSchema = z
  .strictObject({
    text: someText().optional().describe('Text in the menu. Default: the installed version of the package.'),
    package: someText()
      .optional()
      .describe('An installed package, such as "@mui/material", whose version is the text in the menu.'),
    href: target().describe(
      'Address of the version, or of the same page if this site has it, such as /material-ui/.',
    ),
    current: z.boolean().optional().describe('The version of these pages. Default: the first entry.'),
  })
  .check(({ value, issues }) => {
    if ((value.text === undefined) !== (value.package === undefined)) return;
    issues.push({ code: 'custom', message: 'must have either a "text" or a "package"', input: value });
  })
  .describe('An entry of the version menu.');

/** A product, as written. */
export const productSchema = z
  .strictObject({
    id: identifier().describe('Its name in URLs, analytics and search, such as material-ui.'),
    name: someText().describe('Its name for readers, such as Material UI.'),
    category: z.enum(['core', 'x', 'toolpad']).optional().describe('Its category; none by default.'),
    root: z
      .union([slashedPath(), z.array(slashedPath())])
      .optional()
      .describe('Its root in the URL space, or a list of roots. Default: the id between slashes.'),
    content: relativeFile().optional().describe('Folder of its pages. Default: its id.'),
    translations: z
      .record(languageTag(), relativeFile())
      .optional()
      .describe(
        'Folders of translations by language: their files have the names of the pages that they translate.',
      ),
    api: apiSchema.optional(),
    navigation: z
      .union([z.literal('auto'), relativeFile()])
      .optional()
      .describe(
        'Its navigation file, such as navigation/material-ui.yaml, or auto: folders and pages by the "order" of ' +
          'their front matter, then by title. None by default.',
      ),
    logo: relativeFile().optional().describe('An image, such as logos/material-ui.svg.'),
    accent: colourPair('The colour of the product in each colour scheme.').optional(),
    description: z.string().optional().describe('One sentence for the home page and the product menu.'),
    versions: z.array(versionSchema).optional().describe('The version menu; none by default.'),
  })
  .describe('A product of the site.');

/** A checked product of `site.yaml`. */
export type ProductInput = z.output<typeof productSchema>;

/** Applies every default to a product. A version menu gets exactly one current entry. */
export function resolveProduct(product: ProductInput, theme?: SiteTheme): ProductConfig {
  const { id, name, accent, description } = product;
  const content = sourcePath(product.content ?? id);
  return {
    id,
    name,
    category: product.category ?? null,
    roots: resolveRoots(product),
    content,
    ...(product.api !== undefined && { api: resolveApi(product.api, content) }),
    ...resolveNavigation(product),
    ...(product.translations !== undefined && {
      translations: Object.fromEntries(
        Object.entries(product.translations).map(([language, folder]) => [language, sourcePath(folder)]),
      ),
    }),
    ...(product.logo !== undefined && { logo: sourcePath(product.logo) }),
    ...(accent !== undefined && { accent: resolveAccent(accent, theme) }),
    ...(description !== undefined && { description }),
    versions: resolveVersions(product.versions ?? []),
  };
}

function resolveNavigation({
  navigation,
}: ProductInput): Pick<ProductConfig, 'navigation' | 'autoNavigation'> {
  if (navigation === 'auto') return { autoNavigation: true };
  return navigation === undefined ? {} : { navigation: sourcePath(navigation) };
}

/** Returns the roots of a product in the URL space. */
export function resolveRoots({ id, root }: ProductInput): string[] {
  if (typeof root === 'string') return [root];
  return root === undefined || root.length === 0 ? [`/${id}/`] : root;
}

function resolveVersions(versions: NonNullable<ProductInput['versions']>): Version[] {
  const marked = versions.findIndex(({ current }) => current === true);
  const current = Math.max(marked, 0);
  return versions.map(({ text, package: name, href }, index) => ({
    // The version of a package follows when its package.json is read.
    text: text ?? '',
    ...(name !== undefined && { package: name }),
    href,
    current: index === current,
  }));
}
