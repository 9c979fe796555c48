import { join, posix } from 'node:path';
import type { FilePath } from '../../model/path.ts';
import type { PackageTask } from '../extraction-task.ts';
import { ts } from '../typescript.ts';
import { packageFolder } from './package-of.ts';
import { posixPath } from './posix-path.ts';

/** The result of looking for the types of a package. */
export type ResolvedTypes =
  | {
      readonly kind: 'found';
      readonly file: string;
      readonly specifier: string;
      readonly facts: readonly string[];
    }
  | {
      /** Installed without types. */
      readonly kind: 'untyped';
      /** The file of its types that its `package.json` names, and that does not exist. */
      readonly announced: string | undefined;
      readonly facts: readonly string[];
    }
  | {
      /** Not installed, or an entry that does not exist. */
      readonly kind: 'missing' | 'no-entry';
      /** Files whose appearance changes the result. */
      readonly facts: readonly string[];
    };

/** Finds the module with the types of a package, as an import in the folder of the site would. */
export function resolveTypes(
  { name, entry }: PackageTask,
  root: FilePath,
  options: ts.CompilerOptions,
): ResolvedTypes {
  if (entry !== undefined) {
    const file = posixPath(entry);
    const facts = [file];
    return ts.sys.fileExists(file)
      ? { kind: 'found', file, specifier: file, facts }
      : { kind: 'no-entry', facts };
  }
  const { file, absent } = lookUp(name, root, options);
  const manifest = posix.join(posixPath(root), 'node_modules', packageName(name), 'package.json');
  const folder = file === undefined ? undefined : packageFolder(file);
  const facts = [manifest, ...(folder === undefined ? [] : [`${folder}/package.json`])];
  const isTyped = file !== undefined && /\.[cm]?tsx?$/.test(file);
  if (isTyped) return { kind: 'found', file, specifier: name, facts };
  // A build of the package, or an installation, may add its types without a change of a `package.json`.
  const all = [...facts, ...absent];
  if (file === undefined && !ts.sys.fileExists(manifest)) return { kind: 'missing', facts: all };
  return { kind: 'untyped', announced: announcedTypes(packageName(name), absent), facts: all };
}

interface LookedUp {
  readonly file: string | undefined;
  /** The files that do not exist, and would have been taken instead. */
  readonly absent: readonly string[];
}

function lookUp(name: string, root: FilePath, options: ts.CompilerOptions): LookedUp {
  const absent = new Set<string>();
  const host: ts.ModuleResolutionHost = {
    fileExists(file) {
      const exists = ts.sys.fileExists(file);
      if (!exists) absent.add(file);
      return exists;
    },
    readFile: ts.sys.readFile,
    // Without `directoryExists`, TypeScript asks for the files of folders that are still to be made.
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  };
  const from = join(root, 'index.ts');
  const { resolvedModule } = ts.resolveModuleName(
    name,
    from,
    options,
    host,
    undefined,
    undefined,
    ts.ModuleKind.ESNext,
  );
  return { file: resolvedModule?.resolvedFileName, absent: [...absent] };
}

/** The first missing declaration file of a package that its `package.json` names: `dist/index.d.ts`. */
function announcedTypes(name: string, absent: readonly string[]): string | undefined {
  const folder = `/node_modules/${name}/`;
  return absent
    .filter((file) => file.includes(folder) && /\.d\.[cm]?ts$/.test(file))
    .map((file) => {
      const end = file.lastIndexOf(folder) + folder.length;
      return { manifest: `${file.slice(0, end)}package.json`, path: file.slice(end) };
    })
    .find(({ manifest, path }) => ts.sys.readFile(manifest)?.includes(path))?.path;
}

/** `@mui/material/styles` → `@mui/material` */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
