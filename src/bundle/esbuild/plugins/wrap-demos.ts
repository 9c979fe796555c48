import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { relativePath } from '../../../lib/relative-path.ts';
import type { ModuleEntry } from '../../../model/entry.ts';
import type { Roots } from './single-copies.ts';

/** The namespace of the virtual modules around demos. */
export const wrapperNamespace = 'colophon-demo';

const prefix = `${wrapperNamespace}:`;

/** The module that stands for the template which mounts demos. */
export const runtimeSpecifier = 'colophon:runtime';

/** The function of that module. */
export const mountName = 'mountDemo';

/** Names the virtual module that wraps a demo in the demo runtime. */
export function wrapperPath(entry: ModuleEntry): string {
  return prefix + entry.file;
}

/** The template that mounts demos in the browser. */
export function demoRuntime({ templates }: Pick<Roots, 'templates'>): string {
  return join(templates, 'islands/demo-island.tsx');
}

/** Creates a plugin for the virtual module of a demo, which mounts the author's demo with our runtime. */
export function wrapDemos({ root, templates }: Pick<Roots, 'root' | 'templates'>): Plugin {
  const runtime = demoRuntime({ templates });
  return {
    name: 'wrap-demos',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
        // Relative, because the path is part of the chunk's hash, which must not depend on the machine.
        path: relativePath(root, path.slice(prefix.length)),
        namespace: wrapperNamespace,
      }));
      build.onLoad({ filter: /.*/, namespace: wrapperNamespace }, ({ path }) => ({
        contents: wrapper,
        loader: 'ts',
        resolveDir: templates,
        pluginData: { demo: resolve(root, path) },
      }));
      build.onResolve({ filter: /^colophon:(?:demo|runtime)$/ }, ({ path, pluginData }) => ({
        path: path === runtimeSpecifier ? runtime : pluginData.demo,
      }));
    },
  };
}

const wrapper = `import Demo from 'colophon:demo';
import { ${mountName} } from '${runtimeSpecifier}';
export const mount = (element, options) => ${mountName}(Demo, element, options);
`;
