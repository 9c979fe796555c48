import { extname, join } from 'node:path';
import { type DemoModules, demoClosure } from '../../assemble/props/demo-code.ts';
import { displayPath } from '../../lib/path.ts';
import { relativePath } from '../../lib/relative-path.ts';
import { memoizeBy } from '../../memo/memoize.ts';
import type { OwnModules } from '../../model/apart-demos.ts';
import type { ModuleEntry } from '../../model/entry.ts';
import type { FilePath, SourcePath } from '../../model/path.ts';
import type { Components } from './read-components.ts';

/** A site without demos that are compiled apart. */
export const noOwnModules: OwnModules = new Map();

/** Fewer demos are bundled as quickly in one piece, which can start before they are parsed. */
const leastDemos = 50;

/** The folders of a site. */
interface Folders {
  readonly root: FilePath;
  readonly contentDir: FilePath;
}

/** True if a site has so many demos that each is better compiled apart from what demos share. */
export function hasManyDemos(entries: readonly ModuleEntry[]): boolean {
  return entries.filter(({ kind }) => kind === 'demo').length >= leastDemos;
}

/**
 * Finds the modules that only one demo contains. A demo that another module imports has
 * none: it is bundled as a whole.
 */
export function planOwnModules(
  entries: readonly ModuleEntry[],
  modules: DemoModules,
  components: Pick<Components, 'files'>,
  { root, contentDir }: Folders,
): OwnModules {
  const demos = entries.flatMap(({ kind, id }) => (kind === 'demo' ? [id] : []));
  const shared = [...components.files.values()].flatMap((files) => [...files]);
  return ownModules({ modules, demos, shared, root, contentDir });
}

interface DemoPlan extends Folders {
  /** Ids of the entries of demos. */
  readonly demos: readonly string[];
  /** Files of components. */
  readonly shared: readonly string[];
}

const ownModules = memoizeBy(
  ({ modules, ...plan }: DemoPlan & { readonly modules: DemoModules }) => [modules, plan] as const,
  planOfDemos,
);

function planOfDemos(modules: DemoModules, { demos, shared, root, contentDir }: DemoPlan): OwnModules {
  const nameOf = (file: FilePath) => relativePath(root, file);
  const sourceOf = (id: string) => id.replace(/^demo:/, '') as SourcePath;
  const closures = demos.map((id): [string, SourcePath[]] => [
    id,
    demoClosure(sourceOf(id), modules, 'ts').map(({ source }) => source),
  ]);
  const users = new Map<string, number>(shared.map((path) => [path, 1]));
  for (const [, sources] of closures)
    for (const path of sources.map(displayPath)) users.set(path, (users.get(path) ?? 0) + 1);
  const isOwn = (source: SourcePath) =>
    users.get(displayPath(source)) === 1 && /^\.[jt]sx?$/.test(extname(source));
  return new Map(
    closures
      .filter(([id, sources]) => sources[0] === sourceOf(id) && isOwn(sourceOf(id)))
      .map(([id, sources]) => [
        id,
        sources.filter(isOwn).map((source) => nameOf(join(contentDir, source) as FilePath)),
      ]),
  );
}
