import { hash } from '../lib/hash.ts';
import { lazy } from '../memo/memoize.ts';
import type { OutputFile } from '../model/output.ts';
import { outputNames } from '../model/output.ts';
import type { OutputPath } from '../model/path.ts';

/**
 * Creates a file that browsers cache forever, because its name contains a hash of its content: `('styles',
 * 'css', …)` → `assets/styles-1a2B3c4D5e.css`.
 */
export function assetFile(name: string, end: string, text: string): OutputFile {
  const named = hash(text);
  // `-` and `_` of base64url would merge with the dash before them.
  const short = named.replace(/[-_]/g, '').slice(0, 10);
  return {
    path: `${outputNames.assets}/${name}-${short}.${end}` as OutputPath,
    phase: 'asset',
    hash: named,
    content: encode(text),
  };
}

/** Creates a text file with a fixed name, which is written after the assets, as pages are. */
export function textFile(path: string, text: string): OutputFile {
  return { path: path as OutputPath, phase: 'page', hash: hash(text), content: encode(text) };
}

/**
 * Creates a text file with a fixed name whose text is made when its content or hash is read.
 *
 * @param identify hashes what the text is made from, if that is faster than to make the text
 */
export function lazyTextFile(path: string, make: () => string, identify?: () => string): OutputFile {
  const text = lazy(make);
  const hashOf = lazy(identify ?? (() => hash(text())));
  return {
    path: path as OutputPath,
    phase: 'page',
    get hash() {
      return hashOf();
    },
    content: async () => encode(text()),
  };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
