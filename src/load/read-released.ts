import type { FileSystem } from '../effects/file-system.ts';
import { UserError } from '../model/diagnostic.ts';
import type { LinkManifest } from '../model/link-manifest.ts';
import type { FilePath } from '../model/path.ts';
import { readLinkManifest } from '../parse/link-manifest/parse-link-manifest.ts';

/** Reads the link manifest of the last release. */
export async function readReleased(
  file: FilePath,
  files: Pick<FileSystem, 'readText'>,
): Promise<LinkManifest> {
  const text = await files.readText(file);
  if (text === undefined) throw new UserError(`The link manifest "${file}" does not exist.`);
  const manifest = readLinkManifest(text);
  if (manifest) return manifest;
  throw new UserError(`"${file}" is no link manifest. Name the link-manifest.json of the last release.`);
}
