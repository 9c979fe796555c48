import type { Entry, ModuleEntry } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import { type BundlePlan, type BundlerOptions, chunkName, scriptName } from '../bundle-options.ts';
import type { BundleResult } from '../output/read-outputs.ts';
import { mountName, runtimeSpecifier, wrapperNamespace } from '../plugins/wrap-demos.ts';
import { browserForm, nodeForm } from '../script-forms.ts';
import type { OwnCode, OwnCodes } from './compile-own-code.ts';
import { scriptText } from './link-own-code.ts';
import { liveCodes } from './live-code.ts';
import { readScript } from './read-script.ts';
import type { BundleSide } from './with-own-code.ts';

type Bundle<E extends Entry> = (plan: BundlePlan<E>) => Promise<BundleResult>;

/** How the bundle for the browser is made of demos that are compiled apart: each mounts itself. */
export function browserSide(
  { root }: Pick<BundlerOptions, 'root'>,
  bundle: Bundle<Entry>,
): BundleSide<Entry> {
  return {
    root,
    banner: '',
    bundle,
    // Live entries with the same imports are one file.
    outputOf: ({ kind, id }) => (kind === 'live' ? 'assets/live' : scriptName({ id })),
    async write(script) {
      const { transform } = await import('esbuild');
      const { code } = await transform(scriptText(script), {
        ...browserForm,
        format: 'esm',
        tsconfigRaw: {},
        logLevel: 'silent',
      });
      const written = readScript(code);
      if (!written) throw new Error('Internal error: a demo exports what another script exports.');
      return written;
    },
  };
}

/** Returns what is linked for the browser: demos that mount themselves, and live entries. */
export function browserCodes(codes: OwnCodes, entries: readonly Entry[], root: FilePath): OwnCodes {
  const demos = [...codes].map(([id, code]) => [id, mounted(code)] as const);
  return new Map([...demos, ...liveCodes(entries, root)]);
}

/** Adds what the wrapper of a demo does: the script exports a function that mounts it. */
function mounted(code: OwnCode): OwnCode {
  const { script, list, inputs } = code;
  const demo = script.exports.find(([name]) => name === 'default')?.[1] ?? '';
  const unused = (name: string): string => (script.code.includes(name) ? unused(`${name}_`) : name);
  const [runtime, mount] = [unused('mountThisDemo'), unused('mountThis')];
  return {
    ...code,
    script: {
      ...script,
      imports: [...script.imports, { specifier: runtimeSpecifier, names: [[mountName, runtime]] }],
      code: `${script.code}\nconst ${mount} = (element, options) => ${runtime}(${demo}, element, options);\n`,
      exports: [['mount', mount]],
    },
    list: { ...list, imports: [...list.imports, { specifier: runtimeSpecifier, names: [mountName] }] },
    inputs: withWrapper(inputs),
  };
}

function withWrapper(inputs: OwnCode['inputs']): OwnCode['inputs'] {
  const [demo = ''] = Object.keys(inputs);
  const imports = [
    { path: demo, kind: 'import-statement' as const },
    { path: runtimeSpecifier, kind: 'import-statement' as const, external: true },
  ];
  return { [`${wrapperNamespace}:${demo}`]: { bytes: 0, imports }, ...inputs };
}

/** The same for Node: each exports itself. */
export function nodeSide(
  { root }: Pick<BundlerOptions, 'root'>,
  bundle: Bundle<ModuleEntry>,
): BundleSide<ModuleEntry> {
  return {
    root,
    banner: `${nodeForm.banner.js}\n`,
    bundle,
    outputOf: chunkName,
    write: async (script) => script,
  };
}
