import * as z from 'zod';
import type { BuildReport } from '../model/build-report.ts';
import type { JsonObject } from '../model/json.ts';
import type { OutputPath, SitePath } from '../model/path.ts';
import { toJsonSchema } from './to-json-schema.ts';

const text = z.string();
const count = z.int().nonnegative();
const amount = z.number().nonnegative();
const sitePath = text.meta({
  description: 'A path of the site: /acme/button.',
}) as unknown as z.ZodType<SitePath>;
const outputPath = text.meta({
  description: 'A file relative to the output folder: acme/button/index.html.',
}) as unknown as z.ZodType<OutputPath>;

const place = z
  .object({
    file: text.describe("Path relative to the site's root: content/site.yaml."),
    line: z.int().positive().describe('Counts from 1.'),
    column: z.int().positive().describe('Counts from 1.'),
  })
  .describe('A position in a file of the site.');

const diagnostic = z
  .object({
    severity: z.enum(['error', 'warning']),
    code: text.describe('Stable name of the kind of problem: duplicate-navigation-path.'),
    message: text.describe('One sentence that names the problem.'),
    place: place.exactOptional().describe('Absent if the problem belongs to no file.'),
    frame: text.exactOptional().describe('The lines around the place.'),
    hint: text.exactOptional().describe('How to fix the problem: a sentence, or the corrected text.'),
    fix: z
      .object({ from: text, to: text })
      .exactOptional()
      .describe('The wrong and the right text in the line of the place, if there is exactly one.'),
    related: z
      .array(z.object({ message: text, place }))
      .exactOptional()
      .describe('Other places of the same problem.'),
  })
  .describe('A problem in the content of the site.');

const pageWeight = z
  .object({
    path: sitePath,
    html: count,
    css: count,
    eagerScript: count,
    lazyScript: count.describe('Script that is loaded when demos become visible.'),
    islands: count,
  })
  .describe('Bytes that a reader loads for a page, compressed with gzip.');

const demoWeight = z
  .object({
    id: text,
    own: count.describe("The demo's own chunk."),
    total: count.describe('With everything that it shares with other demos.'),
  })
  .describe('Bytes of the script of a demo, compressed with gzip.');

const pageInput = z.union([
  z.enum([
    'program',
    'runtime',
    'configuration',
    'words',
    'templates',
    'text',
    'front-matter',
    'reference',
    'navigation',
    'links',
    'product',
    'languages',
    'date',
    'head',
  ]),
  z.templateLiteral(['demo:', z.string()]),
  z.templateLiteral(['component:', z.string()]),
]);

const pageHistory = z.union([
  z.object({ kind: z.literal('unknown') }).describe('There is no record of a previous build.'),
  z.object({ kind: z.literal('new') }).describe('The previous build did not have the page.'),
  z
    .object({ kind: z.literal('compared'), changed: z.array(pageInput) })
    .describe('Both builds had the page.'),
]);

const pageWhy = z.object({
  path: sitePath,
  file: text.exactOptional().describe('The source file; absent for a page without one.'),
  rendered: z.boolean(),
  written: z.boolean(),
  forced: z.boolean().describe('The build ignored the cache.'),
  since: pageHistory,
});

const contents = z.object({
  pages: z.array(
    z.object({
      path: sitePath,
      text: text.describe('Hash of title, description and text.'),
      demos: z.array(text).describe('Ids of the demos on the page.'),
      rows: z
        .array(z.object({ anchor: text, name: text, hash: text }))
        .describe('Rows of its API reference.'),
    }),
  ),
  demos: z.array(z.object({ id: text, hash: text.describe('Of everything that the demo imports.') })),
});

const difference = z.enum(['added', 'changed', 'removed']);

const impact = z.object({
  pages: z.array(z.object({ path: sitePath, difference })),
  demos: z.array(z.object({ id: text, difference, pages: z.array(sitePath) })),
  rows: z.array(z.object({ path: sitePath, anchor: text, name: text, difference })),
});

/** The report of `docs build --json` and `docs check --format json`. */
export const reportSchema = z
  .object({
    ok: z.boolean().describe('False if the command fails.'),
    diagnostics: z.array(diagnostic).describe('All problems, sorted by place.'),
    baseline: z
      .object({ known: count, fixed: count })
      .exactOptional()
      .describe('Problems that the baseline contains, and those of it that no longer exist.'),
    fixed: z
      .array(z.object({ file: text, line: z.int().positive(), from: text, to: text }))
      .exactOptional()
      .describe('The corrections that --fix made.'),
    routes: count.describe('Number of pages of the website.'),
    rendered: z.array(sitePath).describe('Pages that this build rendered; the others came from the cache.'),
    parsed: count.describe('Number of pages that this build parsed; the others came from the cache.'),
    fastShare: z
      .number()
      .min(0)
      .max(1)
      .exactOptional()
      .describe('Share of text that the native parser read.'),
    bundled: z.boolean().describe('Whether this build bundled scripts.'),
    written: z.array(outputPath).describe('Files that this build wrote.'),
    removed: z.array(outputPath).describe('Files that this build removed.'),
    kept: count.describe('Number of files that this build left unchanged.'),
    weights: z
      .object({ pages: z.array(pageWeight), demos: z.array(demoWeight) })
      .exactOptional()
      .describe('Sizes of pages and demos, with --sizes.'),
    contents: contents
      .exactOptional()
      .describe('Hashes of what pages show, by which --against compares a later build.'),
    impact: impact.exactOptional().describe('What differs from the report of --against.'),
    why: pageWhy.exactOptional().describe('Why the page of --why was rendered, or not.'),
    timings: z
      .array(z.object({ stage: text, ms: amount, megabytes: amount }))
      .describe('Time and memory of each stage.'),
    slowest: z
      .array(z.object({ path: sitePath, parseMs: amount, renderMs: amount }))
      .describe('The ten slowest pages, the slowest first.'),
  })
  .meta({
    title: 'Build report',
    description: 'What docs build --json and docs check --format json print.',
  });

/** A type with all of its properties and lists read-only. */
type Frozen<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : { readonly [Key in keyof T]: Frozen<T[Key]> };

type Schema = Frozen<z.output<typeof reportSchema>>;

/** Does not compile unless the schema and the type of reports are the same. */
export const reportSchemaFits: [Schema, BuildReport] extends [Frozen<BuildReport>, Schema] ? true : false =
  true;

/** Returns the JSON Schema of reports. */
export function reportJsonSchema(): JsonObject {
  return toJsonSchema(reportSchema);
}
