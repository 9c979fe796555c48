import { basename, dirname, join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';

/** What is there instead of `content/site.yaml`. */
export type ConfigAbsence = 'no-folder' | 'inside-content' | 'other-end' | 'nothing';

/** Looks at what is there instead of a configuration. */
export async function findAbsence(root: string, files: Pick<FileSystem, 'exists'>): Promise<ConfigAbsence> {
  const exists = (path: string) => files.exists(join(root, path) as FilePath);
  if (!(await exists('.'))) return 'no-folder';
  if (basename(root) === 'content' && (await exists('site.yaml'))) return 'inside-content';
  return (await exists('content/site.yml')) ? 'other-end' : 'nothing';
}

/** Says that there is no configuration, where it was looked for, and what to do. No file is to blame. */
export function missingConfig(root: string, absence: ConfigAbsence): Diagnostic {
  return {
    severity: 'error',
    code: 'config-missing',
    message:
      absence === 'no-folder' ? `There is no folder ${root}.` : `There is no content/site.yaml in ${root}.`,
    hint: hints[absence](root),
  };
}

const hints: Readonly<Record<ConfigAbsence, (root: string) => string>> = {
  'no-folder': () => 'Name the folder that holds content/.',
  'inside-content': (root) => `Name the folder above, which holds content/: ${dirname(root)}`,
  'other-end': () => 'Rename content/site.yml to content/site.yaml.',
  nothing: () => 'Write one that says at least "name: …", or name the folder that holds content/.',
};
