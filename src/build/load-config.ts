import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readTsconfigPaths } from '../bundle/entries/read-tsconfig-paths.ts';
import { evaluateModule } from '../bundle/esbuild/evaluate-module.ts';
import { findAbsence } from '../config/missing-config.ts';
import { yamlFile } from '../config/read-config-values.ts';
import { resolveConfig } from '../config/resolve-config.ts';
import { moduleFile, type SiteModule } from '../config/site-module.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { installCommand } from '../effects/install-command.ts';
import { packageRoot } from '../effects/package-root.ts';
import { mayBeNotUtf8, notUtf8 } from '../lib/not-utf8.ts';
import { parseManifest } from '../lib/parse-manifest.ts';
import { upwards } from '../lib/upwards.ts';
import { addFrames } from '../load/add-frames.ts';
import { withInstalledVersions } from '../load/with-installed-versions.ts';
import type { BuildFlags, Config, InstalledPackage } from '../model/config.ts';
import { type Diagnostic, type Parsed, UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { runModuleAlone } from '../workers/run-module.ts';

/** Reads and resolves the configuration of the site in a folder. Undefined after an error. */
export async function loadConfig(
  root: string,
  flags: BuildFlags,
  files: FileSystem,
): Promise<Parsed<Config | undefined>> {
  const yaml = await readConfigText(join(root, yamlFile) as FilePath, yamlFile, files);
  const module = await readModule(root as FilePath, files);
  const unreadable = [yaml, module].flatMap(({ diagnostics }) => diagnostics);
  if (unreadable.length > 0) return withFrames({ value: undefined, diagnostics: unreadable }, root, files);
  const isAbsent = yaml.value === undefined && module.value === undefined;
  const absence = isAbsent ? await findAbsence(root, files) : undefined;
  const resolved = resolveConfig({ root, flags, text: yaml.value, module: module.value, absence });
  const found = await withInstalledVersions(await withDiagrams(resolved, files), files);
  return withFrames(await withImportPaths(found, files), root, files);
}

/** Adds the import paths of `tsconfig.json`, so that an edit of them counts as one of the configuration. */
async function withImportPaths(
  { value: config, diagnostics }: Parsed<Config | undefined>,
  files: FileSystem,
): Promise<Parsed<Config | undefined>> {
  if (config === undefined) return { value: config, diagnostics };
  return { value: { ...config, tsconfig: await readTsconfigPaths(config.root, files) }, diagnostics };
}

/** The package that renders diagrams, which a site installs itself. */
const diagramPackage = 'beautiful-mermaid';

/** Adds the place of the package that renders diagrams, if the site wants any. */
async function withDiagrams(
  resolved: Parsed<Config | undefined>,
  files: FileSystem,
): Promise<Parsed<Config | undefined>> {
  const { value: config, diagnostics } = resolved;
  if (!config?.markdown.mermaid) return resolved;
  const diagrams = await installedDiagrams(config.root, files);
  if (diagrams) return { value: { ...config, markdown: { ...config.markdown, diagrams } }, diagnostics };
  const problem: Diagnostic = {
    severity: 'error',
    code: 'config-value',
    message: `"markdown.mermaid" needs the package "${diagramPackage}", which is not installed.`,
    hint: installCommand(diagramPackage, { root: config.root, isDevelopment: true }),
    ...(config.places['markdown.mermaid'] && { place: config.places['markdown.mermaid'] }),
  };
  return { value: undefined, diagnostics: [...diagnostics, problem] };
}

/** Finds the package in the `node_modules` of the site. `resolvePackage` finds none that is only imported. */
async function installedDiagrams(
  root: FilePath,
  { readText }: Pick<FileSystem, 'readText'>,
): Promise<InstalledPackage | undefined> {
  for (const folder of [root, packageRoot()].flatMap(upwards)) {
    const place = join(folder, 'node_modules', diagramPackage);
    const text = await readText(join(place, 'package.json') as FilePath);
    if (text === undefined) continue;
    const { version, main } = parseManifest(text);
    if (typeof main !== 'string') continue;
    return { url: pathToFileURL(join(place, main)).href, version: String(version) };
  }
  return undefined;
}

async function withFrames(
  { value, diagnostics }: Parsed<Config | undefined>,
  root: string,
  files: FileSystem,
): Promise<Parsed<Config | undefined>> {
  return { value, diagnostics: await addFrames(diagnostics, root as FilePath, files) };
}

/** Reads a file of the configuration; undefined if it does not exist, or is not UTF-8. */
async function readConfigText(
  file: FilePath,
  name: string,
  files: FileSystem,
): Promise<Parsed<string | undefined>> {
  // Reading a pipe would wait for another program, and no signal could end it.
  if ((await files.entry(file))?.fault === 'special-file')
    throw new UserError(`"${name}" is a pipe, a socket or a device, and not a file.`);
  const text = await files.readText(file);
  const bytes = text !== undefined && mayBeNotUtf8(text) ? await files.readBytes(file) : undefined;
  const problem: Diagnostic | undefined = bytes && notUtf8({ text: text ?? '', bytes }, name);
  return problem ? { value: undefined, diagnostics: [problem] } : { value: text, diagnostics: [] };
}

async function readModule(root: FilePath, files: FileSystem): Promise<Parsed<SiteModule | undefined>> {
  const file = join(root, moduleFile) as FilePath;
  const { value: text, diagnostics } = await readConfigText(file, moduleFile, files);
  if (text === undefined) return { value: undefined, diagnostics };
  return { value: { text, evaluation: await evaluateModule(file, root, runModuleAlone) }, diagnostics };
}
