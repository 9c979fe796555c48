import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Store } from '../cache/create-store.ts';
import type { FileHashes } from '../cache/file-hashes.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import { hash } from '../lib/hash.ts';
import type { ServerBundle } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';
import type { RenderFacts, RenderTask } from '../model/render-task.ts';
import type { TemplateLocation } from '../render/load-templates.ts';
import type { BodySource } from './crew/crew.ts';
import type { InlineCrew } from './crew/inline-crew.ts';
import { decodeJson, encodeJson } from './json-bytes.ts';
import type { PlannedPage } from './plan-tasks.ts';
import { factsKey, htmlKey, rulesKey } from './store-keys.ts';

/** What drawing needs besides the pages. */
export interface RenderTools {
  readonly files: FileSystem;
  readonly hashes: FileHashes;
  readonly store: Store;
  readonly crew: InlineCrew;
  readonly progress: Progress;
  /** Folder for what is written for our own use. */
  readonly cacheDir: FilePath;
}

/** Every page's facts by render key, and what had to be drawn. */
export interface RenderedSite {
  readonly facts: ReadonlyMap<string, RenderFacts>;
  /** CSS text of every shared rule by name. */
  readonly rules: ReadonlyMap<string, string>;
  readonly drawn: readonly PlannedPage[];
  /** Milliseconds by render key, of the pages that had to be drawn. */
  readonly costs: ReadonlyMap<string, number>;
  readonly location: TemplateLocation;
  readonly server: ServerBundle;
  /** HTML of a page in UTF-8, with holes where the URLs of assets go. */
  htmlOf(task: RenderTask): Promise<Uint8Array>;
}

/** What pages are drawn with. */
export interface RenderSources {
  readonly server: ServerBundle;
  readonly bodyOf: BodySource;
}

/** Draws the pages whose key the store does not know. */
export async function renderPages(
  pages: readonly PlannedPage[],
  { server, bodyOf }: RenderSources,
  tools: RenderTools,
): Promise<RenderedSite> {
  const { store, crew, progress } = tools;
  const location = await writeServerBundle(server, tools);
  const facts = new Map<string, RenderFacts>();
  for (const [index, bytes] of (await store.getMany(pages.map(({ task }) => factsKey(task.key)))).entries()) {
    const known = decodeJson<RenderFacts>(bytes);
    const key = pages[index]?.task.key;
    if (known && key !== undefined) facts.set(key, known);
  }
  const rules = new Map(decodeJson<[string, string][]>(await store.get(rulesKey(server.templates.hash))));
  const isComplete = ({ styles }: RenderFacts) => styles.every((name) => rules.has(name));
  const missing = pages.filter(({ task }) => {
    const known = facts.get(task.key);
    return !known || !isComplete(known);
  });
  const costs = new Map<string, number>();
  progress.stage('render', missing.length);
  await crew.render(missing, location, bodyOf, async (result) => {
    facts.set(result.key, result.facts);
    costs.set(result.key, result.ms);
    for (const [name, css] of result.rules) rules.set(name, css);
    await store.put(htmlKey(result.key), result.html);
    progress.advance(1);
  });
  // The facts of all pages are asked for at once, so they lie together, apart from the pages.
  for (const { task } of missing) await store.put(factsKey(task.key), encodeJson(facts.get(task.key)));
  if (missing.length > 0) await store.put(rulesKey(server.templates.hash), encodeJson([...rules]));
  return {
    facts,
    rules,
    drawn: missing,
    costs,
    location,
    server,
    htmlOf: htmlSource(location, bodyOf, tools),
  };
}

/** Reads pages from the store. One that was lost there, by damage or to another build, is drawn again: equal props give equal pages. */
function htmlSource(
  location: TemplateLocation,
  bodyOf: BodySource,
  { store, crew }: RenderTools,
): RenderedSite['htmlOf'] {
  const drawAgain = async (task: RenderTask): Promise<Uint8Array> => {
    const { render } = await crew.bench(location);
    const hash = task.props.article?.bodyHash;
    const { html } = await render(hash === undefined ? { task } : { task, body: await bodyOf(hash) });
    await store.put(htmlKey(task.key), html);
    return html;
  };
  return async (task) => (await store.get(htmlKey(task.key))) ?? drawAgain(task);
}

/** Node loads modules from disk. Their names hold their hash; still they are compared, since a damaged module would draw damaged pages. */
async function writeServerBundle(
  server: ServerBundle,
  { files, hashes, cacheDir }: RenderTools,
): Promise<TemplateLocation> {
  const folder = join(cacheDir, 'server');
  const sums = sumsOf(server);
  for (const { path, bytes } of server.files) {
    const file = join(folder, path) as FilePath;
    if ((await hashes.of(file)) === sums.get(path)) continue;
    const temporary = `${file}.${process.pid}.tmp` as FilePath;
    await files.write(temporary, bytes);
    await files.rename(temporary, file);
  }
  const url = (path: string) => pathToFileURL(join(folder, path)).href;
  return {
    templates: url(server.templates.path),
    demos: Object.fromEntries([...server.demos].map(([id, { path }]) => [id, url(path)])),
  };
}

const knownSums = new WeakMap<ServerBundle, ReadonlyMap<string, string>>();

/** Hashes of a bundle's files; they are some megabytes, and one bundle draws many pages. */
function sumsOf(server: ServerBundle): ReadonlyMap<string, string> {
  const sums = knownSums.get(server) ?? new Map(server.files.map(({ path, bytes }) => [path, hash(bytes)]));
  knownSums.set(server, sums);
  return sums;
}
