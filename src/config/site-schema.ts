import * as z from 'zod';
import { toJsonSchema } from '../data/to-json-schema.ts';
import { isInside } from '../lib/path.ts';
import { defaultTimeLimit } from '../model/config.ts';
import { headingRules } from '../model/heading-rule.ts';
import type { JsonObject } from '../model/json.ts';
import type { SourcePath } from '../model/path.ts';
import { budgetsSchema } from './budgets-schema.ts';
import {
  cardFont,
  environmentName,
  host,
  linkScheme,
  origin,
  relativeFile,
  separateFolder,
  sitePath,
  slashedPath,
  someText,
  sourcePath,
  styleFile,
  target,
  unique,
  url,
  wholeNumber,
} from './field-rules.ts';
import { languageId, languageSchema } from './language-schema.ts';
import { type ProductInput, productSchema, resolveRoots } from './product-schema.ts';
import { remoteCacheSchema } from './remote-cache-schema.ts';
import { serviceSchemas } from './service-schemas.ts';
import { severitySchema } from './severity-schema.ts';
import { slotsSchema } from './slots-schema.ts';
import { themeSchema } from './theme/theme-schema.ts';

const languages = z
  .array(languageSchema)
  .min(1, 'must name at least one language')
  .check(unique({ list: 'languages', keyOf: languageId }));

/** No two products have the same root. A product may have a root below that of another one. */
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
          message: `repeats "${root}" of products[${earlier}]`,
          input: value,
          path: [index, 'root'],
          params: roots.has(`/${product.id}/`) ? {} : { corrected: `/${product.id}/` },
        });
    }
  }
});

/**
 * `docs api` removes documents of its own that a product no longer has, so no other product may have its
 * documents in the same folder, or below it.
 */
const separateOuts = z.check<ProductInput[]>(({ value, issues }) => {
  const outs = value.map(({ api }) => (typeof api === 'object' && api.out ? sourcePath(api.out) : undefined));
  const overlapping = (folder: string) => (out: SourcePath | undefined) =>
    out !== undefined && (isInside(out, folder) || isInside(folder, out));
  for (const [index, { id, content = id }] of value.entries()) {
    const out = outs[index];
    const earlier = out === undefined ? -1 : outs.slice(0, index).findIndex(overlapping(out));
    if (earlier === -1) continue;
    const corrected = sourcePath(`${content}/api`);
    issues.push({
      code: 'custom',
      message: `overlaps "${outs[earlier]}" of products[${earlier}], where docs api would remove its documents`,
      input: value,
      path: [index, 'api', 'out'],
      params: outs.some(overlapping(corrected)) ? {} : { corrected },
    });
  }
});

const products = z
  .array(productSchema)
  .check(unique({ list: 'products', key: 'id', keyOf: (product) => product.id }))
  .check(uniqueRoots)
  .check(separateOuts);

const flag = (description: string) => z.boolean().optional().describe(description);

/** A rule of the route table, as written. */
const routeSchema = z
  .strictObject({
    source: someText().describe('A glob of pages; :name captures one segment, ** any number of them.'),
    path: sitePath().describe('The resulting address, with captures, such as /material-ui/react-:name/.'),
    disableAd: flag('These pages show no advertisements.'),
    disableToc: flag('These pages have no table of contents.'),
    wideLayout: flag('These pages are as wide as the window.'),
    unlisted: flag('These pages are left out of search, lists and the sitemap.'),
  })
  .check(({ value, issues }) => {
    const captured = captures(value.source);
    const missing = captures(value.path).find((name) => !captured.includes(name));
    if (missing === undefined) return;
    issues.push({
      code: 'custom',
      message: `uses ${missing}, which its source does not capture`,
      input: value,
      path: ['path'],
    });
  })
  .describe('A rule that maps pages to addresses.');

const redirectSchema = z
  .strictObject({
    from: sitePath().describe('The old address.'),
    to: target().describe('The new address: a path or a URL.'),
    status: z
      .literal([301, 302, 307, 308])
      .default(301)
      .describe('301 and 308 are permanent, 302 and 307 temporary.'),
  })
  .describe('A redirect.');

function captures(pattern: string): string[] {
  return pattern.match(/:[A-Za-z_]\w*/g) ?? [];
}

