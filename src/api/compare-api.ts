import { join } from 'node:path';
import { apiChanges } from '../assemble/api/releases/api-changes.ts';
import { apiRelease } from '../assemble/api/releases/api-release.ts';
import { changeSections } from '../assemble/api/releases/change-sections.ts';
import { changesMarkdown, plainChanges } from '../assemble/api/releases/changes-markdown.ts';
import type { BuildContext } from '../build/context.ts';
import { hashParts } from '../lib/hash.ts';
import { extractedProduct, type ProductApi } from '../load/products-with-api.ts';
import type { ApiDocument } from '../model/api-document.ts';
import type { ApiPackage, ExtractedApi } from '../model/api-extraction.ts';
import type { ApiComparison, ApiComparisons } from '../model/api-session.ts';
import { type Diagnostic, distinctDiagnostics, UserError } from '../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import { parseApiDocument } from '../parse/api/parse-api-document.ts';
import { type ReadPackage, readPackage } from '../read/read-package.ts';
import { unpackPackage } from './unpack-package.ts';

/** Compares the package of each product that documents it with another version: a tarball or a folder. */
export async function compareApi(
  context: BuildContext,
  selected: readonly ProductApi[],
  path: FilePath,
): Promise<ApiComparisons> {
  const { progress } = context;
  const other = await readPackage(path, context.files);
  const products = selected.filter(({ api }) => packageNamed(other.name, api.extraction?.packages));
  if (products.length === 0) throw new UserError(unknownPackage(other.name, selected));
  progress.stage('extract');
  const compared: Compared[] = [];
  for (const product of products) compared.push(await compareProduct(product, other, context));
  return {
    comparisons: compared.map(({ comparison }) => comparison),
    // Most problems of a package are in both versions.
    diagnostics: distinctDiagnostics(compared.flatMap(({ diagnostics }) => diagnostics)),
  };
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

interface Compared {
  readonly comparison: ApiComparison;
  readonly diagnostics: readonly Diagnostic[];
}

async function compareProduct(
  product: ProductApi,
  other: ReadPackage,
  context: BuildContext,
): Promise<Compared> {
  const { name, version } = other;
  const [before, after] = await extractBoth(product, other, context);
  const { folder } = product.api;
  const changes = apiChanges(
    apiRelease('', documentsOf(before, folder)),
    apiRelease('', documentsOf(after, folder)),
  );
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
    // A name in "include" may be that of an export which the other version does not have yet.
    diagnostics: [...before.diagnostics.filter(({ code }) => code !== 'api-export'), ...after.diagnostics],
  };
}

/** Extracts the other version, then the present one. */
async function extractBoth(
  product: ProductApi,
  other: ReadPackage,
  context: BuildContext,
): Promise<readonly [before: ExtractedApi, after: ExtractedApi]> {
  const { files, cacheDir, extractApi } = context;
  const extracted = extractedProduct(product);
  const present = packageNamed(other.name, extracted?.extraction.packages);
  if (!extracted || !present) throw new Error(`Internal error: "${other.name}" is not extracted.`);
  // With the other packages of the product, which "include" may name, and whose components may own types.
  const extract = (one: ApiPackage) => {
    const packages = extracted.extraction.packages.map((each) => (each.name === one.name ? one : each));
    return extractApi([{ ...extracted, extraction: { ...extracted.extraction, packages } }]);
  };
  const folder = join(cacheDir, 'against', hashOf(other)) as FilePath;
  try {
    // An interrupted run may have left it.
    await files.removeFolder(folder);
    const entry = await unpackPackage(other, { folder, present }, context);
    return [await extract({ name: other.name, entry }), await extract(present)];
  } finally {
    await files.removeFolder(folder);
  }
}

function documentsOf({ documents }: ExtractedApi, folder: SourcePath): readonly ApiDocument[] {
  return documents.flatMap((document) => {
    const parsed = parseApiDocument({ document, folder, descriptions: [], lint: false });
    return parsed.value ?? [];
  });
}
