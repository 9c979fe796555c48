import type { Store } from '../../cache/create-store.ts';
import { decodeJson, encodeJson } from '../../cache/json-bytes.ts';
import { extensionKey } from '../../cache/store-keys.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { hashParts } from '../../lib/hash.ts';
import type { ExtensionLocation } from '../../model/extension-location.ts';
import type { SourceFile } from '../../model/source.ts';
import { sourceTexts } from '../../read/source-texts.ts';
import { type Extensions, isTrue } from './read-extensions.ts';
import { ownDirective } from './run-directives.ts';

/** The bundled module of a site, and the parts of it that decide which pages need it. */
export interface PageExtensions {
  readonly location: ExtensionLocation;
  readonly extensions: Pick<Extensions, 'plugins' | 'directives'>;
}

/** Decides which pages need the plugins or directives of a site. */
export interface PagePlanner {
  /** Decides for pages, whose texts are read unless an earlier build has decided. */
  plan(sources: readonly SourceFile[]): Promise<void>;
  /** The module that a page needs; undefined for a page that takes the fast path. */
  locationFor(source: SourceFile): ExtensionLocation | undefined;
}

/** Creates the planner of a site. */
export function createPagePlanner(
  { location, extensions }: PageExtensions,
  { files, store }: { readonly files: Pick<FileSystem, 'readBytes'>; readonly store: Store },
): PagePlanner {
  const needed = new WeakMap<SourceFile, boolean>();
  const { plugins, directives } = extensions;
  const keyOf = ({ path, hash }: SourceFile) => extensionKey(hashParts([location.hash, path, hash]));
  const isNeeded = (text: string) =>
    plugins.some(({ when }) => isTrue(() => when(text))) || (directives.size > 0 && ownDirective.test(text));
  return {
    async plan(sources) {
      const unknown = sources.filter((source) => !needed.has(source));
      const stored = await store.getMany(unknown.map(keyOf));
      const texts = sourceTexts(unknown, files);
      for (const [index, source] of unknown.entries()) {
        const known = decodeJson<boolean>(stored[index]);
        const answer = known ?? isNeeded(await texts.textOf(source));
        needed.set(source, answer);
        if (known === undefined && !texts.isOutdated(source))
          await store.put(keyOf(source), encodeJson(answer));
      }
    },
    locationFor: (source) => (needed.get(source) === true ? location : undefined),
  };
}
