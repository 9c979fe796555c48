import type { Store } from '../../cache/create-store.ts';
import { decodeJson, encodeJson } from '../../cache/json-bytes.ts';
import { extensionKey } from '../../cache/store-keys.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { hashParts } from '../../lib/hash.ts';
import type { ExtensionLocation } from '../../model/extension-location.ts';
import type { SourceFile } from '../../model/source.ts';
import { sourceTexts } from '../../read/source-texts.ts';

/** The bundled module of a site, and the function of it that decides which pages need it. */
export interface PageExtensions {
  readonly location: ExtensionLocation;
  areNeeded(texts: readonly string[]): Promise<readonly boolean[]>;
}

/** Decides which pages need the plugins or directives of a site. */
export interface PagePlanner {
  /** Decides for pages, whose texts are read unless an earlier build has decided. */
  plan(sources: readonly SourceFile[]): Promise<void>;
  /** The module that a page needs; undefined for a page that the native parser may read. */
  locationFor(source: SourceFile): ExtensionLocation | undefined;
}

/** Texts that are read and decided at a time: all of them together would fill the memory. */
const textsPerBatch = 64;

/** Creates the planner of a site. */
export function createPagePlanner(
  { location, areNeeded }: PageExtensions,
  { files, store }: { readonly files: Pick<FileSystem, 'readBytes'>; readonly store: Store },
): PagePlanner {
  const needed = new WeakMap<SourceFile, boolean>();
  const keyOf = ({ path, hash }: SourceFile) => extensionKey(hashParts([location.hash, path, hash]));
  const decide = async (sources: readonly SourceFile[]): Promise<void> => {
    const texts = sourceTexts(sources, files);
    const answers = await areNeeded(await Promise.all(sources.map(texts.textOf)));
    for (const [index, source] of sources.entries()) {
      const answer = answers[index] ?? true;
      needed.set(source, answer);
      if (!texts.isOutdated(source)) await store.put(keyOf(source), encodeJson(answer));
    }
  };
  return {
    async plan(sources) {
      const unknown = sources.filter((source) => !needed.has(source));
      const stored = await store.getMany(unknown.map(keyOf));
      const undecided = unknown.filter((source, index) => {
        const known = decodeJson<boolean>(stored[index]);
        if (known !== undefined) needed.set(source, known);
        return known === undefined;
      });
      for (let start = 0; start < undecided.length; start += textsPerBatch)
        await decide(undecided.slice(start, start + textsPerBatch));
    },
    locationFor: (source) => (needed.get(source) === true ? location : undefined),
  };
}
