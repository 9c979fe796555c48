import { join, relative } from 'node:path';
import { apiChanges } from '../../assemble/api/api-changes.ts';
import { apiRelease } from '../../assemble/api/api-release.ts';
import { changeSections } from '../../assemble/api/change-sections.ts';
import { changesMarkdown, plainChanges } from '../../assemble/api/changes-markdown.ts';
import { hashParts } from '../../lib/hash.ts';
import type { ApiDocument } from '../../model/api-document.ts';
import type { ApiPackage, ExtractedApi } from '../../model/api-extraction.ts';
import type { ApiComparison, ApiComparisons } from '../../model/api-session.ts';
import { type Diagnostic, UserError } from '../../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../../model/path.ts';
import { parseApiDocument } from '../../parse/api/parse-api-document.ts';
import { type ReadPackage, readPackage } from '../../read/read-package.ts';
import type { BuildContext } from '../context.ts';
import { extractedProduct, type ProductApi } from './select-products.ts';

/** Compares the package of each product that documents it with another version: a tarball or a folder. */
export async function compareApi(
  context: BuildContext,
  selected: readonly ProductApi[],
  path: FilePath,
): Promise<ApiComparisons> {
  const { files, cacheDir, progress } = context;
  const other = await readPackage(path, files);
  const products = selected.filter(({ api }) => packageNamed(other.name, api.extraction?.packages));
  if (products.length === 0) throw new UserError(unknownPackage(other.name, selected));
  progress.stage('extract');
  const folder = join(cacheDir, 'against', hashOf(other)) as FilePath;
  try {
    const entry = await unpack(other, folder, context);
    const compared: Compared[] = [];
    for (const product of products) compared.push(await compareProduct(product, { other, entry }, context));
    return {
      comparisons: compared.map(({ comparison }) => comparison),
      diagnostics: compared.flatMap(({ diagnostics }) => diagnostics),
    };
  } finally {
    await files.removeFolder(folder);
  }
}

function packageNamed(name: string, packages: readonly ApiPackage[] = []): ApiPackage | undefined {
  return packages.find((one) => one.name === name);
}

function unknownPackage(name: string, selected: readonly ProductApi[]): string {
  const known = selected.flatMap(({ api }) => api.extraction?.packages ?? []).map((one) => one.name);
  if (known.length === 0)
    return 'No API documents follow from TypeScript. Add "packages" to "api" in content/site.yaml.';
  return `No product documents the package "${name}". Documented packages: ${known.join(', ')}.`;
}

function hashOf({ files }: ReadPackage): string {
  return hashParts([...files].flatMap(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]));
}

/**
 * Writes a package where its imports find the packages of the site, and returns its module. In a folder of
 * packages, so that its types count as those of this package.
 */
async function unpack(
  { name, entry, files: texts }: ReadPackage,
  folder: FilePath,
  { files, config }: Pick<BuildContext, 'files' | 'config'>,
): Promise<SourcePath> {
  const place = join(folder, 'node_modules', name);
  for (const [path, bytes] of texts)
    if (/\.(?:[cm]?tsx?|json)$/.test(path)) await files.write(join(place, path) as FilePath, bytes);
  const steps = relative(config.contentDir, join(place, entry));
  return steps.replaceAll('\\', '/') as SourcePath;
}

interface Compared {
  readonly comparison: ApiComparison;
  readonly diagnostics: readonly Diagnostic[];
}

async function compareProduct(
  product: ProductApi,
  { other, entry }: { readonly other: ReadPackage; readonly entry: SourcePath },
  context: Pick<BuildContext, 'extractApi'>,
): Promise<Compared> {
  const { name, version } = other;
  const extracted = extractedProduct(product);
  const present = packageNamed(name, extracted?.extraction.packages);
  if (!extracted || !present) throw new Error(`Internal error: "${name}" is not extracted.`);
  const extract = async (one: ApiPackage) =>
    context.extractApi([{ ...extracted, extraction: { ...extracted.extraction, packages: [one] } }]);
  const [before, after] = [await extract({ name, entry }), await extract(present)];
  const { folder } = product.api;
  const [old, now] = [before, after].map((found) => apiRelease('', documentsOf(found, folder)));
  const changes = old && now ? apiChanges(old, now) : [];
  const since = version === undefined ? '' : ` since ${version}`;
  const list = changesMarkdown(changeSections(changes), plainChanges);
  return {
    comparison: {
      product: product.product.id,
      package: name,
      ...(version !== undefined && { version }),
      changes,
      markdown: `## API changes of ${name}${since}\n\n${list}`,
    },
    diagnostics: [...before.diagnostics, ...after.diagnostics],
  };
}

function documentsOf({ documents }: ExtractedApi, folder: SourcePath): readonly ApiDocument[] {
  return documents.flatMap((document) => {
    const parsed = parseApiDocument({ document, folder, descriptions: [], lint: false });
    return parsed.value ?? [];
  });
}
