import { encodeText } from '../../lib/encode-text.ts';
import { withLazy } from '../../lib/with-lazy.ts';
import type { ApiDocument, ApiOutline } from '../../model/api-document.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import { outlineOf } from './reference-outline.ts';

/** What is read of every document in every build. */
type Head = Pick<
  ApiDocument,
  | ('kind' | 'name' | 'slug' | 'section' | 'source' | 'imports' | 'packageName')
  | ('description' | 'deprecation' | 'hash')
>;

interface StoredHead {
  readonly document?: Head;
  /** The names of the other properties. */
  readonly keys: readonly string[];
  readonly outline?: ApiOutline;
  readonly diagnostics: readonly Diagnostic[];
}

const lineFeed = 10;

/** Encodes an API document as two lines: what its page is found by, and the rest, which few builds read. */
export function encodeReference({ value, diagnostics }: Parsed<ApiDocument | undefined>): Uint8Array {
  if (value === undefined) return encodeText(`${JSON.stringify({ keys: [], diagnostics })}\n`);
  const { kind, name, slug, section, source, imports, packageName, description, deprecation, hash, ...rest } =
    value;
  const named = { kind, name, slug, section, source, imports, packageName };
  const document = { ...named, description, deprecation, hash };
  const head = { document, keys: Object.keys(rest), outline: outlineOf(value), diagnostics };
  return encodeText(`${JSON.stringify(head)}\n${JSON.stringify(rest)}`);
}

/** Reads what `encodeReference` made. The second line is decoded when something asks for it. */
export function decodeReference(bytes: Uint8Array): Parsed<ApiDocument | undefined> {
  const end = bytes.indexOf(lineFeed);
  const decode = <Value>(part: Uint8Array) => JSON.parse(new TextDecoder().decode(part)) as Value;
  const { document, keys, outline, diagnostics } = decode<StoredHead>(bytes.subarray(0, end));
  if (!document || !outline) return { value: undefined, diagnostics };
  const load = () => decode<Omit<ApiDocument, keyof Head>>(bytes.subarray(end + 1));
  return { value: withLazy({ ...document, outline }, keys, load), diagnostics };
}
