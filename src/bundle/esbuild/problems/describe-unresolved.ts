import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, extname, isAbsolute, join, posix, resolve } from 'node:path';
import { isFolder } from '../../../effects/file-operations.ts';
import { installCommand } from '../../../effects/install-command.ts';
import { nearestName } from '../../../lib/nearest-name.ts';
import { relativePath } from '../../../lib/relative-path.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/path.ts';
import { filesIn, missingModule, namesIn } from './missing-module.ts';
import { importedPackage, packageOf } from './missing-package.ts';

/** The module that an error is in. */
export interface MessageContext {
  readonly root: FilePath;
  readonly file: FilePath | undefined;
}

/** What an error means. `line` is where it is to be corrected, if esbuild names no place of the author's. */
export type Description = Pick<Diagnostic, 'code' | 'message' | 'hint'> & { readonly line?: number };

/** Describes an import that leads nowhere. */
export function describeUnresolved(specifier: string, { root, file }: MessageContext): Description {
  if (isBuiltin(specifier))
    return {
      code: 'node-module',
      message: `"${specifier}" is a module of Node.js, which browsers do not have.`,
      hint: withoutModule(file),
    };
  if (/^\.{1,2}(?:\/|$)/.test(specifier))
    return {
      code: 'missing-import',
      message: `The file "${specifier}" does not exist.`,
      hint: fileHint(specifier, file),
    };
  const imported = importedPackage(specifier, { root, file });
  if (!imported)
    return {
      code: 'missing-import',
      message: `The import "${specifier}" leads to no file.`,
      hint: prefixHint(`${specifier.split('/')[0]}/`, root),
    };
  const { name, folder } = imported;
  if (folder === undefined)
    return {
      code: 'missing-import',
      message: `The package "${name}" is not installed.`,
      hint: installHint(name, { root, file }),
    };
  return { code: 'missing-import', ...missingModule({ name, folder, specifier, root }) };
}

function fileHint(specifier: string, file: FilePath | undefined): string {
  const folder = file && dirname(file);
  if (folder !== undefined && isFolder(resolve(folder, specifier)))
    return `It is a folder without an index module. Create "${specifier.replace(/\/$/, '')}/index.ts", or name one of its modules.`;
  const near = folder && nearFile(specifier, folder);
  return near === undefined ? 'Create the file, or correct the path.' : `Did you mean "${near}"?`;
}

/** Paths that TypeScript cannot read have no effect on the build, and still are what the author meant. */
function prefixHint(prefix: string, root: FilePath): string {
  const file = join(root, 'tsconfig.json');
  const inTsconfig = existsSync(file) && readFileSync(file, 'utf8').includes(`"${prefix}`);
  return inTsconfig
    ? `Create the file, or correct "${prefix}*" under "paths" in tsconfig.json.`
    : `Name the folder of "${prefix}" under "alias" in site.yaml.`;
}

function installHint(name: string, { root, file }: MessageContext): string {
  const importer = packageOf(file);
  const command = installCommand(name, { root });
  return importer === undefined
    ? `${command}, or name its folder under "alias" in site.yaml.`
    : `${command}, which "${importer}" needs.`;
}

/** Only the import of a package can be changed, not the code in it. */
function withoutModule(file: FilePath | undefined): string {
  const name = packageOf(file);
  return name === undefined
    ? "Remove the import. For data of a file, write it as JSON: import data from './data.json';"
    : `Remove the import of "${name}", or import a part of it that browsers can run.`;
}

/**
 * Describes an import that an alias leads nowhere. An alias replaces the start of an import: `kit/shade` →
 * `/acme/packages/kit/src/shade`.
 */
export function describeAlias(specifier: string, target: string, { root }: MessageContext): Description {
  if (!isAbsolute(target))
    return {
      code: 'missing-import',
      message: `The import "${specifier}" leads to the package "${target}", which is not installed.`,
      hint: `Install it, or begin a path of the content folder with a dot: "./${target}".`,
    };
  const shown = relativePath(root, target);
  if (isFolder(target))
    return {
      code: 'missing-import',
      message: `The import "${specifier}" leads to the folder "${shown}", which has no index module.`,
      hint: `Name its module under "alias" in site.yaml: "${entryOf(target, root)}".`,
    };
  const near = nearestName(basename(target), namesIn(dirname(target)));
  return {
    code: 'missing-import',
    message: `The import "${specifier}" leads to no file.`,
    hint:
      near === undefined
        ? `Correct "alias" in site.yaml, or create "${shown}".`
        : `Did you mean "${posix.join(posix.dirname(specifier), near)}"?`,
  };
}

/** The module of a folder that an alias probably means, as `site.yaml` names it. */
function entryOf(folder: string, root: string): string {
  const names = ['src/index.ts', 'src/index.tsx', 'src/index.js', 'lib/index.js', 'dist/index.js'];
  const found = names.find((name) => existsSync(join(folder, name))) ?? 'src/index.ts';
  const path = relativePath(join(root, 'content'), join(folder, found));
  return path.startsWith('.') ? path : `./${path}`;
}

/** Returns the import of a similar file: `./shades` → `./shade`, `./shades.ts?raw` → `./shade.ts?raw`. */
function nearFile(specifier: string, folder: string): string | undefined {
  const [path = '', query] = specifier.split('?');
  const wanted = resolve(folder, path);
  const names = query === undefined ? namesIn(dirname(wanted)) : filesIn(dirname(wanted));
  const others = names.filter((name) => name !== basename(wanted));
  const near = nearestName(basename(wanted), others.filter(isLike(extname(wanted))));
  if (near === undefined) return undefined;
  const joined = posix.join(posix.dirname(path), query === undefined ? near : `${near}?${query}`);
  return joined.startsWith('.') ? joined : `./${joined}`;
}

/** A style sheet is not meant to be a page, nor a module without extension a picture. */
function isLike(extension: string): (name: string) => boolean {
  const isStyle = styles.test(extension);
  return (name) =>
    !/^\.mdx?$/.test(extname(name)) && (extension === '' || styles.test(extname(name)) === isStyle);
}

const styles = /^\.(?:css|s[ac]ss|less)$/;
