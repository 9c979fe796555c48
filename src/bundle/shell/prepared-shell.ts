import { dirname, join } from 'node:path';
import type { FileSystem, HashOf } from '../../effects/file-system.ts';
import type {
  AssetEntry,
  BrowserBundle,
  BundledFile,
  ServerBundle,
  ServerModule,
  WorkerBundle,
  WorkerKind,
} from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import type { BundlerOptions } from '../esbuild/bundle-options.ts';
import { singlePackages } from '../esbuild/plugins/single-copies.ts';

/** The bundles of our own templates alone. They come with the package, so that only a site with demos or components waits for a bundler. */
export interface Shell {
  readonly browser: BrowserBundle;
  readonly server: ServerBundle;
  readonly workers: Readonly<Record<WorkerKind, WorkerBundle>>;
}

/** What is kept of a shell, as JSON, beside its files; and what these were made from. */
export interface ShellRecord {
  /** Hash by path below our templates. */
  readonly templates: Readonly<Record<string, string>>;
  /** Hash of its `package.json` by the name of a package. */
  readonly packages: Readonly<Record<string, string>>;
  readonly browser: { readonly files: readonly string[]; readonly script: AssetEntry };
  readonly server: { readonly files: readonly string[]; readonly templates: ServerModule };
  readonly workers: Readonly<Record<WorkerKind, string>>;
}

/** Name of the record in the folder of a prepared shell. */
export const recordName = 'shell.json';

/** Where a file of a prepared shell lies. */
export function shellFile(folder: FilePath, kind: 'browser' | 'server', path: string): FilePath {
  return join(folder, kind, path) as FilePath;
}

/**
 * The shell in a folder, if the bundler would make the same for this site: templates and packages are as they were, and the site puts
 * nothing in the place of any.
 */
export async function preparedShell(
  folder: FilePath,
  options: BundlerOptions,
  files: FileSystem,
): Promise<Shell | undefined> {
  const text = await files.readText(join(folder, recordName) as FilePath);
  if (text === undefined) return undefined;
  const record = JSON.parse(text) as ShellRecord;
  if (isReplaced(record, options) || (await isShadowed(record, options, files))) return undefined;
  const inputs = await unchangedInputs(record, options);
  if (!inputs) return undefined;
  const browser = await readAll(folder, 'browser', record.browser.files, files);
  const server = await readAll(folder, 'server', record.server.files, files);
  if (!browser || !server) return undefined;
  const worker = (kind: WorkerKind) => ({ script: record.workers[kind], inputs });
  return {
    browser: { files: browser, assets: new Map([['browser', record.browser.script]]), inputs },
    server: {
      files: server,
      templates: record.server.templates,
      demos: new Map(),
      offers: '',
      offered: [],
      importers: new Map(),
      inputs,
    },
    workers: { register: worker('register'), unregister: worker('unregister') },
  };
}

/** `alias: { react: preact/compat }` is about the shell too, `alias: { docs: ./docs }` is not. */
function isReplaced({ packages }: ShellRecord, { alias, licences }: BundlerOptions): boolean {
  const named = [...Object.keys(alias), ...Object.keys(licences)];
  return Object.keys(packages).some((name) =>
    named.some((key) => key === name || key.startsWith(`${name}/`) || name.startsWith(`${key}/`)),
  );
}

async function isShadowed(
  record: ShellRecord,
  { templates, siteTemplates }: BundlerOptions,
  files: FileSystem,
): Promise<boolean> {
  if (siteTemplates === templates || !(await files.exists(siteTemplates))) return false;
  // Asked one by one, since a folder among them may be a link.
  const found = Object.keys(record.templates).map((path) =>
    files.exists(join(siteTemplates, path) as FilePath),
  );
  return (await Promise.all(found)).includes(true);
}

/** The files that say what the shell is made from; undefined when one of them says something else than it did. */
async function unchangedInputs(
  record: ShellRecord,
  { root, templates, hashOf }: BundlerOptions,
): Promise<FilePath[] | undefined> {
  const ofTemplates = Object.entries(record.templates).map(async ([path, hash]) => {
    const file = join(templates, path) as FilePath;
    return (await hashOf(file)) === hash ? file : undefined;
  });
  const ofPackages = Object.entries(record.packages).map(async ([name, hash]) => {
    // As the bundler does: of those that may exist only once, the site's own copy counts first.
    const own = singlePackages.includes(name) ? await findPackage(name, root, hashOf) : undefined;
    const found = own ?? (await findPackage(name, templates, hashOf));
    return found?.hash === hash ? found.file : undefined;
  });
  const inputs = await Promise.all([...ofTemplates, ...ofPackages]);
  const there = inputs.filter((file) => file !== undefined);
  return there.length === inputs.length ? there : undefined;
}

/** The `package.json` of a package as a module in a folder finds it. */
export async function findPackage(
  name: string,
  folder: string,
  hashOf: HashOf,
): Promise<{ readonly file: FilePath; readonly hash: string } | undefined> {
  const file = join(folder, 'node_modules', name, 'package.json') as FilePath;
  const hash = await hashOf(file);
  if (hash !== undefined) return { file, hash };
  const above = dirname(folder);
  return above === folder ? undefined : findPackage(name, above, hashOf);
}

async function readAll(
  folder: FilePath,
  kind: 'browser' | 'server',
  paths: readonly string[],
  files: FileSystem,
): Promise<BundledFile[] | undefined> {
  const read = paths.map(async (path) => {
    const bytes = await files.readBytes(shellFile(folder, kind, path));
    return bytes && { path, bytes };
  });
  const found = (await Promise.all(read)).filter((file) => file !== undefined);
  return found.length === paths.length ? found : undefined;
}
