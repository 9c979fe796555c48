import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import { isInside } from '../lib/path.ts';
import type { ExtractApi, ExtractedApi } from '../model/api-extraction.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { readApiFolder } from '../read/read-api-folder.ts';
import { checkApi } from '../validate/check-api.ts';
import { extractedProduct, type ProductApi, productsWithApi } from './products-with-api.ts';

/** What API documents are checked with. */
export interface CheckDocumentsOptions {
  readonly config: Config;
  readonly files: FileSystem;
  readonly progress: Progress;
  readonly extractApi: ExtractApi;
}

/**
 * Proves that the API documents of a site are complete, and compares those in its folders with the types.
 *
 * @param extracted the documents that the build has extracted, because no folder contains them
 */
export async function checkDocuments(
  { config, files, progress, extractApi }: CheckDocumentsOptions,
  extracted: ExtractedApi,
): Promise<readonly Diagnostic[]> {
  const products = productsWithApi(config).filter(({ api }) => api.extraction !== undefined);
  const written = products.filter(({ api }) => api.extraction?.out !== undefined);
  if (written.length > 0) progress.stage('extract');
  const current =
    written.length > 0 ? await extractApi(written.flatMap((one) => extractedProduct(one) ?? [])) : undefined;
  const checks = products.map(async (product: ProductApi): Promise<Diagnostic[]> => {
    const { api, key } = product;
    const isWritten = written.includes(product);
    const { documents } = (isWritten ? current : undefined) ?? extracted;
    const committed = isWritten ? await readApiFolder(api, config.contentDir, files) : undefined;
    const own = documents.filter(({ source }) => isInside(api.folder, source));
    return checkApi({ product: { key }, documents: own, ...(committed && { committed }) }, config);
  });
  const found = [...(current?.diagnostics ?? []), ...(await Promise.all(checks)).flat()];
  return applySeverity(found, config);
}
