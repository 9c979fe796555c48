import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import type { CompiledCode } from './compiled-code.ts';

/** Loads the bundled program, and keeps what V8 has compiled of it. */
export interface Loader {
  /** Runs a file of the program, unless it has run before, and returns its exports. */
  load(name: string): unknown;
  /** Keeps the compiled code of all files that were compiled anew. Called when most functions have run. */
  keep(): void;
}

/** What each file of the program is a function of: the variables of a CommonJS module, and `import()`. */
const parameters = ['exports', 'require', 'module', '__filename', '__dirname', '__import'];

/**
 * Returns a loader of the program in `lib/chunks`. Its files are CommonJS modules: an ES module cannot be
 * given its compiled code in Node.js 20. Node.js 22.1 can keep compiled code by itself
 * (`module.enableCompileCache`), and replaces this folder once Node.js 20 is no longer supported.
 *
 * @param folder of the files
 */
export function createLoader(folder: string, compiledCode?: CompiledCode): Loader {
  const modules = new Map<string, { exports: unknown }>();
  const compiled = new Map<string, Script>();
  const requireFromNode = createRequire(join(folder, 'main.cjs'));

  function require(id: string): unknown {
    return id.startsWith('./') ? run(join(folder, id)) : requireFromNode(id);
  }

  /**
   * `import()` of the program. In code that V8 had kept, the expression has no connection to the loader of
   * Node.js 20, so `cli/prepare` replaces it by a call of this function.
   */
  async function importModule(specifier: string): Promise<unknown> {
    // Sites without modules of their own render with the templates of the package.
    const own = specifier.startsWith('file:') && compiledCode?.ownFile(basename(specifier));
    return own ? run(own) : await import(specifier);
  }

  function compile(file: string): Script {
    const name = basename(file);
    const source = `(function(${parameters.join()}){${readFileSync(file, 'latin1')}\n})`;
    const cachedData = compiledCode?.read(name);
    const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
    if (!cachedData || script.cachedDataRejected) compiled.set(name, script);
    return script;
  }

  function run(file: string): unknown {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    try {
      const call = compile(file).runInThisContext();
      call.call(module.exports, module.exports, require, module, file, dirname(file), importModule);
    } catch (error) {
      // As in Node.js: the next call fails with the same error, instead of finding half a module.
      modules.delete(file);
      throw error;
    }
    return module.exports;
  }

  return { load: (name) => run(join(folder, name)), keep: () => compiledCode?.keep(compiled) };
}
