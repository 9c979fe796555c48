import type { Store, StoredPlace } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { bodyKey, htmlKey, rulesKey } from '../cache/store-keys.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { emptyHash } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import { SourceChanged } from '../model/diagnostic.ts';
import type { PageSource } from '../model/document.ts';
import type { RenderFacts, RenderTask } from '../model/render-task.ts';
import type { Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { loadSyntax } from '../parse/extensions/load-syntax.ts';
import { parseOptions } from '../parse/parse-task.ts';
import { sourceText } from '../read/source-bytes.ts';
import type { Sources } from '../read/sources.ts';
import { createFactsStore } from './facts-store.ts';
import type { PlannedPage } from './plan-tasks.ts';
import type { BodySource } from './render-tasks.ts';

/** Facts of pages by render key, and the CSS text of shared rules by name. */
export interface RenderedFacts {
  readonly facts: Map<string, RenderFacts>;
  readonly rules: Map<string, string>;
}

/** Rendered pages in the store. */
export interface PageStore {
  /** The shared rules that these templates have rendered so far; later builds see rules that are added. */
  rulesOf(templates: string): Promise<Map<string, string>>;
  /** Adds the facts of stored pages, and returns the pages that have to be rendered. */
  missing(pages: readonly PlannedPage[], known: RenderedFacts): Promise<PlannedPage[]>;
  html(task: RenderTask): Promise<Uint8Array | undefined>;
  placeOfHtml(task: RenderTask): StoredPlace | undefined;
  saveHtml(key: string, html: Uint8Array): Promise<void>;
  /** Saves the facts of rendered pages together, because a build asks for all of them at once. */
  saveFacts(pages: readonly PlannedPage[], known: RenderedFacts, templates: string): Promise<void>;
}

/** Opens the rendered pages of a store. */
export function createPageStore(store: Store): PageStore {
  const factsStore = createFactsStore(store);
  // Threads report each rule once, and the store may lose it, so rules stay in memory too.
  let latest: { readonly templates: string; readonly rules: Map<string, string> } | undefined;
  return {
    async rulesOf(templates) {
      const stored = decodeJson<[string, string][]>(await store.get(rulesKey(templates)));
      const inMemory = latest?.templates === templates ? latest.rules : [];
      const rules = new Map([...(stored ?? []), ...inMemory]);
      latest = { templates, rules };
      return rules;
    },
    async missing(pages, { facts, rules }) {
      const stored = await factsStore.read(pages.map(({ task }) => task.key));
      // HTML and bodies count as used, so that the store keeps them for a new navigation or template.
      for (const { task } of pages) {
        store.has(htmlKey(task.key));
        store.has(bodyKey(task.props.article?.bodyHash ?? ''));
      }
      const missing = pages.filter(({ task }, index) => {
        const known = stored[index];
        if (known) facts.set(task.key, known);
        return !known?.styles.every((name) => rules.has(name));
      });
      // Threads write stored pages from this disk.
      const rendered = new Set(missing);
      await store.fetch(pages.flatMap((page) => (rendered.has(page) ? [] : [htmlKey(page.task.key)])));
      return missing;
    },
    html: (task) => store.get(htmlKey(task.key)),
    placeOfHtml: (task) => store.place(htmlKey(task.key)),
    saveHtml: (key, html) => store.put(htmlKey(key), html),
    async saveFacts(pages, { facts, rules }, templates) {
      await factsStore.save(
        pages.flatMap(({ task }) => {
          const found = facts.get(task.key);
          return found ? [[task.key, found] as const] : [];
        }),
      );
      if (pages.length > 0) await store.put(rulesKey(templates), encodeJson([...rules]));
    },
  };
}

/** Parses a page with the code that only this needs here. */
async function parseSource(
  { path }: SourceFile,
  text: string,
  { site, sources, files }: { readonly site: Site; readonly sources: Sources; readonly files: BodyFiles },
): Promise<PageSource> {
  const [{ parsePage }, { includedReader }] = await Promise.all([
    import('../parse/page/parse-page.ts'),
    import('../parse/includes/read-included.ts'),
  ]);
  const options = parseOptions(site.config);
  const { folders = [] } = options;
  const page = await includedReader({ sources, files, folders }).withIncluded(path, text);
  return parsePage({ path, ...page }, { ...options, syntax: await loadSyntax(page, options) }).value;
}

type BodyFiles = Pick<FileSystem, 'readText' | 'readBytes'>;

/**
 * Returns a loader of bodies. It parses a page again if damage or another build removed its body from the
 * store.
 */
export function bodySource(
  site: Site,
  sources: Sources,
  { store, files }: { readonly store: Store; readonly files: BodyFiles },
): BodySource {
  const parseAgain = async (bodyHash: string): Promise<Uint8Array> => {
    const path = site.pages.find(({ document }) => document.bodyHash === bodyHash)?.document.source;
    const source = path && sources.get(path);
    const text = source && (await sourceText(source, files));
    const page = source && (await parseSource(source, text ?? '', { site, sources, files }));
    if (page?.document.bodyHash !== bodyHash) {
      throw new SourceChanged(
        `${path ? `File "${displayPath(path)}"` : 'A page'} changed while the site was built.`,
      );
    }
    await store.put(bodyKey(bodyHash), page.bytes);
    return page.bytes;
  };
  return async (bodyHashes) => {
    const found = await store.getMany(bodyHashes.map(bodyKey));
    return Promise.all(
      bodyHashes.map((bodyHash, index) => {
        // API pages have no body, and nothing in the store.
        if (bodyHash === emptyHash) return new Uint8Array();
        return found[index] ?? parseAgain(bodyHash);
      }),
    );
  };
}
