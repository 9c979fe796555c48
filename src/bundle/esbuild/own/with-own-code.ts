import type { ApartDemos, LinkedList } from '../../../model/apart-demos.ts';
import type { Entry } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import type { BundlePlan } from '../bundle-options.ts';
import { type BundleResult, outputKey } from '../read-outputs.ts';
import { addScripts } from './add-scripts.ts';
import type { OwnCode, OwnCodes } from './compile-own-code.ts';
import { type DemoForm, linkOwnCode } from './link-own-code.ts';
import { listOutputs } from './offer-lists.ts';
import { readListScript } from './read-script.ts';
import { apartDemo } from './relink.ts';

/** How one of the two large bundles is made. */
export interface BundleSide<E extends Entry> extends DemoForm {
  readonly root: FilePath;
  /** Bundles these entries as a whole, and the modules of these lists. */
  bundle(plan: BundlePlan<E>): Promise<BundleResult>;
  /** Adds the modules of a demo to those of the bundle; the first one is the entry point. */
  modulesOf(code: OwnCode): BundleResult['metafile']['inputs'];
}

/** A bundle, and the demos in it that were compiled apart; absent if none was. */
export interface OwnCodeBundle {
  readonly result: BundleResult;
  readonly apart?: ApartDemos;
}

/**
 * Makes a bundle, in which the demos of `given` are compiled apart; see `ApartDemos`. It describes the same
 * scripts as one that esbuild makes of all entries in one piece. Rejects with esbuild's failure, which places
 * an error of a demo that was compiled apart in the module of its list.
 */
export async function bundleWithOwnCode<E extends Entry>(
  entries: readonly E[],
  given: OwnCodes,
  side: BundleSide<E>,
): Promise<OwnCodeBundle> {
  let codes = given;
  for (;;) {
    const whole = entries.filter(({ kind, id }) => kind !== 'demo' || !codes.has(id));
    const lists = new Map([...codes.values()].map(({ list }) => [list.key, list]));
    const result = await side.bundle({ entries: whole, lists: [...lists.values()] });
    if (codes.size === 0) return { result };
    const misplaced = sharedAfterAll(codes, result);
    if (misplaced.size === 0) return linked(result, codes, side);
    codes = new Map([...codes].filter(([id]) => !misplaced.has(id)));
  }
}

/**
 * Finds demos with a module that another module imports, for example by an alias: it must not exist twice.
 */
function sharedAfterAll(codes: OwnCodes, { metafile: { inputs } }: BundleResult): ReadonlySet<string> {
  const found = [...codes.values()].filter((code) =>
    Object.keys(code.inputs).some((name) => !name.startsWith('<') && name in inputs),
  );
  return new Set(found.map(({ id }) => id));
}

async function linked<E extends Entry>(
  result: BundleResult,
  codes: OwnCodes,
  side: BundleSide<E>,
): Promise<OwnCodeBundle> {
  const texts = new Map(
    result.outputFiles.map(({ path, contents }) => [outputKey(path, side.root), contents]),
  );
  const outputs = listOutputs(result);
  const lists = new Map<string, LinkedList>();
  for (const { list } of codes.values()) {
    if (lists.has(list.key)) continue;
    const output = outputs.get(list.key) ?? '';
    const text = Buffer.from(texts.get(output) ?? []).toString();
    const script = readListScript(text.replace(side.banner, ''));
    lists.set(list.key, { list, path: output.replace(/^dist\//, ''), ...(script && { script }) });
  }
  const linking = [...codes.values()].flatMap((code) => {
    const list = lists.get(code.list.key);
    return list ? [linkOwnCode(code, list, side)] : [];
  });
  const scripts = await Promise.all(linking);
  const demos = new Map([...codes.values()].map((code) => [code.id, apartDemo(code)]));
  return { result: addScripts(result, scripts, { codes, ...side }), apart: { demos, lists } };
}
