import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { relativePath } from '../../lib/relative-path.ts';
import type { StyleBundle } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { mirrorStyles } from '../styles/mirror-styles.ts';
import type { BundlerOptions } from './bundle-options.ts';
import { type BundleResult, bundledFiles, inputFiles } from './output/read-outputs.ts';
import { isBuildFailure, styleFailure } from './problems/bundle-diagnostics.ts';
import { unbalancedBrace } from './problems/unbalanced-braces.ts';

/** Files that style sheets refer to, each copied with a hash of its content in its name. */
const assets = ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif', 'woff2', 'woff', 'ttf', 'otf'];

/**
 * Bundles style sheets in their order, with everything they import, to one minified text for both
 * directions. It becomes the end of the shared style sheet, which is in the same folder as the files that it
 * refers to.
 */
export async function bundleStyles(
  files: readonly FilePath[],
  { root }: Pick<BundlerOptions, 'root'>,
): Promise<StyleBundle> {
  const { build } = await import('esbuild');
  const options: BuildOptions = {
    stdin: {
      contents: files.map((file) => importOf(file, root)).join('\n'),
      resolveDir: root,
      loader: 'css',
    },
    absWorkingDir: root,
    outfile: join(root, 'dist/assets/site.css'),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [keepUrls],
    loader: Object.fromEntries(assets.map((extension) => [`.${extension}`, 'file' as const])),
    assetNames: '[name]-[hash]',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    // Reported as failures, since a browser drops what it does not understand without a word.
    logOverride: { 'css-syntax-error': 'error', 'unsupported-css-property': 'error' },
  };
  const result = (await build(options).catch(asStyleFailure)) as BundleResult;
  const outputs = bundledFiles(result, root);
  const sheet = outputs.find(({ path }) => path.endsWith('.css'));
  return {
    css: sheet ? mirrorStyles(new TextDecoder().decode(sheet.bytes).trim()) : '',
    files: outputs.filter((file) => file !== sheet),
    inputs: inputFiles(result, root).filter(
      (file) => file.endsWith('.css') || assets.some((one) => file.endsWith(`.${one}`)),
    ),
  };
}

/** Leaves URLs as they are that lead to the public folder or to other hosts. */
const keepUrls: Plugin = {
  name: 'keep-urls',
  setup(build) {
    build.onResolve({ filter: /^(?:\/|https?:|data:)/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
};

/** Marks the messages, because a demo may import a style sheet with a mistake too. */
function asStyleFailure(error: unknown): never {
  if (isBuildFailure(error))
    for (const message of error.errors)
      Object.assign(message, unbalancedBrace(message), { detail: styleFailure });
  throw error;
}

function importOf(file: FilePath, root: FilePath): string {
  return `@import ${JSON.stringify(`./${relativePath(root, file)}`)};`;
}
