import { encodeText } from '../../lib/encode-text.ts';
import type { PortablePaths } from '../../lib/portable-paths.ts';
import { withLazy } from '../../lib/with-lazy.ts';
import type { ExtractedDocument } from '../../model/api-extraction.ts';
import { contentHash } from '../../parse/api/content-hash.ts';
import type { ExtractedResult } from '../extraction-task.ts';
import type { ExtractionState } from './extraction-state.ts';

/** What is read of every document in every build. */
type Head = Pick<ExtractedDocument, 'source' | 'declaration' | 'hash'>;

interface StoredHead extends Omit<ExtractionState, 'files' | 'documents'> {
  readonly files: readonly (readonly [file: string, hash: string | null])[];
  readonly documents: readonly (Omit<ExtractedResult, 'document'> & {
    readonly document: Head;
    /** The names of its other properties. */
    readonly keys: readonly string[];
  })[];
}

const lineFeed = 10;

/** Encodes a state as lines: what freshness is decided by, and then each document. */
export function encodeState(
  { documents, files, ...state }: ExtractionState,
  { toStored }: PortablePaths,
): Uint8Array {
  const rests: string[] = [];
  const heads = documents.map(({ document, ...result }) => {
    const { source, declaration, hash: _, ...rest } = document;
    rests.push(JSON.stringify(rest));
    const head = { source, ...(declaration && { declaration }), hash: contentHash(document) };
    return { ...result, document: head, keys: Object.keys(rest) };
  });
  const stored = files.map(([file, hash]) => [toStored(file), hash] as const);
  const head: StoredHead = { ...state, files: stored, documents: heads };
  return encodeText([JSON.stringify(head), ...rests].join('\n'));
}

/** Reads what `encodeState` made. A document is decoded when something asks for what it states. */
export function decodeState(
  bytes: Uint8Array | undefined,
  { fromStored }: PortablePaths,
): ExtractionState | undefined {
  if (!bytes) return undefined;
  const lines = linesOf(bytes);
  const { documents, files, ...state } = decode<StoredHead>(lines[0]);
  return {
    ...state,
    files: files.map(([file, hash]) => [fromStored(file), hash]),
    documents: documents.map(({ document, keys, ...result }, index) => ({
      ...result,
      document: withLazy(document, keys, () => decode<Omit<ExtractedDocument, keyof Head>>(lines[index + 1])),
    })),
  };
}

function linesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}

function decode<Value>(line: Uint8Array | undefined): Value {
  return JSON.parse(new TextDecoder().decode(line)) as Value;
}
