import { isInside } from '../../lib/path.ts';
import type { ExtractedApi } from '../../model/api-extraction.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { readApiFolder } from '../../read/read-api-folder.ts';
import { checkApi } from '../../validate/check-api.ts';
import type { BuildContext } from '../context.ts';
import { extractedProduct, type ProductApi, productsWithApi } from './select-products.ts';

/**
 * Proves that the API documents of a site are complete, and compares those in its folders with the types.
 *
 * @param extracted the documents that the build has extracted, because no folder contains them
 */
export async function checkDocuments(
  context: Pick<BuildContext, 'config' | 'files' | 'extractApi' | 'progress'>,
  extracted: ExtractedApi,
): Promise<Diagnostic[]> {
  const { config, files, progress } = context;
  const products = productsWithApi(config).filter(({ api }) => api.extraction !== undefined);
  const written = products.filter(({ api }) => api.extraction?.out !== undefined);
  if (written.length > 0) progress.stage('extract');
  const current =
    written.length > 0
      ? await context.extractApi(written.flatMap((one) => extractedProduct(one) ?? []))
      : undefined;
  const checks = products.map(async (product: ProductApi): Promise<Diagnostic[]> => {
    const { api, key } = product;
    const isWritten = written.includes(product);
    const { documents } = (isWritten ? current : undefined) ?? extracted;
    const committed = isWritten ? await readApiFolder(api, config.contentDir, files) : undefined;
    const own = documents.filter(({ source }) => isInside(api.folder, source));
    return checkApi({ product: { key }, documents: own, ...(committed && { committed }) }, config);
  });
  return [...(current?.diagnostics ?? []), ...(await Promise.all(checks)).flat()];
}
