import { basename, dirname, join, posix } from 'node:path';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FilePath } from '../../model/path.ts';
import type { PackageTask } from '../extraction-task.ts';
import { ts } from '../typescript.ts';
import { packageName, type ResolvedTypes } from './resolve-types.ts';

/** Reports a package whose types were not found. */
export function packageProblem(
  { name, entry }: PackageTask,
  kind: Exclude<ResolvedTypes['kind'], 'found'>,
  root: FilePath,
): Diagnostic {
  if (kind === 'no-entry' && entry !== undefined) {
    const near = nearestName(basename(entry), namesIn(dirname(entry)));
    const shown = posix.relative(root, entry);
    return {
      severity: 'error',
      code: 'api-entry',
      message: `Module "${shown}" of package "${name}" does not exist.`,
      hint:
        near === undefined
          ? 'Write the path of the module that exports everything, relative to content/.'
          : `Did you mean "${posix.join(posix.dirname(shown), near)}"?`,
    };
  }
  const isTypes = kind === 'untyped';
  const near = isTypes ? undefined : nearestName(name, installedPackages(root));
  const install = isTypes
    ? `npm install --save-dev @types/${packageName(name).replace(/^@([^/]+)\//, '$1__')}, or name its module with "entry".`
    : `npm install ${packageName(name)}, or name its module with "entry".`;
  return {
    severity: 'error',
    code: 'api-package',
    message: `Package "${name}" ${isTypes ? 'has no types' : 'is not installed'}.`,
    hint: near === undefined ? install : `Did you mean "${near}"?`,
  };
}

/** Reports that elements cannot be checked without the types of React. */
export const missingReact: Diagnostic = {
  severity: 'error',
  code: 'api-package',
  message: 'Package "@types/react" is not installed, so no component can be described.',
  hint: 'npm install --save-dev @types/react',
};

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
