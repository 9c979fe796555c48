import type { OutputFile } from '../model/output.ts';

/** The bytes of a file of the output, which may have to be made or read; then it rejects with what kept them from it. */
export async function bytesOf({ content }: Pick<OutputFile, 'content'>): Promise<Uint8Array> {
  return typeof content === 'function' ? content() : content;
}
