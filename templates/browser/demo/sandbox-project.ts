import type { CodeVariant } from '../code/code-variant.ts';
import type { DemoSourceFile } from './demo-code.ts';

/** A demo to open in a sandbox. */
export interface SandboxDemo {
  readonly title: string;
  readonly variant: CodeVariant;
  readonly language: string;
  /** The export of the first file that is the demo. */
  readonly exported: string;
  readonly files: readonly DemoSourceFile[];
  /** Versions of React and of every package that the demo imports. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** A complete project: the text of each file by path, and the path of the demo. */
export interface SandboxProject {
  readonly title: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
}

const tools = { '@vitejs/plugin-react': '^5.0.0', vite: '^7.0.0' };
const typeTools = { '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0', typescript: '^5.9.0' };

/** An optional peer dependency of Material UI, which no package manager installs but which it needs. */
const styleEngine = { '@emotion/react': '^11.14.0', '@emotion/styled': '^11.14.0' };

/** Creates a project that installs and runs a demo. */
export function sandboxProject(demo: SandboxDemo): SandboxProject {
  const sources = placeFiles(demo.files);
  const entry = sources[0]?.[0] ?? 'src/Demo.jsx';
  const x = demo.variant === 'ts' ? 'tsx' : 'jsx';
  const config = demo.variant === 'ts' ? 'vite.config.ts' : 'vite.config.js';
  const files = {
    'package.json': json(packageJson(demo)),
    'index.html': indexHtml(demo, `src/main.${x}`),
    [config]: viteConfig,
    ...(demo.variant === 'ts' && { 'tsconfig.json': json(typeScriptConfig) }),
    [`src/main.${x}`]: mainModule(entry, demo),
    ...Object.fromEntries(sources),
  };
  return { title: demo.title, entry, files };
}

/** Puts files under `src`, deep enough for `../` paths. Vite accepts JSX only in `.jsx` and `.tsx` files. */
function placeFiles(files: readonly DemoSourceFile[]): [path: string, text: string][] {
  const depths = files.map(({ name }) => name.split('/').filter((part) => part === '..').length);
  const depth = depths.reduce((most, one) => Math.max(most, one), 0);
  const folder = ['src', ...Array<string>(depth).fill('demo')].join('/');
  return files.map(({ name, text }) => [
    joined(folder, name).replace(/\.js$/, '.jsx'),
    /\.[jt]sx?$/.test(name) ? text.replace(/((['"])\.{1,2}\/[^'"\n]*)\.js\2/g, '$1.jsx$2') : text,
  ]);
}

/** `src/demo`, `../data/rows.json` → `src/data/rows.json` */
function joined(folder: string, name: string): string {
  const path: string[] = [];
  for (const part of `${folder}/${name}`.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

function packageJson({ title, variant, dependencies }: SandboxDemo): object {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const needsStyleEngine = Object.keys(dependencies).some((dependency) => dependency.startsWith('@mui/'));
  return {
    name: name || 'demo',
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview', start: 'vite' },
    dependencies: sorted({ ...(needsStyleEngine && styleEngine), ...dependencies }),
    devDependencies: sorted(variant === 'ts' ? { ...tools, ...typeTools } : tools),
  };
}

function indexHtml({ title, language }: SandboxDemo, main: string): string {
  return `<!doctype html>
<html lang="${escaped(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}

const viteConfig = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const typeScriptConfig = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

function mainModule(entry: string, { variant, exported }: SandboxDemo): string {
  const demo = entry.replace(/^src\//, './').replace(/\.[jt]sx?$/, '');
  const root = variant === 'ts' ? "document.getElementById('root')!" : "document.getElementById('root')";
  const clause = exported === 'default' ? 'Demo' : `{ ${exported} as Demo }`;
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import ${clause} from '${demo}';

createRoot(${root}).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
);
`;
}

function sorted(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
