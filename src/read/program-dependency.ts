import { isAbsolute, join, resolve, sep } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { FilePath } from '../model/path.ts';

/** The program that creates a site, and the site's folder. */
export interface ProgramPlace {
  readonly site: string;
  /** The folder of this package. */
  readonly program: string;
  readonly name: string;
  readonly version: string;
}

/**
 * Returns how the `package.json` of a new site names this package: as the project does in which it is
 * installed. A registry gives a range of versions, `^1.2.0`; a tarball, a folder or a clone of the repository
 * gives its path, `file:../colophon-1.2.0.tgz`, because no registry may have this version.
 */
export async function programDependency(
  place: ProgramPlace,
  files: Pick<FileSystem, 'readText'>,
): Promise<string> {
  const { site, program, name, version } = place;
  const project = projectOf(program);
  const spec = project === program ? undefined : await specIn(project, name, files);
  if (spec === undefined || inWorkspace.test(spec)) return fileSpec(site, program);
  const path = pathOf(spec);
  if (path !== undefined) return fileSpec(site, resolve(project, path));
  // An address of a tarball or repository.
  if (spec.includes(':') || spec.includes('/')) return spec;
  return `^${version}`;
}

/**
 * Returns the folder of the project in which a package is installed; the package itself if it
 * is in none. Yarn's archives are in `.yarn`, also those that all projects share: it names them
 * by a path through the project.
 */
function projectOf(program: string): string {
  const ofYarn = program.indexOf(`${sep}.yarn${sep}`);
  const ofOthers = program.indexOf(`${sep}node_modules${sep}`);
  if (ofYarn !== -1 && (ofOthers === -1 || ofYarn < ofOthers)) return program.slice(0, ofYarn);
  return ofOthers === -1 ? program : program.slice(0, ofOthers);
}

/** `workspace:*`, `catalog:`: means something only in the project itself. */
const inWorkspace = /^(?:workspace|catalog):/;

/** `file:../colophon.tgz`, `link:../colophon`, `./colophon.tgz` → the path */
function pathOf(spec: string): string | undefined {
  const [, path] = /^(?:file|link|portal):(.*)$/s.exec(spec) ?? [];
  if (path !== undefined) return path;
  return isAbsolute(spec) || /^\.{1,2}[/\\]/.test(spec) ? spec : undefined;
}

function fileSpec(site: string, path: string): string {
  // Another drive of Windows has no relative path.
  return `file:${relativePath(site, path)}`;
}

/** Returns how a project names a package; undefined if it does not, as for a global installation. */
async function specIn(
  project: string,
  name: string,
  files: Pick<FileSystem, 'readText'>,
): Promise<string | undefined> {
  const text = await files.readText(join(project, 'package.json') as FilePath);
  if (text === undefined) return undefined;
  try {
    const manifest: unknown = JSON.parse(text);
    const specs = ['dependencies', 'devDependencies', 'optionalDependencies'].map((kind) =>
      valueIn(valueIn(manifest, kind), name),
    );
    return specs.find((spec) => typeof spec === 'string');
  } catch {
    // npm reports such a file itself.
    return undefined;
  }
}

function valueIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
