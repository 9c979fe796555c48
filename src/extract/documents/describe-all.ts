import type { FilePath } from '../../model/path.ts';
import { createRecorder, declarationClosure, joinClosures } from '../dependencies/declaration-closure.ts';
import type { FileList } from '../dependencies/file-list.ts';
import { modulePlaces } from '../dependencies/module-places.ts';
import { withManifests } from '../dependencies/surface-files.ts';
import { importLines } from '../exports/import-lines.ts';
import type { ExportingModule, SelectedExport, Survey } from '../exports/survey-exports.ts';
import type { ExtractedResult } from '../extraction-task.ts';
import { apiModuleName } from '../project/api-module.ts';
import type { Project } from '../project/create-project.ts';
import type { LoadedModule } from '../project/load-module.ts';
import { posixPath } from '../project/posix-path.ts';
import type { ts } from '../typescript.ts';
import { describeExport } from './describe-export.ts';
import type { MemberCache } from './member-cache.ts';
import { typeProblems } from './type-problems.ts';

/** What describing exports needs. */
export interface DescribeAllOptions extends LoadedModule {
  readonly root: FilePath;
  readonly survey: Survey;
  readonly modules: readonly ExportingModule[];
  readonly project: Project;
  readonly files: FileList;
  readonly members: MemberCache;
}

/** Describes exports, each with the files that its document depends on. */
export function describeAll(
  wanted: readonly SelectedExport[],
  options: DescribeAllOptions,
): ExtractedResult[] {
  const { program, module, survey, modules, files, project } = options;
  const root = posixPath(options.root);
  const specifiers = new Map(modules.map(({ packageName, specifier }) => [packageName, specifier]));
  const closureOf = declarationClosure(program);
  const imports = importLines(program, module.source.fileName);
  const placesOf = modulePlaces(program);
  const checker = program.getTypeChecker();
  const reactMembers = new Set(module.react && checker.getExportsOfModule(module.react));
  const shared = {
    ...{ program, checker, texts: new Map<ts.Type, string>() },
    isReact: (symbol: ts.Symbol) => reactMembers.has(symbol),
  };
  return wanted.map((one) => {
    const { recorded, record } = createRecorder();
    const members = options.members.of(one.source, { program, closureOf });
    const context = { ...shared, record, members };
    const { item } = one;
    const element = module.elementOf(specifiers.get(item.packageName) ?? '', item.path);
    const described = describeExport(one, { root, imports, survey, element }, context);
    const closure = joinClosures([closureOf(recorded), ...members.closures()]);
    const problems = typeProblems(item, closure, { program, root });
    // The place of a problem changes with anything before it.
    const { whole, pieces } = problems.length > 0 ? { whole: [...closure.files], pieces: [] } : closure.used;
    const isReal = (file: string) => !file.endsWith(`/${apiModuleName}`);
    const manifests = withManifests(closure.files).filter((file) => !closure.files.has(file));
    const lacking = closure.missing.flatMap(({ node, from }) =>
      from === undefined ? [] : placesOf(from, node.getSourceFile().fileName),
    );
    const others = [...lacking, ...described.files, ...project.configFiles];
    const depended = new Set([...whole, ...manifests, ...others]);
    return {
      document: described.document,
      problems,
      files: [...depended].filter(isReal).sort().map(files.numberOf),
      pieces: pieces.filter(({ file }) => isReal(file)).map(files.numberOfPiece),
    };
  });
}
