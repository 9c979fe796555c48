import { join } from 'node:path';
import type { Store } from '../cache/create-store.ts';
import type { FileHashes } from '../cache/file-hashes.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { typesKey } from '../cache/store-keys.ts';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import type { TypedModule, TypeProblem, TypesResult, TypesTask } from '../extract/types-task.ts';
import { asSentence } from '../lib/as-sentence.ts';
import { hashData } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import { type Diagnostic, type Place, sortDiagnostics } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import { wholeModule } from '../parse/code/check-sample.ts';
import type { OtherVersion } from './other-versions.ts';

/** What types are checked with. */
export interface CheckTypesOptions {
  readonly config: Config;
  readonly files: Pick<FileSystem, 'readText'>;
  readonly hashes: Pick<FileHashes, 'of'>;
  readonly store: Pick<Store, 'get' | 'put'>;
  readonly progress: Progress;
  readonly tool: string;
  readonly checkTypes: (task: TypesTask) => Promise<TypesResult>;
  /** Versions of packages against which types are checked besides the installed ones, all at once. */
  readonly otherVersions?: readonly OtherVersion[] | undefined;
}

/** A module with its place: that of the fence, or the start of the demo. */
interface PlacedModule extends TypedModule {
  readonly place: Place;
}

/**
 * Checks the types of all demos, and of all code samples that are whole modules, against the installed
 * packages. If no module and none of the files that it depends on has changed, the last result is used.
 */
export async function checkSiteTypes(
  site: Pick<Site, 'pages'>,
  options: CheckTypesOptions,
): Promise<readonly Diagnostic[]> {
  const { config, progress, otherVersions = [] } = options;
  const modules = [...samplesOf(site), ...(await demosOf(site, options))];
  if (modules.length === 0) return [];
  progress.stage('types', modules.length);
  const task: TypesTask = {
    root: config.root,
    modules: modules.map(({ place: _, ...module }) => module),
    alias: config.alias,
  };
  const installed = await cachedProblems(task, options);
  const others =
    otherVersions.length === 0 ? [] : await newProblems(installed, { task, otherVersions, options });
  const byName = new Map(modules.map((module) => [module.name, module]));
  const found = [...installed, ...others].flatMap((problem) => {
    const module = byName.get(problem.name);
    return module ? [toDiagnostic(problem, module)] : [];
  });
  return applySeverity(sortDiagnostics(found), config);
}

/** What checking types against other versions needs. */
interface OtherCheck {
  readonly task: TypesTask;
  readonly otherVersions: readonly OtherVersion[];
  readonly options: CheckTypesOptions;
}

/** Returns the problems that the installed versions do not have. */
async function newProblems(
  known: readonly TypeProblem[],
  { task, otherVersions, options }: OtherCheck,
): Promise<TypeProblem[]> {
  const instead = Object.fromEntries(otherVersions.map(({ name, installedAs }) => [name, installedAs]));
  const found = await cachedProblems({ ...task, instead }, options);
  const knownProblems = new Set(known.map((problem) => JSON.stringify(problem)));
  const versions = otherVersions.map(({ name, version }) => `${name} ${version}`).join(', ');
  return found
    .filter((problem) => !knownProblems.has(JSON.stringify(problem)))
    .map((problem) => ({ ...problem, message: `With ${versions}: ${problem.message}` }));
}

function samplesOf({ pages }: Pick<Site, 'pages'>): PlacedModule[] {
  // A page may stand at several addresses, and an included file in several pages.
  const found = new Map<string, PlacedModule>();
  for (const { document } of pages)
    for (const { text: written, language, place } of document.samples ?? []) {
      const module = wholeModule(written, language);
      if (!module) continue;
      const name = `${place.file}.${place.line}.${module.syntax}`;
      found.set(name, { name, text: module.text, isSample: true, place });
    }
  return [...found.values()];
}

/** A demo in JavaScript that was made from TypeScript is checked as TypeScript. */
async function demosOf(
  { pages }: Pick<Site, 'pages'>,
  { config, files }: Pick<CheckTypesOptions, 'config' | 'files'>,
): Promise<PlacedModule[]> {
  const sources = new Set(pages.flatMap(({ demos }) => demos.flatMap((demo) => demo ?? [])));
  const read = [...sources].sort().map(async (source): Promise<PlacedModule[]> => {
    const text = await files.readText(join(config.contentDir, source) as FilePath);
    const file = displayPath(source);
    return text === undefined
      ? []
      : [{ name: file, text, isSample: false, place: { file, line: 0, column: 1 } }];
  });
  return (await Promise.all(read)).flat();
}

interface Known {
  readonly problems: readonly TypeProblem[];
  /** Null for a file that does not exist. */
  readonly files: readonly (readonly [FilePath, string | null])[];
}

async function cachedProblems(
  task: TypesTask,
  { store, hashes, tool, checkTypes, config }: CheckTypesOptions,
): Promise<readonly TypeProblem[]> {
  const key = typesKey(hashData([tool, task]));
  const hashOf = async (file: FilePath) => (await hashes.of(file)) ?? null;
  const known = decodeJson<Known>(await store.get(key));
  const same =
    known && (await Promise.all(known.files.map(async ([file, hash]) => (await hashOf(file)) === hash)));
  if (known && same?.every(Boolean)) return known.problems;
  const { problems, files } = await checkTypes(task);
  // These change when a package is added, which the files of the program cannot show.
  const installed = ['package.json', 'node_modules/.package-lock.json'];
  const all = [...files, ...installed.map((name) => join(config.root, name) as FilePath)];
  const hashed = await Promise.all(all.map(async (file) => [file, await hashOf(file)] as const));
  await store.put(key, encodeJson({ problems, files: hashed } satisfies Known));
  return problems;
}

function toDiagnostic(problem: TypeProblem, { isSample, place }: PlacedModule): Diagnostic {
  const { line, column, message } = problem;
  return {
    severity: 'error',
    message: asSentence(message),
    ...(isSample
      ? {
          code: 'fence-type',
          hint: 'Correct the code, or write "nocheck" after the language of code that need not compile.',
        }
      : {
          code: 'demo-type',
          hint: 'Correct the demo, or write "// @ts-expect-error" and the reason above the line.',
        }),
    place: { file: place.file, line: place.line + line, column: place.column - 1 + column },
  };
}
