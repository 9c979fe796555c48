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
import type { Bundler } from '../esbuild/create-bundler.ts';
import { singlePackages } from '../esbuild/plugins/single-copies.ts';

/** Bundles of our templates, which come with the package. A site without modules needs no bundler. */
export interface Shell {
  readonly browser: BrowserBundle;
  /** Undefined for a site whose theme has lengths and fonts of its own. */
  readonly server: ServerBundle | undefined;
  readonly workers: Readonly<Record<WorkerKind, WorkerBundle>>;
}

/** The JSON file beside the files of a shell: names the files and their inputs. */
export interface ShellRecord {
  /** Hashes by path relative to our templates. */
  readonly templates: Readonly<Record<string, string>>;
  /** Hashes of `package.json` by package. */
  readonly packages: Readonly<Record<string, string>>;
  readonly browser: { readonly files: readonly string[]; readonly script: AssetEntry };
  readonly server: { readonly files: readonly string[]; readonly templates: ServerModule };
  readonly workers: Readonly<Record<WorkerKind, string>>;
}

/** File name of the record. */
export const recordName = 'shell.json';

/** Returns the path of a file of a prepared shell. */
export function shellFile(folder: FilePath, kind: 'browser' | 'server', path: string): FilePath {
  return join(folder, kind, path) as FilePath;
}

/** Reads the shell in a folder. Returns undefined if the bundles of this site would differ from it. */
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
    server: options.themed
      ? undefined
      : {
          files: server,
          templates: record.server.templates,
          ownTemplates: false,
          demos: new Map(),
          offers: '',
          offered: [],
          importers: new Map(),
          inputs,
        },
    workers: { register: worker('register'), unregister: worker('unregister') },
  };
}

/**
 * Uses prepared bundles if there are any, else the bundler. A site with modules bundles the templates for
 * Node together with them, because both must share one copy of React and of the styles.
 *
 * @param find returns the prepared shell of the site; called again for each round of bundles, as templates
 *   may change
 */
export function withPreparedShell(bundler: Bundler, find: () => Promise<Shell | undefined>): Bundler {
  let pending: Promise<Shell | undefined> | undefined;
  const findOnce = () => {
    pending ??= find().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  return {
    ...bundler,
    bundleShell: async () => (await findOnce())?.browser ?? (await bundler.bundleShell()),
    bundleServer: async (entries, live, codes) => {
      const prepared = entries.length === 0 ? await findOnce() : undefined;
      return prepared?.server ?? (await bundler.bundleServer(entries, live, codes));
    },
    bundleServiceWorker: async (kind) =>
      (await findOnce())?.workers[kind] ?? (await bundler.bundleServiceWorker(kind)),
  };
}

/** True if an alias or a licence concerns a package of the shell: `alias: { react: preact/compat }`. */
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
  // Checked one by one, because a listing leaves out folders that are links.
  const found = Object.keys(record.templates).map((path) =>
    files.exists(join(siteTemplates, path) as FilePath),
  );
  return (await Promise.all(found)).includes(true);
}

/** Returns the shell's inputs, templates and `package.json` files. Undefined if one has changed. */
async function unchangedInputs(
  record: ShellRecord,
  { root, templates, hashOf }: BundlerOptions,
): Promise<FilePath[] | undefined> {
  const ofTemplates = Object.entries(record.templates).map(async ([path, hash]) => {
    const file = join(templates, path) as FilePath;
    return (await hashOf(file)) === hash ? file : undefined;
  });
  const ofPackages = Object.entries(record.packages).map(async ([name, hash]) => {
    // As the bundler resolves them: the site's copy of a single package comes first.
    const own = singlePackages.includes(name) ? await findPackage(name, root, hashOf) : undefined;
    const found = own ?? (await findPackage(name, templates, hashOf));
    return found?.hash === hash ? found.file : undefined;
  });
  const inputs = await Promise.all([...ofTemplates, ...ofPackages]);
  const unchanged = inputs.filter((file) => file !== undefined);
  return unchanged.length === inputs.length ? unchanged : undefined;
}

/** Finds the `package.json` of a package as Node does for a module in the folder. */
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
