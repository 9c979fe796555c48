import { posix } from 'node:path';
import type { SourcePath } from '../../../model/path.ts';
import type { ProductConfig } from '../../../model/product-config.ts';

/** Returns the folder in which the pages of API changes would be if an author had written them. */
export function changesFolder({ id, content }: Pick<ProductConfig, 'id' | 'content'>): SourcePath {
  return posix.join(content ?? id, 'api/changes') as SourcePath;
}
