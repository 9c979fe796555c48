import { join } from 'node:path';
import { demoClosure } from '../assemble/props/demo-code.ts';
import type { BundleSources } from '../bundle/bundle-patch.ts';
import type { Bundles } from '../bundle/bundles.ts';
import type { ChangedInput } from '../bundle/stored/bundle-inputs.ts';
import { hashData } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { Config } from '../model/config.ts';
import type { DemoModule } from '../model/demo.ts';
import type { LiveEntry, ModuleEntry } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';

/** Above this number of demos, bundling everything is as fast. */
const maxDemos = 12;

/** Returns the file of a demo's module. */
export function fileOf({ source }: DemoModule, { contentDir }: Config): FilePath {
  return join(contentDir, source) as FilePath;
}

/** A demo to compile, the imports for readers who edit it, and its modules, its own first. */
export interface EditedDemo {
  readonly entry: ModuleEntry;
  readonly live: LiveEntry;
  readonly closure: readonly DemoModule[];
  /** Hash of the changed files among them. */
  readonly changes: string;
}

/**
 * Returns the demos made from changed files; undefined if a component uses one too, or readers cannot edit a
 * demo.
 */
export function editedDemos(
  changed: readonly ChangedInput[],
  { entries, modules, filesOf }: BundleSources,
  config: Config,
): EditedDemo[] | undefined {
  const named = changed.map((input) => ({ input, name: displayPath(sourceOf(input[0], config)) }));
  const edited: EditedDemo[] = [];
  for (const entry of entries) {
    if (entry.kind === 'live') continue;
    const files = filesOf(entry);
    const own = named.filter(({ name }) => files.has(name));
    if (own.length === 0) continue;
    const live = entries.find((other) => other.kind === 'live' && other.file === entry.file);
    if (entry.kind !== 'demo' || live?.kind !== 'live' || edited.length === maxDemos) return undefined;
    const closure = demoClosure(sourceOf(entry.file, config), modules, 'ts');
    edited.push({ entry, live, closure, changes: hashData(own.map(({ input }) => input)) });
  }
  return edited;
}

/**
 * True if nothing else imports a changed file, even indirectly. Only the bundler knows the target of an
 * import.
 */
export function isOnlyIn(
  changed: readonly ChangedInput[],
  edited: readonly EditedDemo[],
  { server }: Bundles,
  config: Config,
): boolean {
  const own = new Set(edited.flatMap(({ closure }) => closure.map((module) => fileOf(module, config))));
  const reached = new Set(changed.map(([file]) => file));
  for (const file of reached) {
    if (!own.has(file)) return false;
    for (const importer of server.importers.get(file) ?? []) reached.add(importer);
  }
  return true;
}

function sourceOf(file: FilePath, { contentDir }: Config): SourcePath {
  return relativePath(contentDir, file) as SourcePath;
}
