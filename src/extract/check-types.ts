import { dirname, join } from 'node:path';
import { assetTypes, assetTypesName } from '../model/asset-types.ts';
import type { FilePath } from '../model/path.ts';
import { modulePlaces, moduleSpecifier } from './dependencies/module-places.ts';
import { checking, compilerOptions } from './project/compiler-options.ts';
import { posixPath } from './project/posix-path.ts';
import { resolveInstead } from './project/resolve-instead.ts';
import type { TypedModule, TypeProblem, TypesResult, TypesTask } from './types-task.ts';
import { ts } from './typescript.ts';

/** Checks modules against the installed packages, as one program. */
export function checkTypes({ root, modules, alias, instead }: TypesTask): TypesResult {
  const byFile = new Map(modules.map((module) => [posixPath(join(root, module.name)), module]));
  const assets = posixPath(join(root, assetTypesName));
  const texts = new Map([...byFile].map(([file, { text }]) => [file, text])).set(assets, assetTypes);
  const { options, files: configFiles } = compilerOptions(root, checking);
  const hasNode = isInstalled('@types/node', root);
  // Its declarations are known here anyway.
  const listed = (options.types ?? []).filter((name) => name !== 'colophon/assets');
  const settings: ts.CompilerOptions = {
    ...options,
    // For samples that run on a server, unless the configuration names other types.
    types: listed.length === 0 && hasNode ? ['node'] : listed,
    allowJs: true,
    checkJs: true,
    ...(Object.keys(alias).length > 0 && { paths: { ...options.paths, ...pathsOf(alias) } }),
  };
  const host = ts.createCompilerHost(settings);
  const { readFile, fileExists } = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  if (instead) resolveInstead(host, settings, { root, instead });
  const program = ts.createProgram({ rootNames: [...texts.keys()], options: settings, host });
  const problems = [...byFile].flatMap(([file, module]) => {
    const source = program.getSourceFile(file);
    if (!source) return [];
    // The parser of samples is generous. The first mistake leads to the others.
    const [invalid] = program.getSyntacticDiagnostics(source);
    const found = invalid ? [invalid] : program.getSemanticDiagnostics(source);
    return found.flatMap((one) => toProblem(one, module, { source, root, hasNode }) ?? []);
  });
  const read = program.getSourceFiles().map(({ fileName }) => fileName);
  // Readers of a sample have its other modules.
  const demos = [...byFile].flatMap(([file, { isSample }]) => (isSample ? [] : [file]));
  const absent = demos.flatMap((file) => lackingPlaces(program.getSourceFile(file), program));
  const others = [...read, ...configFiles, ...absent].filter((file) => !texts.has(posixPath(file)));
  return { problems, files: others.map((file) => file as FilePath) };
}

function pathsOf(alias: TypesTask['alias']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(alias).flatMap(([name, target]) => [
      [name, [target]],
      [`${name}/*`, [`${target}/*`]],
    ]),
  );
}

/** The files of which one has to appear for the imports of a module that lead nowhere. */
function lackingPlaces(source: ts.SourceFile | undefined, program: ts.Program): readonly string[] {
  const checker = program.getTypeChecker();
  const placesOf = modulePlaces(program);
  return (source?.statements ?? []).flatMap((statement) => {
    const specifier = moduleSpecifier(statement);
    const isLacking = specifier?.text.startsWith('.') && !checker.getSymbolAtLocation(specifier);
    return source && specifier && isLacking ? placesOf(specifier.text, source.fileName) : [];
  });
}

/**
 * Errors that say nothing about a sample: packages without types, types that JavaScript cannot state, and
 * style sheets.
 */
const ignored: ReadonlySet<number> = new Set([7016, 7026, 2882, 2875]);

/** Names and modules of Node.js, to a program without its types. */
const needsNode: ReadonlySet<number> = new Set([2580, 2591]);

const duplicate = 2300;

const unknownName: ReadonlySet<number> = new Set([2304, 2552, 18004]);

/** Whether a module belongs to an installed package; `./App` stands for the reader's own module. */
function isInstalled(specifier: string, root: string): boolean {
  const [, name] = /^((?:@[^/]+\/)?[^./@][^/]*)/.exec(specifier) ?? [];
  if (name === undefined) return false;
  for (let folder = root; ; folder = dirname(folder)) {
    if (ts.sys.directoryExists(join(folder, 'node_modules', name))) return true;
    if (folder === dirname(folder)) return false;
  }
}

interface CheckedModule {
  readonly source: ts.SourceFile;
  readonly root: string;
  /** The types of Node.js are installed. */
  readonly hasNode: boolean;
}

function isImport({ statements }: ts.SourceFile, position: number): boolean {
  const statement = statements.find(({ pos, end }) => pos <= position && position < end);
  return statement !== undefined && ts.isImportDeclaration(statement);
}

function toProblem(
  { code, messageText, start, category }: ts.Diagnostic,
  { name, isSample }: TypedModule,
  { source, root, hasNode }: CheckedModule,
): TypeProblem | undefined {
  if (category !== ts.DiagnosticCategory.Error || ignored.has(code)) return undefined;
  const isScript = /\.jsx?$/.test(name);
  // Parameters without types are no mistake in JavaScript.
  if (isScript && code >= 7000 && code < 8000) return undefined;
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (isSample && code === 2307 && !isInstalled(/'([^']+)'/.exec(message)?.[1] ?? '', root)) return undefined;
  if (isSample && !hasNode && needsNode.has(code)) return undefined;
  // A sample shows two ways to import one name: `// or import { Button } from '@mui/material';`.
  if (isSample && code === duplicate && isImport(source, start ?? 0)) return undefined;
  // Without an export, a sample may leave out what the text around it explains.
  if (isSample && unknownName.has(code) && !/^export\b/m.test(source.text)) return undefined;
  const { line, character } = source.getLineAndCharacterOfPosition(start ?? 0);
  return { name, line: line + 1, column: character + 1, message: sentence(message) };
}

/** The first line of an explanation says what is wrong, and the last one why. */
function sentence(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const last = lines.at(-1) ?? '';
  return last === first ? first : `${first.replace(/\.$/, '')}: ${last}`;
}
