import { posix } from 'node:path';
import { readImports } from '../../parse/demo/read-imports.ts';
import { scanModule } from '../../parse/demo/scan-module.ts';
import { baseOf } from '../evaluate/load-modules.ts';
import { filesBelow, type TreeFiles } from '../tree-files.ts';
import { joinPath } from '../tree-pages.ts';

/** A module in the folder `pages`, whose place gives an address. */
export interface PageModule {
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
}: ModuleContext): Promise<readonly PageModule[]> {
  const folder = posix.join(root, 'pages');
  const files = filesBelow(tree, folder, /\.[jt]sx?$/).filter(
    (file) => !/(?:^|\/)_|\[|\.test\.|(?:^|\/)pages\/(?:playground|experiments|api)\//.test(file),
  );
  const modules: PageModule[] = [];
  for (const file of files) {
    const text = (await tree.textOf(file)) ?? '';
    const { relative, modules: named } = readImports(text, scanModule(text));
    const specifiers = [...relative, ...named.map(({ specifier }) => specifier)];
    const markdown = specifiers
      .flatMap((specifier) => markdownFile(specifier, file, { root, tree, aliases }) ?? [])
      .concat(contextFiles(text, { root, tree, aliases }))[0];
    modules.push({
      file,
      path: joinPath(
        posix
          .relative(folder, file)
          .replace(/\.[jt]sx?$/, '')
          .replace(/(?:^|(?<=\/))index$/, ''),
      ),
      isApi: specifiers.some((specifier) => /\.json$/.test(specifier)) && /\/api(?:-docs)?\//.test(file),
      ...(markdown !== undefined && { markdown }),
    });
  }
  return modules;
}

/** `docs/data/charts/bars/bars.md?muiMarkdown` → the path of the file, if it exists. */
function markdownFile(
  specifier: string,
  from: string,
  { root, tree, aliases }: ModuleContext,
): string | undefined {
  const [path = ''] = specifier.split('?', 1);
  if (!/\.mdx?$/.test(path)) return undefined;
  const candidates = [
    baseOf(path, from, aliases),
    // Aliases that begin with `docs` lead to the documentation in every tree of this family.
    /^docs[\w-]*\//.test(path) ? posix.join(root, path.replace(/^[^/]*\//, '')) : undefined,
  ];
  return candidates.find((candidate) => candidate !== undefined && tree.has(candidate));
}

/** `require.context('docs/src/pages/button', false, /\.md$/)` → the page of the folder. */
function contextFiles(text: string, context: ModuleContext): string[] {
  return [...text.matchAll(/require\.context\(\s*['"]([^'"]+)['"][^)]*\.md/g)].flatMap(
    ([, specifier = '']) => {
      const name = posix.basename(specifier);
      const inside = `${specifier.replace(/^[^/]*\//, '')}/`;
      const folder = posix.join(context.root, inside);
      const found = filesBelow(context.tree, folder, /\.md$/).filter(
        (file) => posix.dirname(`${file}`) === posix.normalize(folder).replace(/\/$/, ''),
      );
      return found
        .filter((file) => posix.basename(file) === `${name}.md`)
        .concat(found)
        .slice(0, 1);
    },
  );
}
