import { posix } from 'node:path';
import { groupBy } from '../../../lib/group-by.ts';
import { hashParts } from '../../../lib/hash.ts';
import type { LinkedList, ListScript, NamePair, ScriptImport } from '../../../model/apart-demos.ts';
import { shortHash } from '../with-stable-names.ts';
import type { OwnCode } from './compile-own-code.ts';
import { isRelative, listedName } from './import-list.ts';
import type { Script } from './read-script.ts';

/** The script of a demo. */
export interface LinkedScript {
  readonly id: string;
  /** From the output folder: `assets/demo-material-ui-button-Basic-1A2B3C4D.js` */
  readonly path: string;
  readonly contents: Uint8Array;
  /** Paths of the scripts that it imports, from the output folder. */
  readonly imports: readonly string[];
}

/** How the scripts of demos are written. */
export interface DemoForm {
  /** Path of a demo's script without hash and extension. */
  outputOf(id: string): string;
  /** Returns the final script for the code of a demo. It has one import, that of everything on the list. */
  write(script: Script): Promise<Script>;
  /** Text before each script. */
  readonly banner: string;
}

/** Lets the code of a demo import what is on its list from the shared chunks. */
export async function linkOwnCode(
  { id, script, list }: OwnCode,
  linked: LinkedList,
  { outputOf, write, banner }: DemoForm,
): Promise<LinkedScript> {
  const listed = script.imports.flatMap(({ specifier, names }) =>
    names.map(([name, local]): NamePair => [listedName(list, specifier, name), local]),
  );
  const written = await write({ ...script, imports: [{ specifier: listSpecifier, names: listed }] });
  const names = written.imports.flatMap((one) => one.names);
  const { imports, first } = linked.script
    ? inPlaceOf(linked.script, names, written.code)
    : { imports: [{ specifier: `./${posix.basename(linked.path)}`, names }], first: '' };
  const text = banner + scriptText({ ...written, imports, code: first + written.code });
  const path = outputOf(id);
  return {
    id,
    path: `${path}-${shortHash(hashParts([id, text]))}.js`,
    contents: new TextEncoder().encode(text),
    imports: imports
      .filter(({ specifier }) => isRelative(specifier))
      .map(({ specifier }) => posix.join(posix.dirname(path), specifier)),
  };
}

/** The module that stands for everything on a list. */
const listSpecifier = 'colophon-list';

interface InPlace {
  readonly imports: readonly ScriptImport[];
  /** What runs before the code of the demo. */
  readonly first: string;
}

/** Returns what the script of a list does, with the names that a demo has for what is listed. */
function inPlaceOf(script: ListScript, names: readonly NamePair[], code: string): InPlace {
  const demoNames = groupBy(names, ([listed]) => listed);
  const exported = groupBy(script.exports, ([, local]) => local);
  /** The names that a demo has for a variable of the list's script. */
  const namesOf = (local: string): string[] =>
    (exported.get(local) ?? []).flatMap(([listed]) => (demoNames.get(listed) ?? []).map(([, name]) => name));
  const used = new Set([...script.calls, ...script.reads.map(([, of]) => of)]);
  const prefix = unusedPrefix(code);
  const imports = script.imports.map(({ specifier, names: own }) => ({
    specifier,
    names: own.flatMap(([imported, local]): NamePair[] => [
      ...namesOf(local).map((name): NamePair => [imported, name]),
      ...(used.has(local) ? [[imported, prefix + local] as const] : []),
    ]),
  }));
  const calls = script.calls.map((name) => `${prefix}${name}();`);
  const reads = script.reads.flatMap(([local, of, property]) =>
    namesOf(local).map((name) => `var ${name}=${prefix}${of}.${property};`),
  );
  return { imports, first: [...calls, ...reads].join('') };
}

/** Returns the beginning of names that a text does not contain. */
function unusedPrefix(text: string, prefix = '_'): string {
  return text.includes(prefix) ? unusedPrefix(text, `${prefix}_`) : prefix;
}

/** Writes a script as esbuild writes minified ones. */
export function scriptText({ directives, imports, code, exports }: Script): string {
  const imported = imports.map(({ specifier, names }) => {
    const from = JSON.stringify(specifier);
    return names.length === 0 ? `import${from};` : `import{${names.map(renamed).join(',')}}from${from};`;
  });
  const exported = exports.length === 0 ? '' : `export{${exports.map(exportedAs).join(',')}};`;
  return `${directives}${imported.join('')}${code}${exported}`;
}

function renamed([outside, local]: NamePair): string {
  return outside === local ? local : `${nameText(outside)} as ${local}`;
}

function exportedAs([outside, local]: NamePair): string {
  return outside === local ? local : `${local} as ${nameText(outside)}`;
}

function nameText(name: string): string {
  return /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
}
