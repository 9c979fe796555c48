import type { FileSystem } from '../effects/file-system.ts';
import { installCommand } from '../effects/install-command.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { installedVersion } from '../read/installed-version.ts';

/** A version of a package that is installed beside the one that the site uses, under another name. */
export interface OtherVersion {
  readonly name: string;
  readonly installedAs: string;
  readonly version: string;
}

/**
 * Looks up packages that are installed under other names: `@mui/material` → `mui-material-8`. Rejects with a
 * `UserError` that contains the command for one that is not installed.
 */
export async function otherVersions(
  names: Readonly<Record<string, string>>,
  root: FilePath,
  files: Pick<FileSystem, 'readText'>,
): Promise<readonly OtherVersion[]> {
  const found = Object.entries(names).map(async ([name, installedAs]): Promise<OtherVersion> => {
    const version = await installedVersion(installedAs, root, files);
    if (version !== undefined) return { name, installedAs, version };
    const command = installCommand(`${installedAs}@npm:${name}@<version>`, { root, isDevelopment: true });
    throw new UserError(`Package "${installedAs}" is not installed: run "${command}".`);
  });
  return Promise.all(found);
}
