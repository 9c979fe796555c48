import { hashData } from '../lib/hash.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { FilePath } from '../model/path.ts';
import type { FileList } from './dependencies/file-list.ts';
import { pieceHash } from './dependencies/piece-hash.ts';
import { surfaceFiles } from './dependencies/surface-files.ts';
import { describeAll } from './documents/describe-all.ts';
import type { MemberCache } from './documents/member-cache.ts';
import type { ExportCache } from './exports/export-cache.ts';
import {
  type ExportingModule,
  type SelectedExport,
  type Survey,
  surveyExports,
} from './exports/survey-exports.ts';
import type {
  DoubtfulDocument,
  ExtractionProblem,
  PackageTask,
  ProductResult,
  ProductTask,
} from './extraction-task.ts';
import type { Project } from './project/create-project.ts';
import type { LoadedModule } from './project/load-module.ts';
import { missingReact, packageProblem } from './project/package-problem.ts';
import type { ResolvedTypes } from './project/resolve-types.ts';

/** What extracting a product needs. */
export interface ProductOptions extends LoadedModule {
  readonly root: FilePath;
  readonly resolve: (one: PackageTask) => ResolvedTypes;
  readonly project: Project;
  readonly cache: ExportCache;
  readonly files: FileList;
  readonly members: MemberCache;
}

/** Extracts the documents of a product, except those that are fresh. */
export function extractProduct(product: ProductTask, options: ProductOptions): ProductResult {
  const { program, module, files, resolve, root } = options;
  const { packages } = product;
  const problems: ExtractionProblem[] = [];
  const facts: string[] = [...options.project.configFiles];
  const modules: ExportingModule[] = [];
  for (const [index, one] of packages.entries()) {
    const resolved = resolve(one);
    for (const fact of resolved.facts) facts.push(fact);
    const symbol = resolved.kind === 'found' ? module.moduleOf(resolved.specifier) : undefined;
    if (symbol && resolved.kind === 'found')
      modules.push({ packageName: one.name, specifier: resolved.specifier, symbol });
    if (!symbol)
      problems.push({ key: `.packages[${index}]`, diagnostic: packageProblem(one, resolved, root) });
  }
  if (!module.react) {
    for (const fact of resolve({ name: 'react' }).facts) facts.push(fact);
    if (module.hasElements) problems.push({ key: '', diagnostic: missingReact(root) });
  }
  const { survey, identity, wanted, isComplete } = surveyWanted(modules, product, options);
  const surface = [...facts, ...surfaceFiles(modules, survey, program)];
  return {
    sources: survey.selected.map(({ source }) => source),
    identity,
    documents: describeAll(wanted, { survey, modules, ...options }),
    isComplete,
    problems: [...problems, ...survey.problems],
    files: [...new Set(surface)].sort().map((file) => files.numberOf(file)),
  };
}

interface WantedExports {
  readonly survey: Survey;
  readonly identity: string;
  readonly wanted: readonly SelectedExport[];
  /** False if others wait. */
  readonly isComplete: boolean;
}

/** Finds the exports to describe. A survey from the cache is repeated if one of these is not what it was. */
function surveyWanted(
  modules: readonly ExportingModule[],
  product: ProductTask,
  options: ProductOptions,
): WantedExports {
  const { program, cache } = options;
  const survey = surveyExports(modules, product, { checker: program.getTypeChecker(), cache });
  const identity = identityOf(survey, options.root);
  const known = product.fresh?.identity === identity ? product.fresh : undefined;
  const asBefore = (known?.doubtful ?? []).filter(({ pieces }) =>
    pieces.every((one) => isSame(one, program)),
  );
  const fresh = new Set([...(known?.sources ?? []), ...asBefore.map(({ source }) => source)]);
  const outdated = survey.selected.filter(({ source }) => !fresh.has(source));
  const { first } = product;
  const wanted = first ? outdated.filter(({ source }) => first.includes(source)) : outdated;
  if (wanted.every(({ kind, classify }) => kind === classify().kind))
    return { survey, identity, wanted, isComplete: wanted.length === outdated.length };
  cache.clear();
  return surveyWanted(modules, product, options);
}

function isSame(
  [file, key, hash]: DoubtfulDocument['pieces'][number],
  program: LoadedModule['program'],
): boolean {
  const source = program.getSourceFile(file);
  return source !== undefined && pieceHash(source, key) === hash;
}

/** What every document may depend on besides the files of its own. */
function identityOf({ byName, selected }: Survey, root: FilePath): string {
  const components = [...byName.values()].filter(({ kind }) => kind === 'component');
  return hashData([
    components.map(({ item: { name, symbol } }) => {
      const file = symbol.declarations?.[0]?.getSourceFile().fileName;
      return [name, file === undefined ? null : relativePath(root, file)];
    }),
    selected.map(({ item, kind }) => [item.name, kind]),
    [...byName.keys()],
  ]);
}
