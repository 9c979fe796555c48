import { hashData } from '../../../lib/hash.ts';
import type { ApartDemo, ApartDemos, LinkedImport, SharedImport } from '../../../model/apart-demos.ts';
import type { Entry } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import type { BundlePlan } from '../bundle-options.ts';
import { assetEntry, type BundleResult, outputKey } from '../output/read-outputs.ts';
import { addScripts } from './add-scripts.ts';
import type { OwnCode, OwnCodes } from './compile-own-code.ts';
import { type DemoForm, hasOneSheet, type LinkOptions, linkOwnCode } from './link-own-code.ts';
import { sharedOutputs, sharedPath } from './offer-shared.ts';
import { readImportScript } from './read-script.ts';
import { sharedImports } from './shared-imports.ts';

/** How one of the two large bundles is made. */
export interface BundleSide<E extends Entry> extends DemoForm {
  readonly root: FilePath;
  /** Bundles these entries as a whole, and what demos import that are compiled apart. */
  bundle(plan: BundlePlan<E>): Promise<BundleResult>;
}

/** A bundle, and the demos in it that were compiled apart; absent if none was. */
export interface OwnCodeBundle {
  readonly result: BundleResult;
  readonly apart?: ApartDemos;
  /** The paths of their scripts from the output folder, by id. */
  readonly paths: ReadonlyMap<string, string>;
}

/**
 * Makes a bundle, in which the demos of `given` are compiled apart; see `ApartDemos`. It describes the same
 * scripts as one that esbuild makes of all entries in one piece. Rejects with esbuild's failure, which places
 * an error of a demo that was compiled apart in the module of what it imports.
 */
export async function bundleWithOwnCode<E extends Entry>(
  entries: readonly E[],
  given: OwnCodes,
  side: BundleSide<E>,
): Promise<OwnCodeBundle> {
  let codes = given;
  for (;;) {
    const whole = entries.filter(({ id }) => !codes.has(id));
    const wanted = sharedImports(
      [...codes.values()].map(({ list }) => list),
      side.root,
    );
    const result = await side.bundle({ entries: whole, shared: [...wanted.values()] });
    if (codes.size === 0) return { result, paths: new Map() };
    const shared = linkShared(wanted, result, side);
    const misplaced = [...codes.values()].filter(
      (code) => isSharedAfterAll(code, result) || !hasOneSheet(code, { ...side, shared }),
    );
    if (misplaced.length === 0) return linked(result, codes, { ...side, shared });
    codes = new Map([...codes].filter(([, code]) => !misplaced.includes(code)));
  }
}

/**
 * True if another module imports a module of the demo, for example by an alias: it must not exist twice.
 */
function isSharedAfterAll(code: OwnCode, { metafile: { inputs } }: BundleResult): boolean {
  return Object.keys(code.inputs).some((name) => !name.startsWith('<') && name in inputs);
}

/** Reads the entries of shared imports from a bundle. */
function linkShared(
  wanted: ReadonlyMap<string, SharedImport>,
  result: BundleResult,
  { root, banner }: Pick<BundleSide<Entry>, 'root' | 'banner'>,
): ReadonlyMap<string, LinkedImport> {
  const { inputs } = result.metafile;
  const texts = new Map(result.outputFiles.map(({ path, contents }) => [outputKey(path, root), contents]));
  const outputs = sharedOutputs(result);
  return new Map(
    [...wanted].map(([key, shared]): [string, LinkedImport] => {
      const output = outputs.get(key) ?? '';
      const text = Buffer.from(texts.get(output) ?? []).toString();
      const script = readImportScript(text.replace(banner, ''));
      const { path, ...loads } = assetEntry(output.replace(/^dist\//, ''), result);
      const modules = (inputs[sharedPath(key)]?.imports ?? []).flatMap((one) =>
        one.external === true ? [] : one.path,
      );
      return [key, { shared, path, loads, modules: [...new Set(modules)], ...(script && { script }) }];
    }),
  );
}

async function linked<E extends Entry>(
  result: BundleResult,
  codes: OwnCodes,
  side: BundleSide<E> & LinkOptions,
): Promise<OwnCodeBundle> {
  const scripts = await Promise.all([...codes.values()].map((code) => linkOwnCode(code, side)));
  const demos = new Map([...codes.values()].map((code) => [code.id, apartDemo(code)]));
  const apart = { demos, shared: side.shared };
  const paths = new Map(scripts.map(({ id, path }) => [id, path]));
  return { result: addScripts(result, scripts, { codes, ...side }), apart, paths };
}

/** Describes a demo that was compiled apart. */
export function apartDemo({ list, inputs }: Pick<OwnCode, 'list' | 'inputs'>): ApartDemo {
  const imports = Object.values(inputs).map((input) => input.imports.map(({ kind, path }) => [kind, path]));
  return { inputs: Object.keys(inputs), list, imports: hashData(imports) };
}
