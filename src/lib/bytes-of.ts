import type { OutputFile } from '../model/output.ts';

/**
 * The bytes of a file of the output, made now if they are not there yet. Rejects with what kept them from
 * being made.
 */
export async function bytesOf({ content }: Pick<OutputFile, 'content'>): Promise<Uint8Array> {
  return typeof content === 'function' ? content() : content;
}
