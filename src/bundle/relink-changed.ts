import { hashData } from '../lib/hash.ts';
import type { OwnModules } from '../model/apart-demos.ts';
import type { Config } from '../model/config.ts';
import type { Entry } from '../model/entry.ts';
import type { Bundles } from './bundles.ts';
import type { Bundler } from './esbuild/create-bundler.ts';
import { outputKey } from './esbuild/output/read-outputs.ts';
import { isBuildFailure } from './esbuild/problems/bundle-diagnostics.ts';
import type { ChangedInput } from './stored/bundle-inputs.ts';

/** What has changed since the last bundles. */
export interface ChangedDemos {
  readonly changed: readonly ChangedInput[];
  /** True if readers who edit demos may import something else than before. */
  readonly haveOtherImports: boolean;
  readonly entries: readonly Entry[];
  readonly own: OwnModules;
}

/** What compiling changed demos needs. */
export interface RelinkContext {
  readonly config: Pick<Config, 'root'>;
  readonly bundler: Pick<Bundler, 'compileDemos' | 'relinkDemos'>;
}

/** Changed demos of which at least one does not compile, while nothing else has changed. */
export class BrokenDemos extends Error {
  constructor(readonly ids: ReadonlySet<string>) {
    super('A changed demo does not compile.');
  }
}

/**
 * Compiles changed demos alone, and leaves everything else in bundles as it is. Without it a build bundles
 * everything again and writes the same files. Undefined if a changed file is no module that one demo alone
 * contains, or if demos import something else than before. Rejects with `BrokenDemos` for what does not
 * compile: to bundle everything, only to find that out, takes seconds.
 */
export async function relinkChanged(
  bundles: Bundles,
  { changed, haveOtherImports, entries, own }: ChangedDemos,
  { config, bundler }: RelinkContext,
): Promise<Bundles | undefined> {
  if (own.size === 0 || bundles.ownModules !== ownModulesHash(own)) return undefined;
  const owners = new Map([...own].flatMap(([id, names]) => names.map((name) => [name, id] as const)));
  const ids = new Set(changed.map(([file]) => owners.get(outputKey(file, config.root))));
  const demos = entries.filter(({ kind, id }) => kind === 'demo' && ids.has(id));
  if (demos.length < ids.size) return undefined;
  const codes = await bundler.compileDemos(demos, own).catch((error: unknown) => {
    throw isBuildFailure(error) ? new BrokenDemos(new Set(demos.map(({ id }) => id))) : error;
  });
  if (codes.size !== demos.length) return undefined;
  // Live entries depend on the imports of all demos alone.
  const linked = await bundler.relinkDemos(codes, bundles, haveOtherImports ? entries : []);
  return linked && { ...bundles, ...linked };
}

/** Identifies which modules only one demo contains: a module that two demos import is in a shared chunk. */
export function ownModulesHash(own: OwnModules): string {
  return hashData([...own]);
}
