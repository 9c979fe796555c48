import { bytesOf } from '../../lib/bytes-of.ts';
import type { OutputPath } from '../../model/path.ts';
import type { ShownSite } from './shown-site.ts';

/** Text of a file that configures hosts; empty where there is none. */
export async function hostText(
  name: '_headers' | '_redirects',
  shown: ShownSite | undefined,
): Promise<string> {
  const file = shown?.fixed(name as OutputPath);
  return file ? new TextDecoder().decode(await bytesOf(file)) : '';
}
