import { createHash } from 'node:crypto';
import { join, posix, relative, resolve, sep } from 'node:path';
import { dependencyGroups } from '../../../lib/dependency-groups.ts';
import { hashParts } from '../../../lib/hash.ts';
import type { Roots } from '../plugins/single-copies.ts';
import { type BundleResult, outputKey } from './read-outputs.ts';

/** The folders that paths of modules are relative to. */
export type NameRoots = Pick<Roots, 'root' | 'templates'>;

/**
 * Renames scripts and style sheets, so that their names depend on their final text, and on the code of the
 * site and of its packages alone. esbuild also hashes the paths of modules from the site's folder: the same
 * site would have other names in another folder, or with the packages of another package manager.
 */
export function withStableNames(result: BundleResult, roots: NameRoots): BundleResult {
  const names = stableNames(result, roots);
  const rename = (path: string) => names.get(path) ?? path;
  const byBase = new Map([...names].map(([from, to]) => [posix.basename(from), posix.basename(to)]));
  const outputs = Object.entries(result.metafile.outputs).map(([path, output]) => {
    const imports = output.imports.map((one) => ({ ...one, path: rename(one.path) }));
    const styles = output.cssBundle === undefined ? {} : { cssBundle: rename(output.cssBundle) };
    return [rename(path), { ...output, imports, ...styles }] as const;
  });
  return {
    ...result,
    outputFiles: result.outputFiles.map((file) => {
      const path = outputKey(file.path, roots.root);
      const before = latin1(file);
      const text = renameImports(before, (name) => byBase.get(name) ?? name);
      const contents = text === before ? file.contents : Buffer.from(text, 'latin1');
      return { path: join(roots.root, rename(path)), hash: file.hash, contents, text: '' };
    }),
    metafile: { ...result.metafile, outputs: Object.fromEntries(outputs) },
  };
}

type File = BundleResult['outputFiles'][number];

/** The bytes as characters: cheaper than text, and names are ASCII. */
function latin1({ contents }: File): string {
  return Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength).toString('latin1');
}

/** A script or style sheet with the hash that esbuild puts into its name. */
export const hashedName = /-[0-9A-Z]{8}(?=\.(?:js|css)$)/;

const imported = /[\w.-]+-[0-9A-Z]{8}\.(?:js|css)\b/y;

/**
 * Renames what a text imports, `"./chunk-1A2B3C4D.js"`. Most of the text cannot
 * be a name and is not searched.
 */
function renameImports(text: string, rename: (name: string) => string): string {
  const parts: string[] = [];
  let end = 0;
  for (let at = text.indexOf('./'); at !== -1; at = text.indexOf('./', at + 2)) {
    imported.lastIndex = at + 2;
    const [name] = imported.exec(text) ?? [];
    if (name === undefined) continue;
    parts.push(text.slice(end, at + 2), rename(name));
    end = at + 2 + name.length;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(end);
}

/** An output without the names of what it imports. */
interface NamelessOutput {
  /** Hash of the text and of the modules in it. */
  readonly sum: string;
  /** The outputs that it imports, in the order of the text. */
  readonly imports: readonly string[];
}

/** Returns the new path of each renamed output. */
function stableNames(result: BundleResult, roots: NameRoots): Map<string, string> {
  const { outputs } = result.metafile;
  const files = new Map(result.outputFiles.map((file) => [outputKey(file.path, roots.root), file]));
  const paths = Object.keys(outputs).filter((path) => hashedName.test(path));
  const pathOf = new Map(paths.map((path) => [posix.basename(path), path]));
  const nameless = new Map(
    paths.map((path): [string, NamelessOutput] => {
      const modules = Object.keys(outputs[path]?.inputs ?? {}).map((input) => modulePath(input, roots));
      const imports: string[] = [];
      const file = files.get(path);
      const text = renameImports(file === undefined ? '' : latin1(file), (name) => {
        const target = pathOf.get(name);
        if (target === undefined) return name;
        imports.push(target);
        return name.replace(hashedName, '');
      });
      return [path, { sum: hashParts([path.replace(hashedName, ''), text, ...modules.sort()]), imports }];
    }),
  );
  const taken = new Set<string>();
  return new Map([...finalSums(nameless)].map(([path, sum]) => [path, unusedName(path, sum, taken)]));
}

/**
 * Combines the hash of each output with those of everything that it imports, however far away: an output with
 * a new name changes the text of its importers, and so their names, too. Outputs that import each other have
 * no first one, and are hashed together.
 */
function finalSums(outputs: ReadonlyMap<string, NamelessOutput>): ReadonlyMap<string, string> {
  const sums = new Map<string, string>();
  const importsOf = (path: string) => outputs.get(path)?.imports ?? [];
  for (const group of dependencyGroups(outputs.keys(), importsOf)) {
    let current = new Map(group.map((path) => [path, outputs.get(path)?.sum ?? '']));
    const combine = (before: ReadonlyMap<string, string>) =>
      new Map(
        group.map((path) => {
          const imports = importsOf(path).map((one) => before.get(one) ?? sums.get(one) ?? '');
          return [path, hashParts([before.get(path) ?? '', ...imports])];
        }),
      );
    // Until no further members differ in their hashes.
    for (let count = 0; count < new Set(current.values()).size; ) {
      count = new Set(current.values()).size;
      current = combine(current);
    }
    const all = [...current.values()].sort();
    for (const [path, sum] of current) sums.set(path, group.length === 1 ? sum : hashParts([sum, ...all]));
  }
  return sums;
}

/** Names two equal outputs differently, because each has a state of its own. */
function unusedName(path: string, sum: string, taken: Set<string>): string {
  const name = path.replace(hashedName, `-${shortHash(sum)}`);
  if (taken.has(name)) return unusedName(path, hashParts([sum, 'again']), taken);
  taken.add(name);
  return name;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns eight characters, as esbuild writes them, for a name of a file. */
export function shortHash(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 8);
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/**
 * Returns a path of a module that is the same on every machine: in its package, in this package, or in the
 * site. `../node_modules/.pnpm/react@19.0.0/node_modules/react/index.js` → `react/index.js`
 */
export function modulePath(input: string, { root, templates }: NameRoots): string {
  const inPackage = input.split('/node_modules/').at(-1);
  if (inPackage !== undefined && inPackage !== input) return inPackage;
  if (input.startsWith('node_modules/')) return input.slice('node_modules/'.length);
  const template = relative(templates, resolve(root, input));
  return template.startsWith('..') ? input : posix.join('colophon/templates', template.split(sep).join('/'));
}
