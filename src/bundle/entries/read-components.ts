import { fileOfComponent, usedComponents } from '../../assemble/plan-entries.ts';
import { importedModule } from '../../assemble/props/demo-code.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { IslandMoment } from '../../model/part-props.ts';
import type { FilePath, SourcePath } from '../../model/path.ts';
import type { Site } from '../../model/site.ts';
import type { ParsedComponent } from '../../parse/component/parse-component.ts';
import type { Sources } from '../../read/sources.ts';

/** The components on the pages of a site. */
export interface Components {
  /** The hydration moments of islands by component. */
  readonly islands: ReadonlyMap<string, IslandMoment>;
  /** The files of the site that each component contains, as diagnostics name them. */
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** The folders of components. */
export interface ComponentPlaces {
  readonly files: Pick<FileSystem, 'readText'>;
  readonly ownFolder: FilePath;
}

/** Reads the components that pages name, with the modules of the site that they import. */
export async function readComponents(
  site: Site,
  sources: Sources,
  places: ComponentPlaces,
): Promise<Components> {
  const islands = new Map<string, IslandMoment>();
  const files = new Map<string, ReadonlySet<string>>();
  const found = new Map<string, Diagnostic>();
  const { contentDir, hydrateComponents } = site.config;
  for (const [name, module] of usedComponents(site)) {
    const file = fileOfComponent(module, { contentDir, ownFolder: places.ownFolder });
    const path = module.kind === 'site' ? module.source : (`${module.name}.tsx` as SourcePath);
    const text = (await places.files.readText(file)) ?? '';
    const { value, diagnostics } = await parse({ path, text });
    const moment = value.island ?? (module.kind === 'site' ? hydrateComponents : undefined);
    if (moment !== undefined) islands.set(name, moment);
    for (const diagnostic of diagnostics) found.set(`${path} ${diagnostic.code}`, diagnostic);
    if (module.kind === 'site') files.set(name, await closureOf(value, sources, places));
  }
  return { islands, files, diagnostics: [...found.values()] };
}

async function closureOf(
  first: ParsedComponent,
  sources: Sources,
  { files }: ComponentPlaces,
): Promise<ReadonlySet<string>> {
  const reached = new Set<SourcePath>([first.source]);
  const waiting = [first];
  for (let parsed = waiting.pop(); parsed; parsed = waiting.pop()) {
    for (const specifier of parsed.relativeImports) {
      const path = importedModule(parsed.source, specifier, 'ts', (candidate) => sources.has(candidate));
      const source = path && sources.get(path);
      if (!source || reached.has(source.path)) continue;
      reached.add(source.path);
      const text = (await files.readText(source.file)) ?? '';
      waiting.push((await parse({ path: source.path, text })).value);
    }
  }
  return new Set([...reached].map(displayPath));
}

/** Loads the parser on demand, because most sites have no components. */
async function parse(source: {
  readonly path: SourcePath;
  readonly text: string;
}): Promise<Parsed<ParsedComponent>> {
  const { parseComponent } = await import('../../parse/component/parse-component.ts');
  return parseComponent(source);
}
