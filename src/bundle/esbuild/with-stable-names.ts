import { createHash } from 'node:crypto';
import { join, posix, relative, resolve, sep } from 'node:path';
import { hashParts } from '../../lib/hash.ts';
import type { FilePath } from '../../model/path.ts';
import type { Roots } from './plugins/single-copies.ts';
import type { BundleResult } from './read-outputs.ts';

/** The folders that paths of modules are relative to. */
type NameRoots = Pick<Roots, 'root' | 'templates'>;

/**
 * Renames scripts and style sheets, so that their names depend on the code of the site and of its packages
 * alone. esbuild also hashes the paths of modules from the site's folder: the same site would have other
 * names in another folder, or with the packages of another package manager.
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
      const path = outputPath(file.path, roots.root);
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

/** `/site/dist/assets/chunk-1A2B3C4D.js` → `dist/assets/chunk-1A2B3C4D.js`, the key in the metafile */
function outputPath(file: string, root: FilePath): string {
  return relative(root, file).split(sep).join('/');
}

/** A script or style sheet with the hash that esbuild puts into its name. */
const hashed = /-[0-9A-Z]{8}(?=\.(?:js|css)$)/;

const imported = /[\w.-]+-[0-9A-Z]{8}\.(?:js|css)\b/y;

/** Renames what a text imports, `"./chunk-1A2B3C4D.js"`. Most of the text cannot be a name and is not searched. */
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

/** Returns the new path of each renamed output. */
function stableNames(result: BundleResult, roots: NameRoots): Map<string, string> {
  const { outputs } = result.metafile;
  const files = new Map(result.outputFiles.map((file) => [outputPath(file.path, roots.root), file]));
  const paths = Object.keys(outputs).filter((path) => hashed.test(path));
  const own = new Map(
    paths.map((path) => {
      const modules = Object.keys(outputs[path]?.inputs ?? {})
        .map((input) => modulePath(input, roots))
        .sort();
      const file = files.get(path);
      const text = file === undefined ? '' : renameImports(latin1(file), (name) => name.replace(hashed, ''));
      return [path, hashParts([path.replace(hashed, ''), text, ...modules])];
    }),
  );
  const taken = new Set<string>();
  return new Map([...withImports(own, outputs)].map(([path, sum]) => [path, unusedName(path, sum, taken)]));
}

/** Combines the hash of each output with those of its imports, until no more outputs differ. */
function withImports(
  own: ReadonlyMap<string, string>,
  outputs: BundleResult['metafile']['outputs'],
): ReadonlyMap<string, string> {
  let current = own;
  for (let count = 0; count < new Set(current.values()).size; ) {
    count = new Set(current.values()).size;
    const before = current;
    current = new Map(
      [...own].map(([path, sum]) => {
        const imports = outputs[path]?.imports.map((one) => before.get(one.path) ?? one.path) ?? [];
        return [path, hashParts([sum, ...imports])];
      }),
    );
  }
  return current;
}

/** Names two equal outputs differently, because each has a state of its own. */
function unusedName(path: string, sum: string, taken: Set<string>): string {
  const name = path.replace(hashed, `-${shortHash(sum)}`);
  if (taken.has(name)) return unusedName(path, hashParts([sum, 'again']), taken);
  taken.add(name);
  return name;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Eight characters, as esbuild writes them. */
function shortHash(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 8);
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/**
 * Returns a path of a module that is the same on every machine: in its package, in this package, or in the
 * site. `../node_modules/.pnpm/react@19.0.0/node_modules/react/index.js` → `react/index.js`
 */
function modulePath(input: string, { root, templates }: NameRoots): string {
  const inPackage = input.split('/node_modules/').at(-1);
  if (inPackage !== undefined && inPackage !== input) return inPackage;
  if (input.startsWith('node_modules/')) return input.slice('node_modules/'.length);
  const template = relative(templates, resolve(root, input));
  return template.startsWith('..') ? input : posix.join('colophon/templates', template.split(sep).join('/'));
}
