import { join } from 'node:path';
import { ts } from '../typescript.ts';
import { compilerOptions } from './compiler-options.ts';

/** A long-lived program that follows changes of its files. */
export interface Project {
  /** The present program. Its checker, and all types, belong to this program alone. */
  program(): ts.Program;
  /** Adds a module that is not on the disk, or replaces it. Returns its path. */
  setModule(name: string, text: string): string;
  /** States that files may have changed, appeared, or gone. */
  invalidate(files: Iterable<string>): void;
  readonly options: ts.CompilerOptions;
  /** The configurations that its options come from. */
  readonly configFiles: readonly string[];
  dispose(): void;
}

/** Creates a project whose modules are resolved from a folder. */
export function createProject(root: string): Project {
  const { options, files } = compilerOptions(root);
  const versions = new Map<string, number>();
  const modules = new Map<string, string>();
  const bump = (file: string) => versions.set(file, (versions.get(file) ?? 0) + 1);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...modules.keys()],
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot(file) {
      const text = modules.get(file) ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (file) => modules.has(file) || ts.sys.fileExists(file),
    readFile: (file, encoding) => modules.get(file) ?? ts.sys.readFile(file, encoding),
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  };
  const service = ts.createLanguageService(host);
  return {
    options,
    configFiles: files,
    program() {
      const program = service.getProgram();
      if (!program) throw new Error('Internal error: the language service has no program.');
      return program;
    },
    setModule(name, text) {
      const file = posixPath(join(root, name));
      if (modules.get(file) !== text) {
        modules.set(file, text);
        bump(file);
      }
      return file;
    },
    invalidate(changed) {
      for (const file of changed) bump(posixPath(file));
    },
    dispose: () => service.dispose(),
  };
}

/** The separators that TypeScript uses. */
export function posixPath(file: string): string {
  return file.replaceAll('\\', '/');
}
