import { join } from 'node:path';
import { packageRoot } from '../effects/package-root.ts';
import type { FilePath } from '../model/path.ts';
import { isInstalled } from './bundle-inputs.ts';
import type { BundleInputs } from './bundles.ts';

/** The files that bundles were made from and that lie in no package: modules of the site, and of libraries beside it that they import. */
export function importedFiles(from: BundleInputs | undefined): readonly FilePath[] {
  const ours = ['templates', 'lib'].map((folder) => join(packageRoot(), folder, '/'));
  const files = from?.inputs.map(([file]) => file) ?? [];
  return files.filter((file) => !isInstalled(file) && !ours.some((folder) => file.startsWith(folder)));
}
