import type { BuildContext } from '../build/context.ts';
import { load } from '../load/load.ts';
import type { ApiDocument } from '../model/api-document.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Site } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';

/** A site with the API documents that its pages show. */
export interface LoadedReferences {
  readonly site: Site;
  readonly sources: Sources;
  /** Problems of the packages that the build extracts. */
  readonly problems: readonly Diagnostic[];
  /** The documents of a product, in the first language. */
  referencesOf(product: string): readonly ApiDocument[];
}

/** Reads and assembles a site. `docs check` reports the other problems of its content. */
export async function loadReferences(context: BuildContext): Promise<LoadedReferences> {
  context.progress.stage('read');
  const sources = await context.sources.read();
  const { site, extracted } = await load(sources, context.config, context);
  return {
    site,
    sources,
    problems: extracted.diagnostics,
    referencesOf: (product) =>
      site.pages
        .filter((page) => page.product === product && page.translationOf === undefined)
        .flatMap(({ reference }) => reference ?? []),
  };
}
