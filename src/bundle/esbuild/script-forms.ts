import type { BuildOptions } from 'esbuild';

/** The browsers that scripts are written for. */
export const browserTargets: readonly string[] = ['es2022', 'chrome111', 'firefox115', 'safari16.4'];

/** How scripts for the browser are written. */
export const browserForm = {
  platform: 'browser',
  target: [...browserTargets],
  minify: true,
  legalComments: 'none',
} satisfies BuildOptions;

/** How scripts for Node are written. */
export const nodeForm = {
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  // Bundled CommonJS packages such as react-dom/server load Node's modules with `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
  },
} satisfies BuildOptions;
