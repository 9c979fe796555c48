import { join } from 'node:path';
import { type ApiFilesPlan, planApiFiles } from '../assemble/api/plan-api-files.ts';
import type { BuildContext } from '../build/context.ts';
import { displayPath, isInside } from '../lib/path.ts';
import { addFrames } from '../load/add-frames.ts';
import { extractedProduct, type ProductApi } from '../load/products-with-api.ts';
import type { ApiUpdate } from '../model/api-session.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import { readApiFolder } from '../read/read-api-folder.ts';

/** Plans the update of the documents of products and, unless a package has errors, writes it. */
export async function updateApi(
  context: BuildContext,
  selected: readonly ProductApi[],
  { write }: { readonly write: boolean },
): Promise<ApiUpdate> {
  const { config, files, progress } = context;
  const written = selected.filter(({ api }) => api.extraction?.out !== undefined);
  if (written.length === 0) throw new UserError(nothingToWrite(selected));
  progress.stage('extract');
  const { documents, diagnostics } = await context.extractApi(
    written.flatMap((one) => extractedProduct(one) ?? []),
  );
  const plans: ApiFilesPlan[] = [];
  for (const { api } of written) {
    const own = documents.filter(({ source }) => isInside(api.folder, source));
    plans.push(planApiFiles(own, await readApiFolder(api, config.contentDir, files)));
  }
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  if (write && !hasErrors) for (const plan of plans) await apply(plan, context);
  const isMissing = new Set(plans.flatMap(({ missing }) => missing));
  const paths = plans.flatMap((plan) => plan.written.map(({ path }) => path));
  return {
    added: paths.filter((path) => isMissing.has(path)).map(displayPath),
    changed: paths.filter((path) => !isMissing.has(path)).map(displayPath),
    removed: plans.flatMap(({ removed }) => removed).map(displayPath),
    unchanged: plans.flatMap(({ unchanged }) => unchanged).map(displayPath),
    foreign: plans.flatMap(({ foreign }) => foreign).map(displayPath),
    diagnostics: await addFrames(diagnostics, config.root, files),
  };
}

function nothingToWrite(selected: readonly ProductApi[]): string {
  const extracted = selected.find(({ api }) => api.extraction !== undefined);
  if (!extracted)
    return 'No API documents follow from TypeScript. Add "packages" to "api" in content/site.yaml.';
  const { id, content = id } = extracted.product;
  return `Builds extract the documents of "${id}", and write none. To keep them as files, add "out: ${content}/api" to its "api" in content/site.yaml.`;
}

async function apply(
  { written, removed }: ApiFilesPlan,
  { files, config }: Pick<BuildContext, 'files' | 'config'>,
): Promise<void> {
  const fileOf = (path: SourcePath) => join(config.contentDir, path) as FilePath;
  for (const { path, text } of written) await files.replace(fileOf(path), text);
  for (const path of removed) await files.remove(fileOf(path));
}
