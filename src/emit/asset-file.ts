import { hash } from '../lib/hash.ts';
import type { OutputFile } from '../model/output.ts';
import { outputNames } from '../model/output.ts';
import type { OutputPath } from '../model/path.ts';

/** A file that is cached for ever, because its name holds the hash of its content: `('styles', 'css', …)` → `assets/styles-1a2B3c4D5e.css`. */
export function assetFile(name: string, end: string, text: string): OutputFile {
  const named = hash(text);
  // `-` and `_` of base64url would run into the dash before them.
  const short = named.replace(/[-_]/g, '').slice(0, 10);
  return {
    path: `${outputNames.assets}/${name}-${short}.${end}` as OutputPath,
    phase: 'asset',
    hash: named,
    content: encode(text),
  };
}

/** A text file of fixed name. */
export function textFile(path: string, phase: OutputFile['phase'], text: string): OutputFile {
  return { path: path as OutputPath, phase, hash: hash(text), content: encode(text) };
}

/** A text file of fixed name whose text is made when somebody asks for it, or for its hash. */
export function lateTextFile(path: string, phase: OutputFile['phase'], make: () => string): OutputFile {
  let made: string | undefined;
  const text = () => {
    made ??= make();
    return made;
  };
  return {
    path: path as OutputPath,
    phase,
    get hash() {
      return hash(text());
    },
    content: async () => encode(text()),
  };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
