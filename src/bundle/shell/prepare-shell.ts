import { join, sep } from 'node:path';
import type { FileSystem, HashOf } from '../../effects/file-system.ts';
import { relativePath } from '../../lib/relative-path.ts';
import type { BundledFile, ServerBundle } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { type Bundler, createBundler } from '../esbuild/create-bundler.ts';
import { toCommonJs } from '../esbuild/output/to-common-js.ts';
import { findPackage, recordName, type ShellRecord, shellFile } from './prepared-shell.ts';

/** Bundles our templates into a folder for `preparedShell`. Removes other files from the folder. */
export async function prepareShell(
  packageFolder: FilePath,
  folder: FilePath,
  { files, hashOf }: { readonly files: FileSystem; readonly hashOf: HashOf },
): Promise<void> {
  const templates = join(packageFolder, 'templates') as FilePath;
  const bundler = createBundler({
    root: packageFolder,
    templates,
    siteTemplates: templates,
    themed: false,
    demoTheme: join(templates, 'no-theme.ts') as FilePath,
    leftOut: new Set(),
    alias: {},
    licences: {},
    env: {},
    paths: {},
    packages: packageFolder,
    hashOf,
  });
  const { browser, server, register, unregister } = await bundleTemplates(bundler).finally(bundler.close);
  const script = browser.assets.get('browser');
  if (!script) throw new Error('The shell has no script.');
  const inputs = new Set([browser, server, register, unregister].flatMap((bundle) => bundle.inputs));
  const record: ShellRecord = {
    templates: await templateHashes(inputs, templates, hashOf),
    packages: await packageHashes(inputs, templates, hashOf),
    browser: { files: browser.files.map(({ path }) => path), script },
    server: { files: server.files.map(({ path }) => path), templates: server.templates },
    workers: { register: register.script, unregister: unregister.script },
  };
  const written = [
    ...(await writeAll(folder, 'browser', browser.files, files)),
    ...(await writeAll(folder, 'server', server.files, files)),
  ];
  const recordFile = join(folder, recordName) as FilePath;
  await files.write(recordFile, JSON.stringify(record));
  const current = new Set<string>([...written, recordFile]);
  for (const { file } of await files.list(folder)) if (!current.has(file)) await files.remove(file);
}

async function bundleTemplates(bundler: Bundler) {
  return {
    browser: await bundler.bundleShell(),
    server: await asCommonJs(await bundler.bundleServer([], [], new Map())),
    register: await bundler.bundleServiceWorker('register'),
    unregister: await bundler.bundleServiceWorker('unregister'),
  };
}

/** Turns the one module of a bundle into CommonJS, whose compiled code outlives a process. */
async function asCommonJs(server: ServerBundle): Promise<ServerBundle> {
  const [file, ...others] = server.files;
  if (!file || others.length > 0) throw new Error('The templates of the shell are not one module.');
  const path = file.path.replace(/\.js$/, '.cjs');
  const bytes = await toCommonJs(file.bytes);
  return { ...server, files: [{ path, bytes }], templates: { ...server.templates, path } };
}

async function templateHashes(
  inputs: ReadonlySet<FilePath>,
  templates: FilePath,
  hashOf: HashOf,
): Promise<Record<string, string>> {
  const own = [...inputs].filter((file) => file.startsWith(join(templates, sep))).sort();
  const hashes = own.map(async (file) => {
    return [relativePath(templates, file), await required(hashOf(file), file)] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

async function packageHashes(
  inputs: ReadonlySet<FilePath>,
  templates: FilePath,
  hashOf: HashOf,
): Promise<Record<string, string>> {
  const names = new Set([...inputs].flatMap((file) => packageOf(file) ?? []));
  const hashes = [...names].sort().map(async (name) => {
    const found = findPackage(name, templates, hashOf);
    return [name, (await required(found, name)).hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** `…/node_modules/@mui/system/esm/index.js` → `@mui/system` */
function packageOf(file: FilePath): string | undefined {
  const inside = file.split(`${sep}node_modules${sep}`).at(-1);
  if (inside === file || inside === undefined) return undefined;
  const [first = '', second] = inside.split(sep);
  return first.startsWith('@') ? `${first}/${second}` : first;
}

async function required<Value>(value: Promise<Value | undefined>, name: string): Promise<Value> {
  const found = await value;
  if (found === undefined) throw new Error(`The bundle contains ${name}, which does not exist.`);
  return found;
}

async function writeAll(
  folder: FilePath,
  kind: 'browser' | 'server',
  bundled: readonly BundledFile[],
  files: FileSystem,
): Promise<FilePath[]> {
  const written = bundled.map(async ({ path, bytes }) => {
    const file = shellFile(folder, kind, path);
    await files.write(file, bytes);
    return file;
  });
  return await Promise.all(written);
}
