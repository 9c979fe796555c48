import { hashData } from '../../../lib/hash.ts';
import type { ApartDemo, ApartDemos } from '../../../model/apart-demos.ts';
import type { BrowserBundle, BundledFile, ServerBundle } from '../../../model/entry.ts';
import { createInputsHash, demoHash, type HashOptions } from '../module-hashes.ts';
import type { OwnCode, OwnCodes } from './compile-own-code.ts';
import { type DemoForm, type LinkedScript, linkOwnCode } from './link-own-code.ts';

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
 * Replaces demos in bundles by new code. Undefined if a demo was not compiled apart, or if its modules import
 * something else than before: then the chunks that demos share may change.
 */
export async function relinkDemos(
  codes: OwnCodes,
  { browser, server }: LargeBundles,
  options: RelinkOptions,
): Promise<LargeBundles | undefined> {
  const all = [...codes.values()];
  const [shown, rendered] = await Promise.all([
    linkAgain(all, browser.apart, options.browser),
    linkAgain(all, server.apart, options.node),
  ]);
  if (!shown || !rendered || !server.apart) return undefined;
  const hashes = await hashesOf(all, server.apart, options);
  const assets = new Map(browser.assets);
  const demos = new Map(server.demos);
  // What a demo imports, and which styles it shows, follows from its list.
  for (const { id, path } of shown) assets.set(id, { imports: [], ...assets.get(id), path });
  for (const { id, path } of rendered) demos.set(id, { ...demos.get(id), path, hash: hashes.get(id) ?? '' });
  return {
    browser: {
      ...browser,
      assets,
      files: replaced(browser.files, shown, (id) => browser.assets.get(id)?.path),
    },
    server: { ...server, demos, files: replaced(server.files, rendered, (id) => server.demos.get(id)?.path) },
  };
}

async function linkAgain(
  codes: readonly OwnCode[],
  apart: ApartDemos | undefined,
  form: DemoForm,
): Promise<LinkedScript[] | undefined> {
  const linked = codes.map(async (code) => {
    const before = apart?.demos.get(code.id);
    const list = apart?.lists.get(code.list.key);
    const { list: key, imports } = apartDemo(code);
    const isSame = before?.list === key && before.imports === imports;
    return isSame && list ? linkOwnCode(code, list, form) : undefined;
  });
  const found = (await Promise.all(linked)).filter((script) => script !== undefined);
  return found.length === codes.length ? found : undefined;
}

/** Describes a demo that was compiled apart. */
export function apartDemo({ list, inputs }: Pick<OwnCode, 'list' | 'inputs'>): ApartDemo {
  const imports = Object.values(inputs).map((input) => input.imports.map(({ kind, path }) => [kind, path]));
  return { inputs: Object.keys(inputs), list: list.key, imports: hashData(imports) };
}

/** Returns the hash of each demo in Node by id. */
async function hashesOf(
  codes: readonly OwnCode[],
  apart: ApartDemos,
  options: HashOptions,
): Promise<ReadonlyMap<string, string>> {
  const names = codes.flatMap(({ inputs }) => Object.keys(inputs));
  const hashOf = await createInputsHash(names, options);
  return new Map(
    codes.map(({ id, inputs, list }) => [
      id,
      demoHash(hashOf(new Set(Object.keys(inputs))), apart.lists.get(list.key)?.hash),
    ]),
  );
}

function replaced(
  files: readonly BundledFile[],
  scripts: readonly LinkedScript[],
  pathBefore: (id: string) => string | undefined,
): BundledFile[] {
  const before = new Map(scripts.map((script) => [pathBefore(script.id), script]));
  return files.map((file) => {
    const script = before.get(file.path);
    return script ? { path: script.path, bytes: script.contents } : file;
  });
}
