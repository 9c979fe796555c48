import { absentSources, assembleSite } from '../assemble/assemble-site.ts';
import { nextTurn } from '../lib/next-turn.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeFlatList, memoizeList } from '../memo/memoize-list.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { SourcePath } from '../model/path.ts';
import type { Extent, Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { type ParseTools, parseSources } from '../parse/parse-pages.ts';
import { readMessages } from '../parse/read-messages.ts';
import { isModule, readNavigation } from '../parse/read-navigation.ts';
import { readTranslation } from '../parse/read-translation.ts';
import type { Sources } from '../read/sources.ts';
import { validateSite } from '../validate/validate-site.ts';
import { hold } from './memory.ts';

/** The site as its sources tell it, with every problem found on the way. */
export interface Loaded {
  readonly site: Site;
  readonly diagnostics: readonly Diagnostic[];
  /** Milliseconds by source, of the pages that were parsed and not remembered. */
  readonly parseCosts: ReadonlyMap<SourcePath, number>;
}

/** Sources → site: parse, assemble, validate. */
export async function load(sources: Sources, config: Config, tools: ParseTools): Promise<Loaded> {
  const [{ pages, costs }, around] = await Promise.all([
    parseSources(sources.ofKind('page'), config, tools),
    // Threads have something to do by then.
    nextTurn().then(() => readAround(sources, config, tools)),
  ]);
  const site = around.assemble(documentsOf(config, pages), 'whole');
  return {
    site,
    parseCosts: costs,
    diagnostics: [...diagnosticsOf(config, pages), ...around.diagnostics, ...validateSite(site)],
  };
}

const documentsOf = memoizeList((page: Parsed<PageDocument>) => page.value);

const diagnosticsOf = memoizeFlatList((page: Parsed<PageDocument>) => page.diagnostics);

/** All that a site is made from but its pages. */
export interface Around {
  readonly diagnostics: readonly Diagnostic[];
  /** With some or all of the documents. */
  assemble(documents: readonly PageDocument[], extent: Extent): Site;
}

/** Reads everything but the pages. */
export async function readAround(sources: Sources, config: Config, tools: ParseTools): Promise<Around> {
  const { memory } = tools;
  const { ofKind } = sources;
  const navigation = await Promise.all(ofKind('navigation').map((source) => readTree(source, config, tools)));
  const translations = await Promise.all(
    ofKind('translation').map((source) =>
      hold(memory.translations, source, () => readTranslation(source, tools.files)),
    ),
  );
  const messages = await Promise.all(
    ofKind('messages').map((source) =>
      hold(memory.messages, source, () => readMessages(source, tools.files)),
    ),
  );
  return {
    diagnostics: [...navigation, ...translations, ...messages].flatMap(({ diagnostics }) => diagnostics),
    assemble: (documents, extent) =>
      assembleSite({
        extent,
        config,
        documents,
        navigation: navigation.map((file) => file.value),
        translations: translations.map((file) => file.value),
        messages: messages.flatMap((file) => file.value),
        files: toHashes(hashesOf(config, [...ofKind('module'), ...ofKind('media')])),
        absent: absentSources(sources.paths, config),
        publicFiles: ofKind('public').map((source) => source.path),
      }),
  };
}

const hashesOf = memoizeList(({ path, hash }: SourceFile) => [path, hash] as const);

const toHashes = memoize((hashes: ReturnType<typeof hashesOf>): Site['files'] => new Map(hashes));

/** A module may import others, so it is run each time. */
function readTree(source: SourceFile, config: Config, tools: ParseTools): ReturnType<typeof readNavigation> {
  const read = () => readNavigation(source, config, tools);
  return isModule(source) ? read() : hold(tools.memory.navigation, source, read);
}
