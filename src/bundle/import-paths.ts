import { dirname, join, relative, resolve, sep } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { hashParts } from '../lib/hash.ts';
import type { FilePath } from '../model/path.ts';
import { compilerOptions } from './esbuild/bundle-options.ts';

/** The import paths of a site's `tsconfig.json`. */
export interface ImportPaths {
  /** A configuration that esbuild reads: the paths of the site's, and nothing else of it. */
  readonly tsconfig: FilePath;
  /** Changes with the configurations that name the paths. */
  readonly hash: string;
}

/**
 * Makes the `paths` of the site's `tsconfig.json` available to bundles. Its other options are for the type
 * checker of the site, so they are replaced by ours. Undefined for a site without such paths.
 */
export async function importPaths(
  root: FilePath,
  {
    files,
    cacheDir,
  }: { readonly files: Pick<FileSystem, 'readText' | 'replace'>; readonly cacheDir: FilePath },
): Promise<ImportPaths | undefined> {
  const first = join(root, 'tsconfig.json') as FilePath;
  const texts = await readChain(first, files);
  if (!texts.some((text) => /"(?:paths|baseUrl)"\s*:/.test(text))) return undefined;
  const tsconfig = join(cacheDir, 'tsconfig.json') as FilePath;
  const base = relative(dirname(tsconfig), first).split(sep).join('/');
  const text = JSON.stringify({
    extends: base.startsWith('.') ? base : `./${base}`,
    compilerOptions: { ...compilerOptions, ...neutral },
  });
  if ((await files.readText(tsconfig)) !== text) await files.replace(tsconfig, text);
  return { tsconfig, hash: hashParts([text, ...texts]) };
}

/** Replaces options that would change what esbuild emits. */
const neutral = { jsxImportSource: 'react', experimentalDecorators: false, verbatimModuleSyntax: false };

const extended = /"extends"\s*:\s*(?:"([^"]+)"|\[([^\]]*)\])/;

/** Reads a configuration and those that it extends by relative path. */
async function readChain(
  file: FilePath,
  files: Pick<FileSystem, 'readText'>,
  seen = new Set<FilePath>(),
): Promise<string[]> {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = await files.readText(file);
  if (text === undefined) return [];
  const [, one, several = ''] = extended.exec(text) ?? [];
  const names = one === undefined ? [...several.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name) : [one];
  const bases = names
    .filter((name) => name.startsWith('.'))
    .map((name) => resolve(dirname(file), name.endsWith('.json') ? name : `${name}.json`) as FilePath);
  const chain: string[] = [text];
  for (const base of bases) chain.push(...(await readChain(base, files, seen)));
  return chain;
}
