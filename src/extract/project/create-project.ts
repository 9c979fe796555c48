import { join } from 'node:path';
import { assetTypes, assetTypesName } from '../../model/asset-types.ts';
import { ts } from '../typescript.ts';
import { compilerOptions } from './compiler-options.ts';
import { packageOf } from './package-of.ts';
import { posixPath } from './posix-path.ts';
import { createModuleResolver } from './resolve-modules.ts';

/** A long-lived program that follows changes of its files. */
export interface Project {
  /** The present program. Its checker, and all types, belong to this program alone. */
  program(): ts.Program;
  /** Adds a module that is not on the disk, or replaces it. Returns its path. */
  setModule(name: string, text: string): string;
  /** States that files may have changed, appeared, or gone. Only changed ones are read again. */
  refresh(): void;
  /** Whether the options of the site are others than those that this project was created with. */
  isOutdated(): boolean;
  /** Whether a file may differ from what it was before the last refresh. */
  readonly hasChanged: (file: string) => boolean;
  readonly options: ts.CompilerOptions;
  /** The configurations that its options come from. */
  readonly configFiles: readonly string[];
  dispose(): void;
}

/** Creates a project whose modules are resolved from a folder. */
export function createProject(root: string): Project {
  const site = compilerOptions(root);
  const { options, files: configFiles } = site;
  const siteText = JSON.stringify(site);
  const files = createProjectFiles();
  const setModule: Project['setModule'] = (name, text) => {
    const file = posixPath(join(root, name));
    files.modules.set(file, text);
    return file;
  };
  setModule(assetTypesName, assetTypes);
  const host = {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...files.modules.keys()],
    getScriptVersion: files.version,
    getScriptSnapshot: files.snapshot,
    fileExists: (file: string) => files.modules.has(file) || ts.sys.fileExists(file),
    readFile: (file: string, encoding?: string) => files.modules.get(file) ?? ts.sys.readFile(file, encoding),
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    // Not among the declared members: an import that led nowhere may lead to a new file. Those of installed
    // packages change with their files.
    hasInvalidatedResolutions: (path: string) => packageOf(path) === undefined,
  };
  const resolver = createModuleResolver(root, host, options);
  const service = ts.createLanguageService({ ...host, resolveModuleNameLiterals: resolver.resolve });
  return {
    options,
    configFiles,
    program() {
      const program = service.getProgram();
      if (!program) throw new Error('Internal error: the language service has no program.');
      return program;
    },
    setModule,
    isOutdated: () => JSON.stringify(compilerOptions(root)) !== siteText,
    hasChanged: files.hasChanged,
    refresh() {
      files.refresh();
      resolver.refresh();
    },
    dispose: () => service.dispose(),
  };
}

/** Keeps the texts of a program with their versions, which are asked for with every program. */
function createProjectFiles() {
  /** The texts of modules that are not on the disk. */
  const modules = new Map<string, string>();
  /** Since the last refresh, and before it. */
  const versions = new Map<string, string>();
  const previous = new Map<string, string>();
  const snapshots = new Map<string, { readonly version: string; readonly text: ts.IScriptSnapshot }>();
  const version = (file: string): string => {
    const text = modules.get(file);
    if (text !== undefined) return text;
    const version = versions.get(file) ?? versionOf(file);
    versions.set(file, version);
    return version;
  };
  return {
    modules,
    version,
    snapshot(file: string): ts.IScriptSnapshot | undefined {
      // Before the text: of a file that changes meanwhile, the next refresh sees another version.
      const present = version(file);
      const known = snapshots.get(file);
      if (known?.version === present) return known.text;
      const text = modules.get(file) ?? ts.sys.readFile(file);
      if (text === undefined) return undefined;
      const snapshot = ts.ScriptSnapshot.fromString(text);
      snapshots.set(file, { version: present, text: snapshot });
      return snapshot;
    },
    /** Whether the version of a file is another than at the last refresh. */
    hasChanged: (file: string) => previous.get(file) !== versions.get(file),
    /** Lets the version of each file be found again. */
    refresh() {
      for (const [file, version] of versions) previous.set(file, version);
      versions.clear();
    },
  };
}

function versionOf(file: string): string {
  return `${ts.sys.getModifiedTime?.(file)?.getTime()} ${ts.sys.getFileSize?.(file)}`;
}
