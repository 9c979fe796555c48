import { join } from 'node:path';
import { packageRoot } from '../../effects/package-root.ts';
import type { FilePath } from '../../model/path.ts';

/** The bundled worker of this package. */
export function workerFile(): FilePath {
  return join(packageRoot(), 'lib/worker.js') as FilePath;
}
