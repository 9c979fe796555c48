import { posix } from 'node:path';
import { resolveSource } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { DemoCode, DemoFile, DemoModule, DemoText, DemoVariant } from '../../model/demo.ts';
import type { SourcePath } from '../../model/path.ts';

/** Every parsed module of the demos. */
export type DemoModules = ReadonlyMap<SourcePath, DemoModule>;

type VariantLanguage = 'ts' | 'js';

/** Extensions that a relative import may omit, in the order in which each variant tries them. */
const extensions: Readonly<Record<VariantLanguage, readonly string[]>> = {
  ts: ['', '.ts', '.tsx', '.js', '.jsx'],
  js: ['', '.js', '.jsx', '.ts', '.tsx'],
};

/** Returns the URL of a file that is too long for a page. */
export type SourceHref = (source: SourcePath) => string;

/** Returns the code of a demo: its files in both languages, or only once if both are equal. */
export function demoCode(module: SourcePath, modules: DemoModules, hrefOf: SourceHref): DemoCode {
  const shown = shownModule(module, modules);
  const ts = variant(shown, 'ts', { modules, hrefOf });
  const js = variant(handWritten(shown, modules), 'js', { modules, hrefOf });
  return ts.hash === js.hash
    ? { kind: 'same', variant: ts.variant }
    : { kind: 'both', ts: ts.variant, js: js.variant };
}

/** Returns the module of the component that a module makes a demo of; the module itself if it is the demo. */
export function shownModule(module: SourcePath, modules: DemoModules): SourcePath {
  const parsed = modules.get(module);
  return (parsed && componentModule(parsed, (path) => modules.has(path))) ?? module;
}

/** Finds the module of the component of which another one makes a demo. Its import may name a folder. */
export function componentModule(
  { source, component }: DemoModule,
  has: (path: SourcePath) => boolean,
): SourcePath | undefined {
  if (component === undefined) return undefined;
  const { specifier } = component;
  return (
    importedModule(source, specifier, 'ts', has) ?? importedModule(source, `${specifier}/index`, 'ts', has)
  );
}

/** Lists the modules of a demo in import order, the demo first. */
export function demoClosure(
  module: SourcePath,
  modules: DemoModules,
  language: VariantLanguage,
): DemoModule[] {
  const found = new Map<SourcePath, DemoModule>();
  const visit = (path: SourcePath) => {
    const parsed = modules.get(path);
    if (!parsed || found.has(path)) return;
    found.set(path, parsed);
    for (const imported of importedModules(parsed, language, (candidate) => modules.has(candidate)))
      visit(imported);
    const shown = componentModule(parsed, (candidate) => modules.has(candidate));
    if (shown !== undefined) visit(shown);
  };
  visit(module);
  return [...found.values()];
}

/** Returns the file in which an author may write the preview of a demo: `a/Basic.tsx.preview`. */
export function previewFile(module: SourcePath): SourcePath {
  return `${module}.preview` as SourcePath;
}

/** Returns the file that a relative import means. `./X.styling` has no extension, despite its dot. */
export function importedModule(
  from: SourcePath,
  specifier: string,
  language: VariantLanguage,
  has: (path: SourcePath) => boolean,
): SourcePath | undefined {
  return moduleAt(resolveSource(from, specifier), language, has);
}

/** Returns the files that the relative imports of a module mean. */
export function importedModules(
  module: DemoModule,
  language: VariantLanguage,
  has: (path: SourcePath) => boolean,
): SourcePath[] {
  return importedBases(module).flatMap((base) => moduleAt(base, language, has) ?? []);
}

/** Resolved once, since every edit follows the imports of all demos. */
const importedBases = memoize(({ source, relativeImports }: DemoModule): readonly SourcePath[] =>
  relativeImports.map((specifier) => resolveSource(source, specifier)),
);

function moduleAt(
  base: SourcePath,
  language: VariantLanguage,
  has: (path: SourcePath) => boolean,
): SourcePath | undefined {
  return extensions[language].map((end) => `${base}${end}` as SourcePath).find(has);
}

/** Returns the module of a demo's JavaScript: a hand-written `X.js` beside `X.tsx`, or else `X.tsx`. */
export function handWritten(module: SourcePath, modules: DemoModules): SourcePath {
  const js = module.replace(/\.tsx?$/, '.js') as SourcePath;
  return modules.has(js) ? js : module;
}

function variant(
  module: SourcePath,
  language: VariantLanguage,
  { modules, hrefOf }: { readonly modules: DemoModules; readonly hrefOf: SourceHref },
): { variant: DemoVariant; hash: string } {
  const parts = demoClosure(module, modules, language).map((parsed) => ({
    parsed,
    text: language === 'ts' ? (parsed.ts ?? parsed.js) : parsed.js,
  }));
  const files = parts.map(({ parsed, text }) => toFile(parsed, text, { demo: module, hrefOf }));
  const preview = writtenPreview(module, modules) ?? parts[0]?.text.preview;
  return {
    variant: { files, ...(preview && { preview }) },
    hash: parts.map(({ text }) => text.hash).join(),
  };
}

/** Returns the preview beside a module, or beside its TypeScript variant. An empty one hides the preview. */
function writtenPreview(module: SourcePath, modules: DemoModules): string | undefined {
  const beside = [module, module.replace(/\.js$/, '.tsx') as SourcePath].map(previewFile);
  return beside.map((file) => modules.get(file)?.js.html).find((html) => html !== undefined);
}

function toFile(
  parsed: DemoModule,
  text: DemoText,
  { demo, hrefOf }: { readonly demo: SourcePath; readonly hrefOf: SourceHref },
): DemoFile {
  const path = posix.relative(posix.dirname(demo), parsed.source);
  const isDerived = parsed.ts !== undefined && text === parsed.js;
  const name = isDerived ? path.replace(/\.tsx?$/, '.js') : path;
  const { language, html, bytes } = text;
  return bytes === undefined
    ? { name, language, html }
    : { name, language, href: hrefOf(parsed.source), bytes };
}

/** Folders of a demo that is written with several tools for styles, in the order of preference. */
export const demoVariants = ['css', 'css-modules', 'system', 'tailwind'] as const;

/**
 * Finds the module that a directive names: `X.js` → `X.tsx`, since JavaScript is derived from TypeScript. A
 * folder stands for its `index` module, or for that of its first variant. An `index.ts` beside variants only
 * lists them, since it has no JSX.
 */
export function demoModule(
  page: SourcePath,
  name: string,
  has: (path: SourcePath) => boolean,
): SourcePath | undefined {
  const stem = resolveSource(page, name.replace(/\.[jt]sx?$/, ''));
  const modules = (path: string, ends = ['.tsx', '.ts', '.js', '.jsx']) =>
    ends.map((end) => `${path}${end}` as SourcePath);
  return [
    ...modules(stem),
    ...modules(`${stem}/index`, ['.tsx', '.js', '.jsx']),
    ...demoVariants.flatMap((variant) => modules(`${stem}/${variant}/index`)),
    ...modules(`${stem}/index`, ['.ts']),
  ].find(has);
}
