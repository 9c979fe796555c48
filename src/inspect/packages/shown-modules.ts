import { posix } from 'node:path';
import { demoModule } from '../../assemble/props/demo-code.ts';
import { demoPath } from '../../lib/demo-path.ts';
import type { SourcePath } from '../../model/path.ts';
import { readMdx } from '../../parse/mdx/read-mdx.ts';
import { pageLines } from '../../parse/page/author-lines.ts';
import type { InspectedTree } from '../inspected-tree.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';

/** The part of an inspected tree that names demos and components. */
export type DemoTree = Pick<InspectedTree, 'products' | 'pages' | 'components' | 'alias'>;

const directive = /^[ \t]*\{\{[ \t]*"(demo|component)"[ \t]*:[ \t]*"([^"]+)"/gm;

/** Returns the modules of demos and components that pages name. */
export async function shownModules(inspected: DemoTree, tree: TreeFiles): Promise<string[]> {
  const { products, pages, components } = inspected;
  const files = new Set([
    ...pages.map(({ file }) => file),
    ...products.flatMap(({ content }) => filesBelow(tree, content, markdownEnd)),
  ]);
  const shown = new Set<string>();
  for (const file of files) {
    const text = directivesOf((await tree.textOf(file)) ?? '', file);
    const named = namedModules(text, file, components).flatMap((path) => shownFiles(path, tree));
    for (const module of named) shown.add(module);
  }
  return [...shown];
}

/** The paths that directives of a page may mean: demos are beside it, components in one of their folders. */
function namedModules(text: string, file: string, components: readonly string[]): string[] {
  return [...text.matchAll(directive)].flatMap(([, kind, name = '']) =>
    kind === 'demo'
      ? [posix.join(posix.dirname(file), demoPath(name, file))]
      : components.map((folder) => posix.join(folder, name)),
  );
}

/** Returns the module that a directive names, in both languages. */
function shownFiles(path: string, tree: TreeFiles): readonly string[] {
  const module = demoModule('page.md' as SourcePath, path, tree.has);
  return module === undefined ? [] : variantsOf(module, tree);
}

/** The text of a page with its directives; those of MDX are elements. */
function directivesOf(text: string, file: string): string {
  return file.endsWith('.mdx') ? readMdx(pageLines(text, file as SourcePath, 0)).text : text;
}

/** `Button.js` → `Button.js` and `Button.tsx`, as far as they exist: both variants are shown. */
function variantsOf(path: string, tree: TreeFiles): string[] {
  const stem = path.replace(/\.[jt]sx?$/, '');
  return ['.tsx', '.ts', '.jsx', '.js'].map((end) => stem + end).filter((file) => tree.has(file));
}
