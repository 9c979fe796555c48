import { join } from 'node:path';
import type { ImportList } from '../../../model/apart-demos.ts';
import type { FilePath } from '../../../model/path.ts';
import { runtimeSpecifier } from '../plugins/wrap-demos.ts';
import { type BundleResult, outputKey } from '../read-outputs.ts';
import type { OwnCode, OwnCodes } from './compile-own-code.ts';
import type { LinkedScript } from './link-own-code.ts';
import { isOfLists, listOutputs, listPath, sharedPath } from './offer-lists.ts';

type Inputs = BundleResult['metafile']['inputs'];
type Outputs = BundleResult['metafile']['outputs'];

interface Added {
  readonly codes: OwnCodes;
  readonly root: FilePath;
  modulesOf(code: OwnCode): Inputs;
}

/**
 * Adds the scripts of demos that were compiled apart to a bundle, and removes what represented their imports:
 * the modules of lists, and the scripts of these that no demo imports.
 */
export function addScripts(
  result: BundleResult,
  scripts: readonly LinkedScript[],
  { codes, root, modulesOf }: Added,
): BundleResult {
  const { inputs, outputs } = result.metafile;
  const lists = listOutputs(result);
  const imported = new Set(scripts.flatMap(({ imports }) => imports.map(inMetafile)));
  const unused = new Set([...lists.values()].filter((path) => !imported.has(path)));
  const kept = Object.entries(outputs).filter(([path]) => !unused.has(path));
  const added = scripts.flatMap((script): [string, Outputs[string]][] => {
    const code = codes.get(script.id);
    const list = outputs[lists.get(code?.list.key ?? '') ?? ''];
    return code ? [[inMetafile(script.path), outputOf(script, modulesOf(code), list)]] : [];
  });
  return {
    ...result,
    outputFiles: [
      ...result.outputFiles.filter(({ path }) => !unused.has(outputKey(path, root))),
      ...scripts.map(({ path, contents }) => ({
        path: join(root, inMetafile(path)),
        hash: '',
        contents,
        text: '',
      })),
    ],
    metafile: {
      inputs: Object.fromEntries([
        ...Object.entries(inputs).filter(([name]) => !isOfLists(name)),
        ...[...codes.values()].flatMap((code) =>
          withShared(modulesOf(code), { list: code.list, inputs, root }),
        ),
      ]),
      outputs: Object.fromEntries([...kept, ...added]),
    },
  };
}

function inMetafile(path: string): string {
  return `dist/${path}`;
}

/** Describes the script of a demo. It shows the styles of the packages that it imports. */
function outputOf(
  { contents, imports }: LinkedScript,
  modules: Inputs,
  list: Outputs[string] | undefined,
): Outputs[string] {
  const [entryPoint] = Object.keys(modules);
  return {
    bytes: contents.length,
    inputs: {},
    exports: [],
    imports: imports.map((path) => ({ path: inMetafile(path), kind: 'import-statement' })),
    ...(entryPoint !== undefined && { entryPoint }),
    ...(list?.cssBundle !== undefined && { cssBundle: list.cssBundle }),
  };
}

/** Lets the modules of a demo import what stands for their open imports. */
function withShared(
  modules: Inputs,
  { list, inputs, root }: { readonly list: ImportList; readonly inputs: Inputs; readonly root: FilePath },
): [string, Inputs[string]][] {
  const shared = (path: string) =>
    path === runtimeSpecifier
      ? (inputs[listPath(list)]?.imports ?? []).filter(({ original }) => original === runtimeSpecifier)
      : (inputs[sharedPath(path, list, root)]?.imports ?? []);
  return Object.entries(modules).map(([name, input]) => [
    name,
    { ...input, imports: input.imports.flatMap((one) => (one.external === true ? shared(one.path) : one)) },
  ]);
}
