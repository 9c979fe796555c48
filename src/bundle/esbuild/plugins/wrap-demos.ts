import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { ModuleEntry } from '../../../model/entry.ts';
import type { PackageRoots } from './single-copies.ts';

const prefix = 'colophon-demo:';

/** Names the virtual module that wraps a demo in the demo runtime. */
export function wrapperPath(entry: ModuleEntry): string {
  return prefix + entry.file;
}

/** The module that brings demos to life. */
export function demoRuntime({ templates }: Pick<PackageRoots, 'templates'>): string {
  return join(templates, 'islands/demo-island.tsx');
}

/** Makes the module of a demo's island: it joins the demo, which is the author's, to the runtime, which is ours. */
export function wrapDemos({ root, templates }: Pick<PackageRoots, 'root' | 'templates'>): Plugin {
  const runtime = demoRuntime({ templates });
  return {
    name: 'wrap-demos',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
        // The name of the wrapper goes into the hash of its chunk, so it may not tell where the site lies on this machine.
        path: relative(root, path.slice(prefix.length)).split(sep).join('/'),
        namespace: 'colophon-demo',
      }));
      build.onLoad({ filter: /.*/, namespace: 'colophon-demo' }, ({ path }) => ({
        contents: wrapper,
        loader: 'ts',
        resolveDir: templates,
        pluginData: { demo: resolve(root, path) },
      }));
      build.onResolve({ filter: /^colophon:(?:demo|runtime)$/ }, ({ path, pluginData }) => ({
        path: path === 'colophon:runtime' ? runtime : pluginData.demo,
      }));
    },
  };
}

const wrapper = `import Demo from 'colophon:demo';
import { mountDemo } from 'colophon:runtime';
export const mount = (element, options) => mountDemo(Demo, element, options);
`;
