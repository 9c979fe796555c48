import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';

/** Writes a template into a site. Rejects with a `UserError` if it exists, since it may contain changes. */
export async function writeTemplate(
  root: FilePath,
  { path, text }: { readonly path: string; readonly text: string },
  files: Pick<FileSystem, 'exists' | 'write'>,
): Promise<void> {
  const configurations = ['content/site.yaml', 'content/site.ts'].map((path) => join(root, path) as FilePath);
  if (!(await Promise.all(configurations.map(files.exists))).includes(true))
    throw new UserError(`There is no content/site.yaml in ${root}. Pass the folder that contains content/.`);
  const file = join(root, 'templates', path) as FilePath;
  if (await files.exists(file)) {
    const name = path.replace(/\.tsx?$/, '');
    throw new UserError(
      `templates/${path} already exists and was left unchanged. To see our version, run docs eject ${name} --print.`,
    );
  }
  await files.write(file, text);
}
