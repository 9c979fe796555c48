import type { ExportingModule, Survey } from '../exports/survey-exports.ts';
import { packageFolder, packageOf } from '../project/package-of.ts';
import { ts } from '../typescript.ts';
import { modulePlaces, moduleSpecifier } from './module-places.ts';

/**
 * Returns the files that the list of exports depends on: the modules, those whose names they pass on, also if
 * they do not exist yet, and the declarations of everything that is exported.
 */
export function surfaceFiles(
  modules: readonly ExportingModule[],
  { byName }: Pick<Survey, 'byName'>,
  program: ts.Program,
): string[] {
  const checker = program.getTypeChecker();
  const entries = modules.flatMap(({ symbol }) => symbol.valueDeclaration?.getSourceFile() ?? []);
  const barrels = new Set(entries);
  const placesOf = modulePlaces(program);
  const lacking: string[] = [];
  for (const source of barrels) {
    for (const statement of source.statements) {
      const specifier = moduleSpecifier(statement);
      const target = specifier && checker.getSymbolAtLocation(specifier);
      const isWorkspace = packageOf(source.fileName) === undefined;
      if (specifier && !target && isWorkspace)
        for (const place of placesOf(specifier.text, source.fileName)) lacking.push(place);
      const module = ts.isExportDeclaration(statement) ? target?.valueDeclaration : undefined;
      if (module && ts.isSourceFile(module)) barrels.add(module);
    }
  }
  const declared = [...byName.values()].flatMap(({ item }) =>
    (item.symbol.declarations ?? []).map((node) => node.getSourceFile().fileName),
  );
  return [...withManifests([...[...barrels].map(({ fileName }) => fileName), ...declared]), ...lacking];
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
