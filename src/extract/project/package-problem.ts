import { basename, dirname, join, posix } from 'node:path';
import { installCommand } from '../../effects/install-command.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FilePath } from '../../model/path.ts';
import type { PackageTask } from '../extraction-task.ts';
import { ts } from '../typescript.ts';
import { posixPath } from './posix-path.ts';
import { packageName, type ResolvedTypes } from './resolve-types.ts';

/** Reports a package whose types were not found, or are in no module. */
export function packageProblem(
  { name, entry }: PackageTask,
  resolved: ResolvedTypes,
  root: FilePath,
): Diagnostic {
  if (resolved.kind === 'no-entry' && entry !== undefined) {
    const near = nearestName(basename(entry), namesIn(dirname(entry)));
    const file = posixPath(entry);
    const folder = posix.dirname(posix.relative(posixPath(join(root, 'content')), file));
    return {
      severity: 'error',
      code: 'api-entry',
      message: `Module "${posix.relative(posixPath(root), file)}" of package "${name}" does not exist.`,
      hint:
        near === undefined
          ? 'Write the path of the module that exports everything, relative to content/.'
          : `Did you mean "${posix.join(folder, near)}"?`,
    };
  }
  const isMissing = resolved.kind === 'missing' || resolved.kind === 'no-entry';
  const near = isMissing ? nearestName(name, installedPackages(root)) : undefined;
  const hint = isMissing
    ? `${installCommand(packageName(name), { root })}, or name its module with "entry".`
    : typesHint(name, { resolved, root });
  return {
    severity: 'error',
    code: 'api-package',
    message: `Package "${name}" ${isMissing ? 'is not installed' : 'has no types'}.`,
    hint: near === undefined ? hint : `Did you mean "${near}"?`,
  };
}

function typesHint(
  name: string,
  { resolved, root }: { readonly resolved: ResolvedTypes; readonly root: FilePath },
): string {
  const announced = resolved.kind === 'untyped' ? resolved.announced : undefined;
  if (announced !== undefined)
    return `Build it: its package.json names "${announced}", which does not exist.`;
  const own = packageName(name);
  // Packages of an organisation have their types inside: there is no `@types/mui__material`.
  return own.startsWith('@')
    ? `Install a version of "${own}" that has types, or name its module with "entry".`
    : `${installCommand(`@types/${own}`, { root, isDevelopment: true })}, or name its module with "entry".`;
}

/** Reports that elements cannot be checked without the types of React. */
export function missingReact(root: FilePath): Diagnostic {
  return {
    severity: 'error',
    code: 'api-package',
    message: 'Package "@types/react" is not installed, so no component can be described.',
    hint: installCommand('@types/react', { root, isDevelopment: true }),
  };
}

function installedPackages(root: FilePath): string[] {
  const folder = join(root, 'node_modules');
  return namesIn(folder).flatMap((name) =>
    name.startsWith('@') ? namesIn(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

function namesIn(folder: string): string[] {
  if (!ts.sys.directoryExists(folder)) return [];
  const folders = ts.sys.getDirectories(folder);
  return [
    ...folders,
    ...ts.sys.readDirectory(folder, undefined, undefined, ['*'], 1).map((file) => basename(file)),
  ];
}
