import { join, posix } from 'node:path';
import type { FilePath } from '../../model/path.ts';
import type { PackageTask } from '../extraction-task.ts';
import { ts } from '../typescript.ts';
import { packageFolder } from './package-of.ts';

/** The result of looking for the types of a package. */
export type ResolvedTypes =
  | {
      readonly kind: 'found';
      readonly file: string;
      readonly specifier: string;
      readonly facts: readonly string[];
    }
  | {
      /** Not installed, installed without types, or an entry that does not exist. */
      readonly kind: 'missing' | 'untyped' | 'no-entry';
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
    const file = entry.replaceAll('\\', '/');
    const facts = [file];
    return ts.sys.fileExists(file)
      ? { kind: 'found', file, specifier: file, facts }
      : { kind: 'no-entry', facts };
  }
  const from = join(root, 'index.ts');
  const { resolvedModule } = ts.resolveModuleName(
    name,
    from,
    options,
    ts.sys,
    undefined,
    undefined,
    ts.ModuleKind.ESNext,
  );
  const manifest = posix.join(root.replaceAll('\\', '/'), 'node_modules', packageName(name), 'package.json');
  const file = resolvedModule?.resolvedFileName;
  const folder = file === undefined ? undefined : packageFolder(file);
  const facts = [manifest, ...(folder === undefined ? [] : [`${folder}/package.json`])];
  const isTyped = file !== undefined && /\.[cm]?tsx?$/.test(file);
  if (isTyped) return { kind: 'found', file, specifier: name, facts };
  return { kind: file !== undefined || ts.sys.fileExists(manifest) ? 'untyped' : 'missing', facts };
}

/** `@mui/material/styles` → `@mui/material` */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
