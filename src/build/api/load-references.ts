import type { ApiDocument } from '../../model/api-document.ts';
import type { Site } from '../../model/site.ts';
import type { Sources } from '../../read/sources.ts';
import type { BuildContext } from '../context.ts';
import { load } from '../load.ts';

/** A site with the API documents that its pages show. */
export interface LoadedReferences {
  readonly site: Site;
  readonly sources: Sources;
  /** The documents of a product, in the first language. */
  referencesOf(product: string): readonly ApiDocument[];
}

/** Reads and assembles a site. Problems in its content are not reported; `docs check` does that. */
export async function loadReferences(context: BuildContext): Promise<LoadedReferences> {
  context.progress.stage('read');
  const sources = await context.sources.read();
  const { site } = await load(sources, context.config, context);
  return {
    site,
    sources,
    referencesOf: (product) =>
      site.pages
        .filter((page) => page.product === product && page.translationOf === undefined)
        .flatMap(({ reference }) => reference ?? []),
  };
}
