import { usedDemos } from '../../assemble/plan-entries.ts';
import { componentModule, importedModules, previewFile } from '../../assemble/props/demo-code.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { packageRoot } from '../../effects/package-root.ts';
import type { DemoModule, UsedComponent } from '../../model/demo.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../../model/path.ts';
import type { Site } from '../../model/site.ts';
import type { DocumentReader } from '../../parse/document-reader.ts';
import { installedVersion } from '../../read/installed-version.ts';
import type { Sources } from '../../read/sources.ts';

/** The modules of all demos on a site. */
export interface Demos {
  readonly modules: ReadonlyMap<SourcePath, DemoModule>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses the demos that pages name, and the modules of the site that they import. */
export async function readDemos(site: Site, sources: Sources, parse: DocumentReader['demo']): Promise<Demos> {
  const modules = new Map<SourcePath, DemoModule>();
  const diagnostics: Diagnostic[] = [];
  const has = (path: SourcePath) => sources.has(path);
  const named = [...usedDemos(site)].flatMap((path) => [path, handWrittenVariant(path)].flatMap(withPreview));
  let round = [...new Set(named)].filter(has);
  while (round.length > 0) {
    const parsed = await Promise.all(round.flatMap((path) => sources.get(path) ?? []).map(parse));
    for (const { value, diagnostics: found } of parsed) {
      modules.set(value.source, value);
      for (const diagnostic of found) diagnostics.push(diagnostic);
    }
    const imported = parsed.flatMap(({ value }) => [
      ...localImports(value, has),
      ...[componentModule(value, has)].filter((path) => path !== undefined),
    ]);
    round = [...new Set(imported)].filter((path) => !modules.has(path));
  }
  return { modules, diagnostics };
}

/** `Button.tsx` → `Button.js`, the hand-written JavaScript variant. */
function handWrittenVariant(module: SourcePath): SourcePath {
  return module.replace(/\.tsx?$/, '.js') as SourcePath;
}

function withPreview(module: SourcePath): SourcePath[] {
  return [module, previewFile(module)];
}

function localImports(module: DemoModule, has: (path: SourcePath) => boolean): SourcePath[] {
  return (['ts', 'js'] as const).flatMap((language) => importedModules(module, language, has));
}

/**
 * Finds the components that the modules of demos render, by module. Empty for a site without API documents,
 * which needs none.
 */
export async function readUsedComponents(
  { pages }: Pick<Site, 'pages'>,
  modules: ReadonlyMap<SourcePath, DemoModule>,
  { sources, read }: { readonly sources: Sources; readonly read: DocumentReader['usedComponents'] },
): Promise<ReadonlyMap<SourcePath, readonly UsedComponent[]>> {
  if (!pages.some(({ reference }) => reference !== undefined)) return new Map();
  const scripts = [...modules.values()].filter(({ packages }) => packages.length > 0);
  const found = scripts.map(async ({ source: path }) => {
    const source = sources.get(path);
    return [path, source === undefined ? [] : await read(source)] as const;
  });
  return new Map(await Promise.all(found));
}

/** Returns the installed version of each package that demos import, `latest` if it is not installed. */
export async function readVersions(
  modules: Iterable<DemoModule>,
  root: FilePath,
  files: Pick<FileSystem, 'readText'>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Set([...modules].flatMap((module) => module.packages));
  const versions = new Map<string, string>();
  for (const name of ['react', 'react-dom', ...[...names].sort()])
    versions.set(
      name,
      (await installedVersion(name, root, files)) ??
        (await installedVersion(name, packageRoot(), files)) ??
        'latest',
    );
  return versions;
}
