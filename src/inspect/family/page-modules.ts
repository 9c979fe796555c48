import { posix } from 'node:path';
import { readImports } from '../../parse/demo/read-imports.ts';
import { scanModule } from '../../parse/demo/scan-module.ts';
import { baseOf } from '../evaluate/load-modules.ts';
import { filesBelow, type TreeFiles } from '../tree-files.ts';
import { joinPath } from '../tree-pages.ts';

/** A module in the folder `pages`, whose place gives an address. */
export interface FamilyPageModule {
  readonly file: string;
  readonly path: string;
  /** The first Markdown file that it imports. */
  readonly markdown?: string;
  /** It shows an API document. */
  readonly isApi: boolean;
}

/** Where imports of page modules lead. */
export interface ModuleContext {
  readonly root: string;
  readonly tree: TreeFiles;
  readonly aliases: Readonly<Record<string, string>>;
}

/** Reads the modules below `pages` from their syntax. Those with parameters in their path repeat others. */
export async function readPageModules({
  root,
  tree,
  aliases,
}: ModuleContext): Promise<readonly FamilyPageModule[]> {
  const folder = posix.join(root, 'pages');
  const files = filesBelow(tree, folder, /\.[jt]sx?$/).filter(
    (file) => !/(?:^|\/)_|\[|\.test\.|(?:^|\/)pages\/(?:playground|experiments|api)\//.test(file),
  );
  const modules: FamilyPageModule[] = [];
  for (const file of files) {
    const text = (await tree.textOf(file)) ?? '';
    const { relative, modules: named } = readImports(text, scanModule(text));
    const specifiers = [...relative, ...named.map(({ specifier }) => specifier)];
    const markdown = specifiers
      .flatMap((specifier) => markdownFile(specifier, file, { root, tree, aliases }) ?? [])
      .concat(contextFiles(text, file, { root, tree, aliases }))[0];
    modules.push({
      file,
      path: joinPath(ownAddress(text) ?? addressOf(posix.relative(folder, file))),
      isApi: specifiers.some((specifier) => /\.json$/.test(specifier)) && /\/api(?:-docs)?\//.test(file),
      ...(markdown !== undefined && { markdown }),
    });
  }
  return modules;
}

/**
 * `components/index.js` → `components`; `api-docs/alert.js` → `api/alert`,
 * since Next.js reserves `pages/api`.
 */
function addressOf(path: string): string {
  return path
    .replace(/\.[jt]sx?$/, '')
    .replace(/(?:^|(?<=\/))index$/, '')
    .replace(/^api-docs(?=\/|$)/, 'api');
}

/** `docs/data/charts/bars/bars.md?muiMarkdown` → the path of the file, if it exists. */
function markdownFile(
  specifier: string,
  from: string,
  { root, tree, aliases }: ModuleContext,
): string | undefined {
  // Loaders of webpack stand before the path: `!markdown-loader!docs/a.md`.
  const [path = ''] = (specifier.split('!').at(-1) ?? '').split('?', 1);
  if (!/\.mdx?$/.test(path)) return undefined;
  const candidates = [
    baseOf(path, from, aliases),
    // Aliases that begin with `docs` lead to the documentation in every tree of this family.
    /^docs[\w-]*\//.test(path) ? posix.join(root, path.replace(/^[^/]*\//, '')) : undefined,
  ];
  return candidates.find((candidate) => candidate !== undefined && tree.has(candidate));
}

const context =
  /require\.context\(\s*['"](?:!?[\w-]+!)*([^'"]+)['"]\s*,\s*\w+\s*,\s*\/((?:\\.|[^/\n])*\bmd\b(?:\\.|[^/\n])*)\//g;

/**
 * `require.context('docs/src/pages/button', false, /\.md$/)` → the page of the folder;
 * `require.context('!raw-loader!./', false, /\/alert\.md$/)` → that file.
 */
function contextFiles(text: string, from: string, { root, tree }: ModuleContext): string[] {
  return [...text.matchAll(context)].flatMap(([, specifier = '', pattern = '']) => {
    const folder = contextFolder(specifier, from, { root, tree });
    const named = /([\w-]+)(?:\.\*)?\\?\.md\$?$/.exec(pattern)?.[1];
    const found = filesBelow(tree, folder, /\.md$/).filter((file) => posix.dirname(file) === folder);
    const names = named === undefined ? [posix.basename(folder)] : [named, posix.basename(folder)];
    const meant = names.flatMap((name) => found.filter((file) => posix.basename(file) === `${name}.md`));
    return (named === undefined ? [...meant, ...found] : meant).slice(0, 1);
  });
}

/**
 * The folder of a context: `./` and `../../src/pages/button` are relative, `docs/src/pages/button` begins
 * with an alias, and `src/pages/button` is in the folder of the documentation.
 */
function contextFolder(
  specifier: string,
  from: string,
  { root, tree }: Pick<ModuleContext, 'root' | 'tree'>,
): string {
  const inRoot = posix.join(root, specifier);
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : tree.hasFolder(inRoot.replace(/\/$/, ''))
      ? inRoot
      : posix.join(root, specifier.replace(/^[^/]*\//, ''));
  return posix.normalize(path).replace(/\/$/, '');
}

/**
 * Old modules name their address, which Next.js could not give to a folder
 * `api`: `pageFilename = 'api/alert'`.
 */
function ownAddress(text: string): string | undefined {
  return /\bpageFilename\s*=\s*['"]([\w/-]+)['"]/.exec(text)?.[1];
}
