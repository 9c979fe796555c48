import { posix } from 'node:path';
import { groupBy } from '../../../lib/group-by.ts';
import { hashParts } from '../../../lib/hash.ts';
import type {
  ImportList,
  ImportScript,
  LinkedImport,
  NamePair,
  ScriptImport,
} from '../../../model/apart-demos.ts';
import type { AssetEntry } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import { shortHash } from '../output/with-stable-names.ts';
import type { OwnCode } from './compile-own-code.ts';
import { isRelative } from './import-list.ts';
import type { Script } from './read-script.ts';
import { exportedName, importKey } from './shared-imports.ts';

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
  /** Path of a script without hash and extension. */
  outputOf(code: Pick<OwnCode, 'kind' | 'id'>): string;
  /** Returns the final script for the code of a demo. It has one import, that of everything on the list. */
  write(script: Script): Promise<Script>;
  /** Text before each script. */
  readonly banner: string;
}

/** What linking needs besides the demo. */
export interface LinkOptions extends DemoForm {
  readonly root: FilePath;
  /** By key; all that the demo imports is there. */
  readonly shared: ReadonlyMap<string, LinkedImport>;
}

/** Returns what the script of a demo imports, in the order in which it runs. */
export function linkedImports(
  list: ImportList,
  { root, shared }: Pick<LinkOptions, 'root' | 'shared'>,
): LinkedImport[] {
  return list.imports.map(({ specifier }) => {
    const key = importKey(specifier, list, root);
    const linked = shared.get(key);
    if (!linked) throw new Error(`Internal error: ${key} is not bundled.`);
    return linked;
  });
}

/** Returns the style sheets of what a demo imports. */
export function stylesOfDemo(imported: readonly LinkedImport[]): string[] {
  return [...new Set(imported.flatMap(({ loads }) => loads.styles ?? []))];
}

/**
 * False for a demo that imports several style sheets. A demo shows one: esbuild joins those that it bundles.
 * Who edits a demo sees those of its page.
 */
export function hasOneSheet(
  { kind, list }: Pick<OwnCode, 'kind' | 'list'>,
  options: Pick<LinkOptions, 'root' | 'shared'>,
): boolean {
  return kind === 'live' || stylesOfDemo(linkedImports(list, options)).length <= 1;
}

/** Returns what the browser loads for a demo, from what it imports in the order in which it runs. */
export function demoAsset(path: string, imported: readonly LinkedImport[]): AssetEntry {
  const imports = new Set(
    imported.flatMap((one) => [...one.loads.imports, ...(one.script ? [] : [one.path])]),
  );
  const lazy = new Set(imported.flatMap(({ loads }) => loads.lazy ?? []).filter((one) => !imports.has(one)));
  const [styles] = stylesOfDemo(imported);
  return {
    path,
    imports: [...imports],
    ...(lazy.size > 0 && { lazy: [...lazy] }),
    ...(styles !== undefined && { styles }),
  };
}

/** Lets code import what is on its list from the shared chunks. */
export async function linkOwnCode(
  code: Pick<OwnCode, 'kind' | 'id' | 'script' | 'list'>,
  options: LinkOptions,
): Promise<LinkedScript> {
  const { kind, id, list } = code;
  const { outputOf, write, banner } = options;
  const open = withOneImport(code);
  // The code of live entries is ours, and short as it is.
  const written = kind === 'live' ? open : await write(open);
  const given = groupBy(
    written.imports.flatMap(({ names }) => names),
    ([name]) => name,
  );
  const prefix = unusedPrefix(written.code);
  const parts = linkedImports(list, options).map((linked, at) => {
    const names = (list.imports[at]?.names ?? []).flatMap((name) =>
      (given.get(listedName(list, at, name)) ?? []).map(
        ([, local]): NamePair => [exportedName(linked.shared, name), local],
      ),
    );
    return linked.script
      ? inPlaceOf(linked.script, names, `${prefix}${at}`)
      : { imports: [{ specifier: `./${posix.basename(linked.path)}`, names }], first: '' };
  });
  const imports = joinImports(parts.flatMap((part) => part.imports));
  const first = parts.map((part) => part.first).join('');
  const text = banner + scriptText({ ...written, imports, code: first + written.code });
  const path = outputOf(code);
  return {
    id,
    path: `${path}-${shortHash(hashParts([kind === 'live' ? kind : id, text]))}.js`,
    contents: new TextEncoder().encode(text),
    imports: imports
      .filter(({ specifier }) => isRelative(specifier))
      .map(({ specifier }) => posix.join(posix.dirname(path), specifier)),
  };
}

/** Lets a script import everything on its list from one module. */
function withOneImport({ script, list }: Pick<OwnCode, 'script' | 'list'>): Script {
  const names = script.imports.flatMap(({ specifier, names }) => {
    const at = list.imports.findIndex((one) => one.specifier === specifier);
    return names.map(([name, local]): NamePair => [listedName(list, at, name), local]);
  });
  return { ...script, imports: [{ specifier: listSpecifier, names }] };
}

function listedName(list: ImportList, at: number, name: string): string {
  return `e${at}_${list.imports[at]?.names.indexOf(name)}`;
}

/** The module that stands for everything that the code of a demo imports. */
const listSpecifier = 'colophon-list';

/** Imports each script once, in the order in which they run. */
function joinImports(imports: readonly ScriptImport[]): ScriptImport[] {
  const groups = groupBy(imports, ({ specifier }) => specifier);
  return [...groups].map(([specifier, all]) => ({ specifier, names: all.flatMap(({ names }) => names) }));
}

interface InPlace {
  readonly imports: readonly ScriptImport[];
  /** What runs before the code of the demo. */
  readonly first: string;
}

/** Returns what the script of a shared import does, with the names that a demo has for its exports. */
function inPlaceOf(script: ImportScript, names: readonly NamePair[], prefix: string): InPlace {
  const demoNames = groupBy(names, ([listed]) => listed);
  const exported = groupBy(script.exports, ([, local]) => local);
  /** The names that a demo has for a variable of the script. */
  const namesOf = (local: string): string[] =>
    (exported.get(local) ?? []).flatMap(([listed]) => (demoNames.get(listed) ?? []).map(([, name]) => name));
  const reads = script.reads.flatMap(([local, of, property]) =>
    namesOf(local).map((name) => [name, of, property] as const),
  );
  // Unlike calls, what no demo's name needs is not read.
  const used = new Set([...script.calls, ...reads.map(([, of]) => of)]);
  const imports = script.imports.map(({ specifier, names: own }) => ({
    specifier,
    names: own.flatMap(([imported, local]): NamePair[] => [
      ...namesOf(local).map((name): NamePair => [imported, name]),
      ...(used.has(local) ? [[imported, prefix + local] as const] : []),
    ]),
  }));
  const calls = script.calls.map((name) => `${prefix}${name}();`);
  const read = reads.map(([name, of, property]) => `var ${name}=${prefix}${of}.${property};`);
  return { imports, first: [...calls, ...read].join('') };
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
