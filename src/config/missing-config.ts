import { basename, dirname, join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';

/** Why there is no `content/site.yaml`. */
export type ConfigAbsence = 'no-folder' | 'inside-content' | 'other-extension' | 'no-content' | 'no-file';

/** Finds out why there is no configuration. */
export async function findAbsence(root: string, files: Pick<FileSystem, 'exists'>): Promise<ConfigAbsence> {
  const exists = (path: string) => files.exists(join(root, path) as FilePath);
  if (!(await exists('.'))) return 'no-folder';
  if (basename(root) === 'content' && (await exists('site.yaml'))) return 'inside-content';
  if (await exists('content/site.yml')) return 'other-extension';
  return (await exists('content')) ? 'no-file' : 'no-content';
}

/** Returns the diagnostic for a missing configuration. */
export function missingConfig(root: string, absence: ConfigAbsence): Diagnostic {
  return {
    severity: 'error',
    code: 'config-missing',
    message:
      absence === 'no-folder'
        ? `Folder "${root}" does not exist.`
        : `File "content/site.yaml" does not exist in "${root}".`,
    hint: hints[absence](root),
  };
}

const hints: Readonly<Record<ConfigAbsence, (root: string) => string>> = {
  'no-folder': () => 'Pass the folder that contains content/.',
  'inside-content': (root) => `Pass the parent folder, which contains content/: ${dirname(root)}`,
  'other-extension': () => 'Rename content/site.yml to content/site.yaml.',
  'no-content': () => 'Create a site with "docs init <dir>", or pass the folder that contains content/.',
  'no-file': () => 'Create it with at least "name: …", or pass the folder that contains content/.',
};
