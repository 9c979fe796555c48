import { encodeText } from '../../lib/encode-text.ts';
import { withLazy } from '../../lib/with-lazy.ts';
import type { ExtractedDocument } from '../../model/api-extraction.ts';
import { contentHash } from '../../parse/api/content-hash.ts';
import type { ExtractedResult } from '../extraction-task.ts';
import type { ExtractionState } from './extraction-state.ts';

/** What is read of every document in every build. */
type Head = Pick<ExtractedDocument, 'source' | 'declaration' | 'hash'>;

interface StoredHead extends Omit<ExtractionState, 'documents'> {
  readonly documents: readonly (Omit<ExtractedResult, 'document'> & {
    readonly document: Head;
    /** The names of its other properties. */
    readonly keys: readonly string[];
  })[];
}

const lineFeed = 10;

/** Encodes a state as lines: what freshness is decided by, and then each document. */
export function encodeState({ documents, ...state }: ExtractionState): Uint8Array {
  const rests: string[] = [];
  const heads = documents.map(({ document, ...result }) => {
    const { source, declaration, hash: _, ...rest } = document;
    rests.push(JSON.stringify(rest));
    const head = { source, ...(declaration && { declaration }), hash: contentHash(document) };
    return { ...result, document: head, keys: Object.keys(rest) };
  });
  const head: StoredHead = { ...state, documents: heads };
  return encodeText([JSON.stringify(head), ...rests].join('\n'));
}

/** Reads what `encodeState` made. A document is decoded when something asks for what it states. */
export function decodeState(bytes: Uint8Array | undefined): ExtractionState | undefined {
  if (!bytes) return undefined;
  const lines = linesOf(bytes);
  const { documents, ...state } = decode<StoredHead>(lines[0]);
  return {
    ...state,
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
