import * as z from 'zod';
import { defaults } from './defaults.ts';
import { languageId, languageSchema } from './language-schema.ts';
import { type ProductInput, productSchema } from './product-schema.ts';
import { resolveRoots } from './resolve-product.ts';
import { redirectSchema, routeSchema } from './route-schema.ts';
import { serviceSchemas } from './service-schemas.ts';
import {
  folderOfItsOwn,
  host,
  origin,
  relativeFile,
  sitePath,
  slashedPath,
  someText,
  webAddress,
} from './text-rules.ts';
import { unique } from './unique.ts';

const languages = z
  .array(languageSchema)
  .min(1, 'must name at least one language')
  .check(unique({ list: 'languages', keyOf: languageId }));

/** No two products share a part of the URL space; what lies deeper may be another's. */
const uniqueRoots = z.check<ProductInput[]>(({ value, issues }) => {
  const first = new Map<string, number>();
  const roots = new Set(value.flatMap(resolveRoots));
  for (const [index, product] of value.entries()) {
    for (const root of new Set(resolveRoots(product))) {
      const earlier = first.get(root);
      if (earlier === undefined) first.set(root, index);
      else
        issues.push({
          code: 'custom',
          message: `repeats "${root}"; products[${earlier}] has it already`,
          input: value,
          path: [index, 'root'],
          params: roots.has(`/${product.id}/`) ? {} : { corrected: `/${product.id}/` },
        });
    }
  }
});

const products = z
  .array(productSchema)
  .check(unique({ list: 'products', key: 'id', keyOf: (product) => product.id }))
  .check(uniqueRoots);

/** `content/site.yaml`, as written. Every path is relative to the content folder. */
export const siteSchema = z
  .object({
    name: someText().describe('Name of the site: Acme UI.'),
    description: z
      .string()
      .default(defaults.description)
      .describe('One sentence about the site, for search engines.'),
    url: origin().optional().describe('Canonical origin: https://docs.acme.dev.'),
    base: slashedPath().default(defaults.base).describe('Path the site is served under.'),
    productionHosts: z
      .array(host())
      .optional()
      .describe(
        'Hosts where the service worker, analytics and advertisements are on. Default: the host of url.',
      ),
    languages: languages
      .default([...defaults.languages])
      .describe('The languages of the site; the first has no prefix in addresses.'),
    products: products.default([]).describe('The libraries of the family.'),
    routes: z.array(routeSchema).default([]).describe('The route table; the first row that fits wins.'),
    alias: z
      .record(z.string(), someText())
      .default({})
      .describe('Import aliases of demos and components: docs to ./docs-internals.'),
    components: z
      .array(relativeFile())
      .default([...defaults.components])
      .describe('Folders where {{"component": …}} is looked up.'),
    public: folderOfItsOwn().default(defaults.public).describe('Folder that is copied as it is.'),
    externalPaths: z
      .array(sitePath())
      .default([])
      .describe('Paths of the same host that belong to another deployment: /store/.'),
    nofollowHosts: z
      .array(host())
      .default([])
      .describe('Hosts that links are not a recommendation of: nofollow, and a new tab.'),
    redirects: z.array(redirectSchema).default([]).describe('Addresses that moved.'),
    errorCodes: relativeFile()
      .optional()
      .describe('Sentences behind the numbers that production builds throw: error-codes.json.'),
    markdown: z
      .object({
        trust: z.boolean().default(defaults.trustMarkdown).describe('Raw HTML in pages passes as written.'),
      })
      .prefault({})
      .describe('How pages are read.'),
    serviceWorker: z
      .enum(['register', 'unregister', 'none'])
      .default(defaults.serviceWorker)
      .describe('unregister emits a worker that removes itself and its caches.'),
    lastUpdated: z
      .boolean()
      .default(defaults.lastUpdated)
      .describe('Pages say when they were changed last, where git knows.'),
    feedback: z
      .boolean()
      .default(defaults.feedback)
      .describe('Asks below every article whether it was helpful; the answer goes to analytics.'),
    repository: webAddress().optional().describe('The source repository.'),
    editUrl: webAddress()
      .optional()
      .describe('Where a page can be edited; the path of its file is put behind it.'),
    ...serviceSchemas,
  })
  .meta({ title: 'Site configuration', description: 'content/site.yaml of a Colophon site.' });

/** `site.yaml`, checked, defaults of single keys applied. */
export type SiteInput = z.output<typeof siteSchema>;
