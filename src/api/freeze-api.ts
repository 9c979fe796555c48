import { join, posix } from 'node:path';
import { apiRelease } from '../assemble/api/releases/api-release.ts';
import { releaseText } from '../assemble/api/releases/release-text.ts';
import type { BuildContext } from '../build/context.ts';
import { displayPath } from '../lib/path.ts';
import { releaseFolder } from '../lib/release-folder.ts';
import { addFrames } from '../load/add-frames.ts';
import type { ProductApi } from '../load/products-with-api.ts';
import type { ApiFreeze, FrozenRelease } from '../model/api-session.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import { loadReferences } from './load-references.ts';

/**
 * Keeps the API of a product, as its pages show it, as a release. Throws a `UserError` if the release exists
 * with another API, if the product has no API documents, or if the command names no product of several.
 */
export async function freezeApi(
  context: BuildContext,
  selected: readonly ProductApi[],
  label: string,
): Promise<ApiFreeze> {
  const { config, files } = context;
  if (selected.length > 1) throw new UserError(severalProducts(label, selected));
  const { referencesOf, problems } = await loadReferences(context);
  const diagnostics = await addFrames(problems, config.root, files);
  if (problems.some(({ severity }) => severity === 'error')) return { releases: [], diagnostics };
  const releases: FrozenRelease[] = [];
  for (const { product, api } of selected) {
    const release = apiRelease(label, referencesOf(product.id));
    const documents = Object.keys(release.documents).length;
    // Each prop would seem to be new in the next release.
    if (documents === 0) throw new UserError(nothingToFreeze(label, product.id, api));
    const path = posix.join(releaseFolder(api), `${label}.json`) as SourcePath;
    const file = join(config.contentDir, path) as FilePath;
    const text = releaseText(release);
    const before = (await files.readText(file))?.replaceAll('\r\n', '\n');
    if (before !== undefined && before !== text)
      throw new UserError(
        `"${displayPath(path)}" has another API. Delete it to freeze ${label} again, or choose another label.`,
      );
    if (before === undefined) await files.replace(file, text);
    releases.push({ product: product.id, file: displayPath(path), isNew: before === undefined, documents });
  }
  return { releases, diagnostics };
}

function nothingToFreeze(label: string, id: string, { extraction }: ProductApi['api']): string {
  const hint =
    extraction?.out === undefined ? 'Check its "api" in content/site.yaml.' : 'Run docs api first.';
  return `"${id}" has no API documents to freeze as ${label}. ${hint}`;
}

/** Products have versions of their own. */
function severalProducts(label: string, selected: readonly ProductApi[]): string {
  const ids = selected.map(({ product }) => product.id);
  return `Name the product of version ${label}: ${ids.map((id) => `--product ${id}`).join(', ')}.`;
}
