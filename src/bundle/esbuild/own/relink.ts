import { sep } from 'node:path';
import { hashData } from '../../../lib/hash.ts';
import type { ApartDemos, LinkedImport } from '../../../model/apart-demos.ts';
import type { BrowserBundle, BundledFile, ServerBundle } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import { createInputsHash, demoHash, type HashOptions } from '../module-hashes.ts';
import { inputFile } from '../read-outputs.ts';
import type { OwnCode, OwnCodes } from './compile-own-code.ts';
import {
  type DemoForm,
  demoAsset,
  type LinkedScript,
  type LinkOptions,
  linkedImports,
  linkOwnCode,
  stylesOfDemo,
} from './link-own-code.ts';
import { apartDemo, sharedOf } from './with-own-code.ts';

/** The two large bundles of a site. */
export interface LargeBundles {
  readonly browser: BrowserBundle;
  readonly server: ServerBundle;
}

/** What linking demos again needs. */
export interface RelinkOptions extends HashOptions {
  readonly browser: DemoForm;
  readonly node: DemoForm;
}

/**
 * Replaces demos in bundles by new code. Undefined if a demo was not compiled apart, or if the demos of the
 * site now import something else than before: then the chunks that they share may change.
 */
export async function relinkDemos(
  codes: OwnCodes,
  { browser, server }: LargeBundles,
  options: RelinkOptions,
): Promise<LargeBundles | undefined> {
  const { root } = options;
  const inBrowser = apartWith(codes, browser.apart, { ...options.browser, root });
  const inNode = apartWith(codes, server.apart, { ...options.node, root });
  if (!inBrowser || !inNode) return undefined;
  const all = [...codes.values()];
  const hashOf = await createInputsHash(
    all.flatMap(({ inputs }) => Object.keys(inputs)),
    options,
  );
  const shown = await linkAll(all, { ...options.browser, root, shared: inBrowser.shared });
  const rendered = await linkAll(all, { ...options.node, root, shared: inNode.shared });
  const assets = new Map(browser.assets);
  const demos = new Map(server.demos);
  for (const { code, script, imported } of shown) assets.set(code.id, demoAsset(script.path, imported));
  for (const { code, script, imported } of rendered) {
    const [styles] = stylesOfDemo(imported);
    const own = hashOf(new Set(Object.keys(code.inputs)));
    const hash = demoHash(own, imported);
    demos.set(code.id, { path: script.path, hash, ...(styles !== undefined && { styles }) });
  }
  const importers = withImporters(server, rendered, root);
  return {
    browser: {
      ...browser,
      assets,
      apart: inBrowser,
      files: replaced(browser.files, shown, (id) => browser.assets.get(id)?.path),
    },
    server: {
      ...server,
      demos,
      importers,
      apart: inNode,
      files: replaced(server.files, rendered, (id) => server.demos.get(id)?.path),
    },
  };
}

/** Returns the demos with new code; undefined if what they share is no longer the same. */
function apartWith(
  codes: OwnCodes,
  apart: ApartDemos | undefined,
  side: Pick<LinkOptions, 'root' | 'added'>,
): ApartDemos | undefined {
  const all = [...codes.values()];
  if (!apart || !all.every(({ id }) => apart.demos.has(id))) return undefined;
  const demos = new Map([...apart.demos, ...all.map((code) => [code.id, apartDemo(code)] as const)]);
  const before = [...apart.shared.values()].map(({ shared }) => shared);
  const now = [...sharedOf(demos.values(), side).values()];
  if (hashData(now) !== hashData(before)) return undefined;
  const isOfOneSheet = ({ list }: OwnCode) =>
    stylesOfDemo(linkedImports(list, { ...side, shared: apart.shared })).length <= 1;
  return all.every(isOfOneSheet) ? { ...apart, demos } : undefined;
}

interface LinkedDemo {
  readonly code: OwnCode;
  readonly script: LinkedScript;
  readonly imported: readonly LinkedImport[];
}

function linkAll(codes: readonly OwnCode[], options: LinkOptions): Promise<LinkedDemo[]> {
  return Promise.all(
    codes.map(async (code) => ({
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

function replaced(
  files: readonly BundledFile[],
  demos: readonly LinkedDemo[],
  pathBefore: (id: string) => string | undefined,
): BundledFile[] {
  const before = new Map(demos.map(({ code, script }) => [pathBefore(code.id), script]));
  return files.map((file) => {
    const script = before.get(file.path);
    return script ? { path: script.path, bytes: script.contents } : file;
  });
}
