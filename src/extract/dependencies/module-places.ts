import { posix } from 'node:path';
import { ts } from '../typescript.ts';

/**
 * Returns the files that an import may lead to: the one that exists, and those that would be taken instead. A
 * result that lacks a module changes when one of them appears.
 */
export type ModulePlaces = (specifier: string, importer: string) => readonly string[];

/** Creates the look-up of a program. All files of a folder import the same. */
export function modulePlaces(program: ts.Program): ModulePlaces {
  const known = new Map<string, readonly string[]>();
  return (specifier, importer) => {
    const folder = posix.dirname(importer);
    const key = `${folder} ${specifier}`;
    const found = known.get(key) ?? findPlaces(specifier, folder, program);
    known.set(key, found);
    return found;
  };
}

function findPlaces(specifier: string, folder: string, program: ts.Program): readonly string[] {
  const places = new Set<string>();
  // Without `directoryExists`, TypeScript asks for the files of folders that are still to be made.
  const host: ts.ModuleResolutionHost = {
    fileExists(file) {
      places.add(file);
      return ts.sys.fileExists(file);
    },
    readFile: ts.sys.readFile,
  };
  // A source beside the site gets the packages of the site, too.
  const folders = specifier.startsWith('.') ? [folder] : [folder, program.getCurrentDirectory()];
  for (const from of folders) {
    ts.resolveModuleName(
      specifier,
      `${from}/index.ts`,
      program.getCompilerOptions(),
      host,
      undefined,
      undefined,
      ts.ModuleKind.ESNext,
    );
  }
  return [...places];
}

/** The module that a statement imports or passes on. */
export function moduleSpecifier(statement: ts.Statement): ts.StringLiteral | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const { moduleSpecifier: specifier } = statement;
  return specifier && ts.isStringLiteral(specifier) ? specifier : undefined;
}
