import { relative, sep } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';
import type { OutputManifest } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';
import { readOutputState } from './output-manifest.ts';

/**
 * Makes sure that the output folder is one we may write to, and tells what stands in it. A folder with files that are not ours is refused,
 * unless `--out` names it and `--force` says so; its files stay even then. That no sources lie in it, the configuration has made sure.
 */
export async function checkOutDir(
  config: Config,
  cacheDir: FilePath,
  files: FileSystem,
): Promise<OutputManifest> {
  const { outDir, root } = config;
  const shown = relative(root, outDir).split(sep).join('/') || '.';
  const state = await readOutputState(files, { outDir, cacheDir });
  if (state.kind === 'ours') return state.manifest;
  if (state.kind === 'foreign' && !(config.outDirNamed && config.force)) {
    throw new UserError(
      `The folder ${shown} holds files that docs did not write. Remove it, name another with --out, or write beside its files with --out ${shown} --force.`,
    );
  }
  return { files: new Map() };
}
