import { join } from 'node:path';
import type { FilePath } from '../../../model/path.ts';
import { type BundleResult, outputKey } from '../output/read-outputs.ts';
import type { OwnCode, OwnCodes } from './compile-own-code.ts';
import { type LinkedScript, type LinkOptions, linkedImports, stylesOfDemo } from './link-own-code.ts';
import { isOfShared, sharedOutputs, sharedPath } from './offer-shared.ts';
import { importKey } from './shared-imports.ts';

type Inputs = BundleResult['metafile']['inputs'];
type Outputs = BundleResult['metafile']['outputs'];

interface Added extends LinkOptions {
  readonly codes: OwnCodes;
}

/**
 * Adds the scripts of demos that were compiled apart to a bundle, and removes what represented their imports:
 * the virtual modules of these, and their scripts that no demo imports.
 */
export function addScripts(
  result: BundleResult,
  scripts: readonly LinkedScript[],
  added: Added,
): BundleResult {
  const { codes, root } = added;
  const { inputs, outputs } = result.metafile;
  const imported = new Set(scripts.flatMap(({ imports }) => imports.map(inMetafile)));
  const unused = new Set([...sharedOutputs(result).values()].filter((path) => !imported.has(path)));
  const kept = Object.entries(outputs).filter(([path]) => !unused.has(path));
  const ofDemos = scripts.flatMap((script): [string, Outputs[string]][] => {
    const code = codes.get(script.id);
    return code ? [[inMetafile(script.path), outputOf(script, code, added)]] : [];
  });
  return {
    ...result,
    outputFiles: [
      ...result.outputFiles.filter(({ path }) => !unused.has(outputKey(path, root))),
      ...[...new Map(scripts.map((script) => [script.path, script])).values()].map(({ path, contents }) => ({
        path: join(root, inMetafile(path)),
        hash: '',
        contents,
        text: '',
      })),
    ],
    metafile: {
      inputs: Object.fromEntries([
        ...Object.entries(inputs).filter(([name]) => !isOfShared(name)),
        ...[...codes.values()].flatMap((code) => withShared(code, { inputs, root })),
      ]),
      outputs: Object.fromEntries([...kept, ...ofDemos]),
    },
  };
}

function inMetafile(path: string): string {
  return `dist/${path}`;
}

/** Describes the script of a demo. It shows the styles of the packages that it imports. */
function outputOf({ contents, imports }: LinkedScript, code: OwnCode, added: Added): Outputs[string] {
  const [entryPoint] = Object.keys(code.inputs);
  const [styles] = stylesOfDemo(linkedImports(code.list, added));
  return {
    bytes: contents.length,
    inputs: {},
    exports: [],
    imports: imports.map((path) => ({ path: inMetafile(path), kind: 'import-statement' })),
    ...(entryPoint !== undefined && { entryPoint }),
    ...(styles !== undefined && { cssBundle: inMetafile(styles) }),
  };
}

/** Lets the modules of a demo import what stands for their open imports. */
function withShared(
  { list, inputs: modules }: OwnCode,
  { inputs, root }: { readonly inputs: Inputs; readonly root: FilePath },
): [string, Inputs[string]][] {
  const shared = (path: string) => inputs[sharedPath(importKey(path, list, root))]?.imports ?? [];
  return Object.entries(modules).map(([name, input]) => [
    name,
    { ...input, imports: input.imports.flatMap((one) => (one.external === true ? shared(one.path) : one)) },
  ]);
}
