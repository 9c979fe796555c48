import type { ExportingModule, Survey } from '../exports/survey-exports.ts';
import { packageFolder } from '../project/package-of.ts';
import { ts } from '../typescript.ts';

/**
 * Returns the files that the list of exports depends on: the modules, those whose names they pass on, and the
 * declarations of everything that is exported.
 */
export function surfaceFiles(
  modules: readonly ExportingModule[],
  { byName }: Pick<Survey, 'byName'>,
  program: ts.Program,
): string[] {
  const checker = program.getTypeChecker();
  const entries = modules.flatMap(({ symbol }) => symbol.valueDeclaration?.getSourceFile() ?? []);
  const barrels = new Set(entries);
  for (const source of barrels) {
    for (const statement of source.statements) {
      if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
      const target = checker.getSymbolAtLocation(statement.moduleSpecifier)?.valueDeclaration;
      if (target && ts.isSourceFile(target)) barrels.add(target);
    }
  }
  const declared = [...byName.values()].flatMap(({ item }) =>
    (item.symbol.declarations ?? []).map((node) => node.getSourceFile().fileName),
  );
  return withManifests([...[...barrels].map(({ fileName }) => fileName), ...declared]);
}

/** Adds the `package.json` of each package that files belong to: another version has other files. */
export function withManifests(files: Iterable<string>): string[] {
  const all = new Set(files);
  for (const file of [...all]) {
    const folder = packageFolder(file);
    if (folder !== undefined) all.add(`${folder}/package.json`);
  }
  return [...all];
}
