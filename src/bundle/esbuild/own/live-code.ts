import { dirname } from 'node:path';
import type { ImportPlace } from '../../../model/apart-demos.ts';
import type { Entry, LiveEntry } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import { outputKey } from '../output/read-outputs.ts';
import { createPackagesOf } from '../packages-of.ts';
import { livePath, liveStatements } from '../plugins/offer-imports.ts';
import type { OwnCode, OwnCodes } from './compile-own-code.ts';
import { importList } from './import-list.ts';
import { createPackageType } from './package-type.ts';
import type { Script } from './read-script.ts';

/**
 * Returns the code of live entries. They are linked with the chunks that demos share, as demos are, so that
 * other imports of one demo change no other script.
 */
export function liveCodes(entries: readonly Entry[], root: FilePath): OwnCodes {
  const packagesOf = createPackagesOf(root);
  const typeOf = createPackageType();
  const codes = entries.flatMap((entry): [string, OwnCode][] => {
    if (entry.kind !== 'live') return [];
    const folder = packagesOf(dirname(entry.file)) as FilePath;
    return [[entry.id, liveCode(entry, { folder, type: typeOf(folder) }, root)]];
  });
  return new Map(codes);
}

function liveCode(entry: LiveEntry, place: ImportPlace, root: FilePath): OwnCode {
  const script: Script = {
    ...liveStatements(entry),
    directives: '',
    exports: [
      ['run', 'run'],
      ['modulesOf', 'modulesOf'],
    ],
  };
  const list = importList(script.imports, place);
  const name = livePath({ file: outputKey(entry.file, root) as FilePath });
  const imports = list.imports.map(({ specifier }) => ({
    path: specifier,
    kind: 'import-statement' as const,
    external: true,
  }));
  return { kind: 'live', id: entry.id, script, list, inputs: { [name]: { bytes: 0, imports } } };
}
