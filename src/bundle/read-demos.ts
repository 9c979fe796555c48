import { importedModule, previewFile } from '../assemble/demo-code.ts';
import { usedDemos } from '../assemble/plan-entries.ts';
import { hold } from '../build/memory.ts';
import { demoKey } from '../cache/store-keys.ts';
import { hashParts } from '../lib/hash.ts';
import type { DemoModule } from '../model/demo.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { parseRemembered } from '../parse/parse-cached.ts';
import type { ParseTools } from '../parse/parse-pages.ts';
import type { Sources } from '../read/sources.ts';

/** The modules of all demos on the site, with what was noticed in them. */
export interface Demos {
  readonly modules: ReadonlyMap<SourcePath, DemoModule>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses every module that a demo is made of: the modules that pages name, and what these import, round by round. */
export async function readDemos(site: Site, sources: Sources, tools: ParseTools): Promise<Demos> {
  const modules = new Map<SourcePath, DemoModule>();
  const diagnostics: Diagnostic[] = [];
  const has = (path: SourcePath) => sources.has(path);
  const named = [...usedDemos(site)].flatMap((path) => [path, besides(path)].flatMap(withPreview));
  let round = [...new Set(named)].filter(has);
  while (round.length > 0) {
    const parsed = await Promise.all(
      round
        .flatMap((path) => sources.get(path) ?? [])
        .map((source) => hold(tools.memory.demos, source, () => parseOne(source, tools))),
    );
    for (const { value, diagnostics: found } of parsed) {
      modules.set(value.source, value);
      diagnostics.push(...found);
    }
    const imported = parsed.flatMap(({ value }) => neighbours(value, has));
    round = [...new Set(imported)].filter((path) => !modules.has(path));
  }
  return { modules, diagnostics };
}

/** A hand-written variant stands beside the demo under the same name. */
function besides(module: SourcePath): SourcePath {
  return module.replace(/\.tsx?$/, '.js') as SourcePath;
}

/** The preview that the author wrote stands beside the module. */
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

function parseOne(source: SourceFile, tools: ParseTools): Promise<Parsed<DemoModule>> {
  const key = demoKey(hashParts([tools.tool, source.path, source.hash]));
  return parseRemembered(source, key, tools, async (text) => {
    const { parseDemo } = await import('../parse/demo/parse-demo.ts');
    return parseDemo({ path: source.path, text });
  });
}
