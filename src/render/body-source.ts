import type { Store } from '../cache/create-store.ts';
import { bodyKey } from '../cache/store-keys.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { displayPath } from '../lib/path.ts';
import type { Site } from '../model/site.ts';
import { SourceChanged } from '../model/source-changed.ts';
import type { Sources } from '../read/sources.ts';
import type { BodySource } from '../workers/task-runner.ts';

/** Gives bodies from the store; a page whose body was lost there, by damage or to another build, is parsed again. */
export function bodySource(
  site: Site,
  sources: Sources,
  { store, files }: { readonly store: Store; readonly files: Pick<FileSystem, 'readText'> },
): BodySource {
  const parseAgain = async (bodyHash: string): Promise<Uint8Array> => {
    const path = site.pages.find(({ document }) => document.bodyHash === bodyHash)?.document.source;
    const source = path && sources.get(path);
    const text = source && (await files.readText(source.file));
    const { parsePage } = await import('../parse/page/parse-page.ts');
    const page =
      source &&
      parsePage({ path: source.path, text: text ?? '' }, { trust: site.config.trustMarkdown }).value;
    if (page?.document.bodyHash !== bodyHash) {
      throw new SourceChanged(`${path ? displayPath(path) : 'A page'} changed while the site was built.`);
    }
    await store.put(bodyKey(bodyHash), page.bytes);
    return page.bytes;
  };
  return async (bodyHash) => (await store.get(bodyKey(bodyHash))) ?? parseAgain(bodyHash);
}
