import { readFileSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
// Of the VoidZero team, and part of Vitest. esbuild cuts a file for each set of modules that share something,
// so that a build and its threads would load dozens of them, and Node.js needs time for each.
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { Visitor } from 'rolldown/utils';
import { writeNotices } from './write-notices.mjs';

/** The package that stays outside of bundles: it starts a native program beside its own files. */
export const nativePackage = 'esbuild';

/** What is loaded on its own; nothing that only a later one needs is loaded for an earlier one. */
const programs = {
  main: 'cli/main.ts',
  index: 'cli/api/index.ts',
  worker: 'src/workers/thread/worker.ts',
  'extract-worker': 'src/workers/extract-worker.ts',
};

/** The ES modules that Node.js loads, and that load a program. */
const starts = {
  cli: 'cli/start.ts',
  command: 'cli/loader/start-command.ts',
  index: 'cli/loader/start-library.ts',
  worker: 'cli/loader/start-worker.ts',
  'extract-worker': 'cli/loader/start-extraction.ts',
};

/**
 * Bundles the command line, the package for programs and the threads into `lib/`, for Node.js 20.
 *
 * @param define expressions that replace names
 */
export async function bundlePrograms(root, define) {
  const bundle = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    external: [/^node:/, nativePackage],
    // As an ES module. What Node.js would load are CommonJS files, which run one by one.
    resolve: { alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') } },
    transform: { target: 'node20', define },
    preserveEntrySignatures: 'allow-extension',
    // Some modules are imported on demand here and at once there.
    checks: { ineffectiveDynamicImport: false },
    logLevel: 'warn',
    plugins: [requiredTypeScript, requiredSchema, requiredBinding, importsOfLoader, asciiOnly],
  });
  const { output } = await bundle.write({
    dir: 'lib/chunks',
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    // Names stay, because internal errors show them.
    minify: { compress: true, mangle: false, codegen: true },
    comments: { legal: false },
    codeSplitting: {
      groups: [{ name: createGroups(root), debugName: 'programs', includeDependenciesRecursively: false }],
    },
  });
  await bundle.close();
  await removeOldChunks(join(root, 'lib/chunks'), new Set(output.map(({ fileName }) => fileName)));
  await writeNotices(
    root,
    output.flatMap(({ moduleIds = [] }) => moduleIds),
  );
  await build({
    absWorkingDir: root,
    entryPoints: starts,
    outdir: 'lib',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  await chmod(join(root, 'lib/cli.js'), 0o755);
}

/**
 * Returns a function that names the file of a module: those that the same programs load share one, and
 * everything that is loaded on demand stays alone. `docs --version` and `--help` load only the command line.
 */
function createGroups(root) {
  const entries = new Set(Object.values(programs).map((file) => join(root, file)));
  let loads;
  return (id, context) => {
    // What starts a program must not run in others that share its code.
    if (entries.has(id)) return null;
    const graph = (from, further) =>
      reachable(join(root, from), (one) => context.getModuleInfo(one), further);
    loads ??= {
      command: graph(programs.main),
      library: graph('src/index.ts'),
      thread: graph(programs.worker),
      page: graph(programs.worker, 'dynamicallyImportedIds'),
    };
    const isIn = (name) => loads[name].has(id);
    // What threads load on demand is not loaded when they start, even if the library loads it at once.
    const names = ['command', 'library', 'thread', ...(isIn('library') && !isIn('thread') ? ['page'] : [])];
    return names.filter(isIn).join('-') || null;
  };
}

/** Returns a module and all that it imports, directly or not; `further` names a kind of imports besides. */
function reachable(start, infoOf, further) {
  const found = new Set([start]);
  for (const id of found) {
    const info = infoOf(id);
    for (const imported of [...(info?.importedIds ?? []), ...(info?.[further] ?? [])]) found.add(imported);
  }
  return found;
}

/**
 * Loads our copy of TypeScript (`bundle-typescript.mjs`) with `require`: an `import` also searches its
 * megabytes for the names of exports, which takes longer than running them.
 */
const requiredTypeScript = {
  name: 'required-typescript',
  resolveId: {
    filter: { id: /^typescript-api$|^\.\.\/typescript-api\// },
    handler: (id, _importer, { kind }) =>
      kind === 'import-statement' ? `\0required:${id}` : { id, external: true },
  },
  load: {
    filter: { id: /^\0required:/ },
    handler: () => ({ code: "module.exports = require('../typescript-api/typescript.js');" }),
  },
};

/** Bundles the one schema of workbox-build that is used. It finds its schemas by a name made at run time. */
const requiredSchema = {
  name: 'required-schema',
  load: {
    filter: { id: /[\\/]workbox-build[\\/]build[\\/]lib[\\/]validate-options\.js$/ },
    handler: (file) => {
      const text = readFileSync(file, 'utf8');
      const code = text.replace(
        /require\(`\.\.\/schema\/[^`]+`\)/,
        "require('../schema/InjectManifestOptions.json')",
      );
      if (code === text) throw new Error(`${file} requires its schemas in another way than expected.`);
      return { code };
    },
  },
};

/**
 * Bundles the JavaScript of satteri, which requires its binding as if it were still in its own folder: with
 * pnpm, only that folder has access to the packages with the native files. As an ES module outside of the
 * bundle it must be required, and Node.js 20 ends the whole program if a thread is stopped meanwhile.
 */
const requiredBinding = {
  name: 'required-binding',
  load: {
    filter: { id: /[\\/]satteri[\\/]index\.js$/ },
    handler: (file) => {
      const text = readFileSync(file, 'utf8');
      const code = text
        .replace(
          'createRequire(import.meta.url)',
          "createRequire(createRequire(__filename).resolve('satteri'))",
        )
        .replace(/^const __dirname = .*import\.meta\.url.*$/m, '');
      if (!code.includes('__filename') || code.includes('import.meta')) {
        throw new Error(`${file} requires its binding in another way than expected.`);
      }
      return { code };
    },
  },
};

/** Lets `import()` call the function of that purpose which the loader passes to each file. */
const importsOfLoader = {
  name: 'imports-of-loader',
  renderChunk(code) {
    const places = [];
    new Visitor({ ImportExpression: ({ start }) => void places.push(start) }).visit(parseAst(code));
    let changed = '';
    let end = 0;
    for (const start of places.sort((first, second) => first - second)) {
      changed += `${code.slice(end, start)}__import`;
      end = start + 'import'.length;
    }
    return changed + code.slice(end);
  },
};

/**
 * Writes other characters than those of ASCII as escapes, as esbuild does: a file with a single one takes
 * twice the memory of V8. They are in strings and regular expressions, where both mean the same.
 */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(/[^\0-\x7e]/g, (unit) => {
        return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
      });
    }
  },
};

/** Removes chunks last, because a running command may still load the old ones. */
async function removeOldChunks(folder, kept) {
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(join(folder, name));
}
