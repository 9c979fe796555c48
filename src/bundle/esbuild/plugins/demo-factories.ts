import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { factoryFile, readDemoFactory } from '../../../parse/demo/demo-factory.ts';

/**
 * Creates a plugin that puts the component in the place of what a factory makes of it: the page has a frame
 * for demos of its own, and the factory often cannot run in a browser.
 */
export function demoFactories(): Plugin {
  return {
    name: 'demo-factories',
    setup({ onLoad }) {
      onLoad({ filter: factoryFile, namespace: 'file' }, async ({ path }) => {
        const factory = readDemoFactory(await readFile(path, 'utf8'), path);
        return factory && { contents: factory.text, loader: 'js' };
      });
    },
  };
}
