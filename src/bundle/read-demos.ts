import { importedModule, previewFile } from '../assemble/demo-code.ts';
import { usedDemos } from '../assemble/plan-entries.ts';
import type { DemoModule } from '../model/demo.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import type { Sources } from '../read/sources.ts';

/** The modules of all demos on a site, with their problems. */
export interface Demos {
  readonly modules: ReadonlyMap<SourcePath, DemoModule>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses the modules that pages name as demos, and everything these import, round by round. */
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
      diagnostics.push(...found);
    }
    const imported = parsed.flatMap(({ value }) => neighbours(value, has));
    round = [...new Set(imported)].filter((path) => !modules.has(path));
  }
  return { modules, diagnostics };
}

/** `Button.tsx` → `Button.js`, the hand-written variant beside the demo. */
function handWrittenVariant(module: SourcePath): SourcePath {
  return module.replace(/\.tsx?$/, '.js') as SourcePath;
}

/** A module and the preview beside it that the author may have written. */
function withPreview(module: SourcePath): SourcePath[] {
  return [module, previewFile(module)];
}

function neighbours(module: DemoModule, has: (path: SourcePath) => boolean): SourcePath[] {
  return module.relativeImports.flatMap((specifier) =>
    (['ts', 'js'] as const).flatMap(
      (language) => importedModule(module.source, specifier, language, has) ?? [],
    ),
  );
}
