import { posix } from 'node:path';
import * as z from 'zod';
import type { ApiExtraction } from '../model/api-extraction.ts';
import type { SourcePath } from '../model/path.ts';
import type { ApiConfig } from '../model/product-config.ts';
import { relativeFile, someText, sourcePath } from './field-rules.ts';

const packageSchema = z
  .union([
    someText(),
    z.strictObject({
      name: someText().describe('Name of the package, as demos import it.'),
      entry: relativeFile()
        .optional()
        .describe('The module that exports everything, for a package whose sources are beside the site.'),
    }),
  ])
  .describe('A package whose exports are documented: its name, or its name and module.');

const names = (description: string) => z.array(someText()).optional().describe(description);

const apiObject = z
  .strictObject({
    documents: relativeFile().optional().describe('Folder of API documents that exist already.'),
    descriptions: relativeFile()
      .optional()
      .describe('Folder of their descriptions. Default: translations/api-docs beside the documents.'),
    packages: z
      .array(packageSchema)
      .optional()
      .describe('Packages whose exports are documented, such as @mui/material.'),
    kinds: z
      .array(z.enum(['component', 'hook', 'function', 'interface', 'type', 'enum']))
      .optional()
      .describe('The kinds of exports that are documented. Default: all.'),
    include: names('Globs of the names of exports. Default: all.'),
    exclude: names('Globs of the names of exports that are left out.'),
    out: relativeFile()
      .optional()
      .describe(
        'Folder for the documents that docs api writes and a build reads. Without it, a build extracts them.',
      ),
    layout: z
      .enum(['table', 'expanded', 'collapsed'])
      .optional()
      .describe("How props are shown until the reader chooses. Default: 'table'."),
  })
  .check(({ value, issues }) => {
    const { documents, packages, out } = value;
    if (documents !== undefined || out !== undefined || (packages ?? []).length > 0) return;
    issues.push({ code: 'custom', message: 'must name "documents" or "packages"', input: value });
  });

/** The API documents of a product, as written. */
export const apiSchema = z
  .union([relativeFile(), apiObject])
  .describe('Its API documents: a folder of documents, or packages that they follow from.');

type ApiInput = z.output<typeof apiSchema>;

/** Applies every default to the API documents of a product. */
export function resolveApi(written: ApiInput, content: SourcePath): ApiConfig {
  const input = typeof written === 'string' ? { documents: written } : written;
  const folders = [input.documents, input.out].filter((folder) => folder !== undefined).map(sourcePath);
  const extraction = resolveExtraction(input);
  const folder = sourcePath(input.out ?? input.documents ?? `${content}/api`);
  const { descriptions } = input;
  return {
    documents: [...new Set(folders)],
    descriptions:
      descriptions === undefined ? descriptionsBeside(folders[0] ?? folder) : sourcePath(descriptions),
    folder,
    ...(extraction && { extraction }),
    layout: input.layout ?? 'table',
  };
}

function resolveExtraction({
  packages = [],
  kinds = [],
  include = [],
  exclude = [],
  out,
}: z.output<typeof apiObject>): ApiExtraction | undefined {
  if (packages.length === 0) return undefined;
  const named = packages.map((one) => (typeof one === 'string' ? { name: one } : one));
  return {
    packages: named.map(({ name, entry }) => ({
      name,
      ...(entry !== undefined && { entry: sourcePath(entry) }),
    })),
    kinds,
    include,
    exclude,
    ...(out !== undefined && { out: sourcePath(out) }),
  };
}

/**
 * Returns where the descriptions of documents are if the site does not say: `material-ui/api` →
 * `material-ui/translations/api-docs`; `../docs/pages/x/api`, as in trees of this family →
 * `../docs/translations/api-docs`
 */
export function descriptionsBeside(documents: SourcePath): SourcePath {
  const tree = /^(.*?)(?:^|(?<=\/))pages\//.exec(documents)?.[1];
  return sourcePath(posix.join(tree ?? posix.dirname(documents), 'translations/api-docs'));
}
