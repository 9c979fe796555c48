import type { Metafile } from 'esbuild';
import type { Entry, ModuleEntry } from '../../../model/entry.ts';
import { type BundlePlan, type BundlerOptions, chunkName, scriptName } from '../bundle-options.ts';
import { mountName, runtimeSpecifier, wrapperNamespace } from '../plugins/wrap-demos.ts';
import type { BundleResult } from '../read-outputs.ts';
import { browserForm, nodeForm } from '../script-forms.ts';
import type { OwnCode } from './compile-own-code.ts';
import { scriptText } from './link-own-code.ts';
import { readScript, type Script } from './read-script.ts';
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
    added: [{ specifier: runtimeSpecifier, names: [mountName] }],
    bundle,
    outputOf: (id) => scriptName({ id }),
    modulesOf: withWrapper,
    async write(script) {
      const { transform } = await import('esbuild');
      const { code } = await transform(scriptText(mounted(script)), {
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

/** Adds what wrappers do: the script exports a function that mounts the demo. */
function mounted(script: Script): Script {
  const demo = script.exports.find(([name]) => name === 'default')?.[1] ?? '';
  const unused = (name: string): string => (script.code.includes(name) ? unused(`${name}_`) : name);
  const [runtime, mount] = [unused('mountThisDemo'), unused('mountThis')];
  return {
    ...script,
    imports: script.imports.map((one) => ({ ...one, names: [...one.names, [mountName, runtime]] })),
    code: `${script.code}\nconst ${mount} = (element, options) => ${runtime}(${demo}, element, options);\n`,
    exports: [['mount', mount]],
  };
}

function withWrapper({ inputs }: OwnCode): Metafile['inputs'] {
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
    added: [],
    bundle,
    outputOf: (id) => chunkName({ id }),
    modulesOf: ({ inputs }) => inputs,
    write: async (script) => script,
  };
}
