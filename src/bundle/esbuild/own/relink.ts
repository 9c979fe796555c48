import { sep } from 'node:path';
import { hashData } from '../../../lib/hash.ts';
import type { ApartDemos, LinkedImport } from '../../../model/apart-demos.ts';
import type { BrowserBundle, BundledFile, Entry, ServerBundle, ServerModule } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import { createInputsHash, demoHash, type HashOptions } from '../output/module-hashes.ts';
import { inputFile } from '../output/read-outputs.ts';
import { browserCodes } from './bundle-sides.ts';
import type { OwnCode, OwnCodes } from './compile-own-code.ts';
import {
  type DemoForm,
  demoAsset,
  hasOneSheet,
  type LinkedScript,
  type LinkOptions,
  linkedImports,
  linkOwnCode,
  stylesOfDemo,
} from './link-own-code.ts';
import { sharedImports } from './shared-imports.ts';
import { apartDemo } from './with-own-code.ts';

/** The two large bundles of a site. */
export interface LargeBundles {
  readonly browser: BrowserBundle;
  readonly server: ServerBundle;
}

/** What linking demos again needs. */
export interface RelinkOptions extends HashOptions {
  readonly browser: DemoForm;
  readonly node: DemoForm;
  /** All entries of the site. */
  readonly entries: readonly Entry[];
}

/**
 * Replaces demos in bundles by new code. Undefined if a demo was not compiled apart, or if the demos of the
 * site now import something else than before: then the chunks that they share may change.
 */
export async function relinkDemos(
  codes: OwnCodes,
  { browser, server }: LargeBundles,
  { entries, ...options }: RelinkOptions,
): Promise<LargeBundles | undefined> {
  const { root } = options;
  const changed = withChangedLive(browserCodes(codes, entries, root), browser.apart);
  const inBrowser = apartWith(changed, browser.apart, root);
  const inNode = apartWith(codes, server.apart, root);
  if (!inBrowser || !inNode) return undefined;
  const shown = await linkAll(changed, { ...options.browser, root, shared: inBrowser.shared });
  const rendered = await linkAll(codes, { ...options.node, root, shared: inNode.shared });
  const assets = new Map(browser.assets);
  for (const { code, script, imported } of shown) assets.set(code.id, demoAsset(script.path, imported));
  const demos = new Map([...server.demos, ...(await serverModules(rendered, options))]);
  const browserFiles = replaced(browser.files, shown, { before: browser.assets, now: assets });
  const serverFiles = replaced(server.files, rendered, { before: server.demos, now: demos });
  return {
    browser: { ...browser, assets, apart: inBrowser, files: browserFiles },
    server: {
      ...server,
      demos,
      importers: withImporters(server, rendered, root),
      apart: inNode,
      files: serverFiles,
    },
  };
}

/** Leaves out live entries that offer the same as before. */
function withChangedLive(codes: OwnCodes, apart: ApartDemos | undefined): OwnCodes {
  const isSame = ({ id, list }: OwnCode) => hashData(apart?.demos.get(id)?.list ?? null) === hashData(list);
  return new Map([...codes].filter(([, code]) => code.kind === 'demo' || !isSame(code)));
}

/** Returns the demos with new code; undefined if what they share is no longer the same. */
function apartWith(codes: OwnCodes, apart: ApartDemos | undefined, root: FilePath): ApartDemos | undefined {
  const all = [...codes.values()];
  if (!apart || !all.every(({ id }) => apart.demos.has(id))) return undefined;
  const demos = new Map([...apart.demos, ...all.map((code) => [code.id, apartDemo(code)] as const)]);
  const before = [...apart.shared.values()].map(({ shared }) => shared);
  const now = [
    ...sharedImports(
      [...demos.values()].map(({ list }) => list),
      root,
    ).values(),
  ];
  if (hashData(now) !== hashData(before)) return undefined;
  return all.every((code) => hasOneSheet(code, { root, shared: apart.shared }))
    ? { ...apart, demos }
    : undefined;
}

/** Describes demos in Node, by id. */
async function serverModules(
  demos: readonly LinkedDemo[],
  options: HashOptions,
): Promise<(readonly [id: string, ServerModule])[]> {
  const names = demos.flatMap(({ code }) => Object.keys(code.inputs));
  const hashOf = await createInputsHash(names, options);
  return demos.map(({ code, script, imported }) => {
    const [styles] = stylesOfDemo(imported);
    const hash = demoHash(hashOf(new Set(Object.keys(code.inputs))), imported);
    return [code.id, { path: script.path, hash, ...(styles !== undefined && { styles }) }];
  });
}

interface LinkedDemo {
  readonly code: OwnCode;
  readonly script: LinkedScript;
  readonly imported: readonly LinkedImport[];
}

function linkAll(codes: OwnCodes, options: LinkOptions): Promise<LinkedDemo[]> {
  return Promise.all(
    [...codes.values()].map(async (code) => ({
      code,
      script: await linkOwnCode(code, options),
      imported: linkedImports(code.list, options),
    })),
  );
}

/** Returns the importers of each file after demos import other files than before. */
function withImporters(
  { importers, apart }: ServerBundle,
  demos: readonly LinkedDemo[],
  root: FilePath,
): ServerBundle['importers'] {
  const changed = demos.filter(({ code }) => apart?.demos.get(code.id)?.imports !== apartDemo(code).imports);
  if (changed.length === 0) return importers;
  const own = changed.flatMap(({ code }) => Object.keys(code.inputs).map((name) => inputFile(name, root)));
  const without = new Set(own);
  const left = [...importers].map(
    ([file, by]) => [file, by.filter((importer) => !without.has(importer))] as const,
  );
  const found = new Map<FilePath, readonly FilePath[]>(left);
  for (const { code, imported } of changed) {
    const meant = new Map(imported.map(({ shared, modules }) => [shared.specifier, modules]));
    for (const [importer, file] of importsIn(code, meant, root))
      found.set(file, [...(found.get(file) ?? []), importer]);
  }
  return found;
}

/** Returns which module of a demo imports which file outside packages. */
function importsIn(
  { inputs }: OwnCode,
  meant: ReadonlyMap<string, readonly string[]>,
  root: FilePath,
): (readonly [importer: FilePath, file: FilePath])[] {
  return Object.entries(inputs).flatMap(([name, { imports }]) =>
    imports
      .flatMap(({ path, external }) => (external === true ? (meant.get(path) ?? []) : path))
      .map((path) => [inputFile(name, root), inputFile(path, root)] as const)
      .filter(([, file]) => !file.includes(`${sep}node_modules${sep}`)),
  );
}

interface Placed {
  readonly before: ReadonlyMap<string, { readonly path: string }>;
  readonly now: ReadonlyMap<string, { readonly path: string }>;
}

/** Returns files with the new scripts, without those that no entry has any more. */
function replaced(
  files: readonly BundledFile[],
  demos: readonly LinkedDemo[],
  { before, now }: Placed,
): BundledFile[] {
  const used = new Set([...now.values()].map(({ path }) => path));
  const old = new Set(demos.flatMap(({ code }) => before.get(code.id)?.path ?? []));
  const kept = files.filter(({ path }) => !old.has(path) || used.has(path));
  const known = new Set(kept.map(({ path }) => path));
  const scripts = new Map(demos.map(({ script }) => [script.path, script]));
  const added = [...scripts.values()].filter(({ path }) => !known.has(path));
  return [...kept, ...added.map(({ path, contents }) => ({ path, bytes: contents }))];
}
