import type { ClassifiedExport } from '../exports/list-all.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { packageFolder } from '../project/package-of.ts';
import { ts } from '../typescript.ts';

/** The name of a component in the theme, and the module that was read for it besides the program. */
export interface ThemeName {
  readonly name?: string;
  readonly files: readonly string[];
}

/**
 * Returns the name under which the theme has default props of a component, `MuiButton`. Packages of the
 * family declare these names in an interface `ComponentsPropsList`: one that they export, or one in
 * `themeAugmentation/props`, with which they extend the theme of another package.
 */
export function themeName(
  name: string,
  {
    byName,
    declaration,
  }: { readonly byName: ReadonlyMap<string, ClassifiedExport>; readonly declaration: ts.Node | undefined },
  { checker, record }: ExtractionContext,
): ThemeName {
  const candidates = [`Mui${name}`, `Joy${name}`];
  const themed = byName.get('ComponentsPropsList');
  const is = themed?.classify();
  if (themed && is?.kind === 'interface') {
    for (const node of themed.item.symbol.declarations ?? []) record(node);
    const found = candidates.find((candidate) => checker.getPropertyOfType(is.type, candidate));
    return { ...(found !== undefined && { name: found }), files: [] };
  }
  const folder = declaration && packageFolder(declaration.getSourceFile().fileName);
  if (folder === undefined) return { files: [] };
  const file = `${folder}/themeAugmentation/props.d.ts`;
  const names = augmentedNames(file);
  const found = candidates.find((candidate) => names.has(candidate));
  return { ...(found !== undefined && { name: found }), files: [file] };
}

/** Nothing imports the module, so it is read without the type checker. */
function augmentedNames(file: string): ReadonlySet<string> {
  const text = ts.sys.readFile(file);
  if (text === undefined) return new Set();
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lists = source.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .filter(({ name }) => name.text.endsWith('ComponentsPropsList'));
  const members = lists.flatMap((list) => [...list.members]);
  return new Set(members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])));
}