/** `content/site.yaml`, as written. Every path is relative to the content folder. */
export const siteSchema = z
  .strictObject({
    name: someText().describe('Name of the site, such as Acme UI.'),
    description: z.string().default('').describe('One sentence about the site, for search engines.'),
    url: origin().optional().describe('Canonical origin, such as https://docs.acme.dev.'),
    base: slashedPath().default('/').describe('Path the site is served under.'),
    productionHosts: z
      .array(host())
      .optional()
      .describe('Hosts with service worker, analytics and advertisements. Default: the host of url.'),
    languages: languages
      .default(['en'])
      .describe('The languages of the site; addresses in the first one have no prefix.'),
    products: products.default([]).describe('The products of the site.'),
    routes: z.array(routeSchema).default([]).describe('The route table; the first matching rule wins.'),
    pageModules: relativeFile()
      .optional()
      .describe('Folder of page modules that may set flags such as disableAd; their code never runs.'),
    alias: z
      .record(z.string(), someText())
      .default({})
      .describe('Import aliases of demos and components, such as "docs: ./docs-internals".'),
    env: z
      .record(environmentName(), z.string())
      .default({})
      .describe('Environment variables of demos and components, by name.'),
    exclude: z
      .array(someText())
      .default([])
      .describe('Globs of Markdown files that are no pages: **/README.md.'),
    includes: z
      .array(relativeFile())
      .default([])
      .describe('Files and folders outside the pages that they include or show, such as ../src.'),
    components: z.array(relativeFile()).default([]).describe('Folders with components for directives.'),
    hydrateComponents: z
      .enum(['load', 'idle', 'visible', 'interaction'])
      .optional()
      .describe('When components without "export const island" hydrate. Default: they are static.'),
    public: separateFolder().default('public').describe('Folder that is copied unchanged.'),
    externalPaths: z
      .array(sitePath())
      .default([])
      .describe('Paths of other deployments on the host, such as /store/.'),
    linkManifests: z
      .array(
        z.union([
          relativeFile(),
          z.strictObject({
            file: relativeFile().describe('Its link-manifest.json.'),
            url: origin().describe('Canonical origin of the site, if its manifest names none.'),
          }),
        ]),
      )
      .default([])
      .describe('Link manifests of other sites, by which links to them are checked.'),
    nofollowHosts: z.array(host()).default([]).describe('Links to these hosts get nofollow and a new tab.'),
    followLinks: z
      .array(relativeFile())
      .default([])
      .describe('Folders outside the site into which symbolic links may lead, such as ../../packages.'),
    linkSchemes: z
      .array(linkScheme())
      .default([])
      .describe('Schemes of links besides http, https, mailto, tel, sms, irc, ircs, matrix and xmpp.'),
    redirects: z.array(redirectSchema).default([]).describe('Redirects.'),
    host: z
      .enum(['github-pages', 'netlify', 'cloudflare', 'vercel', 'nginx'])
      .optional()
      .describe('Writes headers and redirects in the form of this host, and checks its limits.'),
    errorCodes: relativeFile()
      .optional()
      .describe('Messages of production error codes, such as error-codes.json.'),
    markdown: z
      .strictObject({
        trust: z.boolean().default(true).describe('Keeps raw HTML in pages as written.'),
        emoji: z.boolean().default(false).describe('Shows :tada: as an emoji.'),
        mermaid: z
          .boolean()
          .default(false)
          .describe(
            'Renders code blocks of the language mermaid, if the package beautiful-mermaid is installed.',
          ),
        math: z.boolean().default(false).describe('Renders $…$ and $$…$$ as mathematics.'),
        mdx: z
          .boolean()
          .default(false)
          .describe('Reads .md files as MDX, as Docusaurus does; .mdx files always are.'),
        anchors: z
          .enum(headingRules)
          .default('family')
          .describe('The rule for ids of headings: of this family, of GitHub, or of VitePress.'),
      })
      .prefault({})
      .describe('How Markdown is parsed.'),
    severity: severitySchema.default({}),
    serviceWorker: z
      .enum(['register', 'unregister', 'none'])
      .default('register')
      .describe('unregister emits a worker that removes itself and its caches.'),
    socialImages: z
      .strictObject({
        fonts: z
          .array(cardFont())
          .min(1)
          .describe('Font files (.ttf, .otf, .woff); the first that has a character shows it.'),
      })
      .optional()
      .describe('A picture of each page for social networks. Needs url, satori and @resvg/resvg-js.'),
    contentNegotiation: z
      .boolean()
      .default(false)
      .describe('The host sends Markdown copies to clients whose Accept header prefers them.'),
    llms: z.boolean().default(true).describe('Writes llms.txt and the full text for language models.'),
    lastUpdated: z.boolean().default(true).describe('Shows the date of the last commit of each page.'),
    feedback: z.boolean().default(false).describe('Asks below every article whether it was helpful.'),
    repository: url().optional().describe('The source repository.'),
    timeLimit: wholeNumber(1, 3600)
      .default(defaultTimeLimit)
      .describe('Seconds that rendering a demo, or parsing a page, may take.'),
    budgets: budgetsSchema,
    remoteCache: remoteCacheSchema.optional(),
    editUrl: url().optional().describe('URL of the editor, to which the path of a page is appended.'),
    theme: themeSchema.optional(),
    styles: z.array(styleFile()).default([]).describe('Style sheets of the site, added after ours.'),
    slots: slotsSchema.default({}),
    ...serviceSchemas,
  })
  .meta({ title: 'Site configuration', description: 'content/site.yaml of a Colophon site.' });

/** The checked `site.yaml`, with defaults of single keys. */
export type SiteInput = z.output<typeof siteSchema>;

/** Returns the JSON Schema of `site.yaml`, with which editors complete and check it. */
export function siteJsonSchema(): JsonObject {
  return toJsonSchema(siteSchema);
}
