import { posix } from 'node:path';
import { nearestName } from '../../lib/nearest-name.ts';
import type { SourcePath } from '../../model/path.ts';
import { type ComponentIndex, componentIndex } from '../component/component-index.ts';
import type { ExtractionProblem, ProductTask } from '../extraction-task.ts';
import type { ts } from '../typescript.ts';
import type { ExportCache } from './export-cache.ts';
import { type ClassifiedExport, listAll } from './list-all.ts';
import type { ExportedItem } from './list-exports.ts';
import { otherNames } from './other-names.ts';
import { isGlob, selectExports } from './select-exports.ts';
import { unnamedDefaults } from './unnamed-defaults.ts';
import { unusedPackages } from './unused-packages.ts';

/** A module that exports what is documented. */
export interface ExportingModule {
  readonly packageName: string;
  readonly specifier: string;
  readonly symbol: ts.Symbol;
}

/** The documents that a product gets, and what describing them needs to know about its exports. */
export interface Survey {
  readonly selected: readonly SelectedExport[];
  readonly index: ComponentIndex;
  /** Every export by name. */
  readonly byName: ReadonlyMap<string, ClassifiedExport>;
  readonly problems: readonly ExtractionProblem[];
}

/** An export with the place of its document. */
export interface SelectedExport extends ClassifiedExport {
  readonly source: SourcePath;
}

/** What a survey needs. */
export interface SurveyOptions {
  readonly checker: ts.TypeChecker;
  readonly cache: ExportCache;
}

/** Lists, classifies and selects the exports of a product. */
export function surveyExports(
  modules: readonly ExportingModule[],
  product: ProductTask,
  { checker, cache }: SurveyOptions,
): Survey {
  const all = modules.flatMap(({ packageName, symbol }) => listAll(symbol, { packageName, checker, cache }));
  const own = withoutRepeats(all);
  const selected = selectExports(own, product);
  const placed = placeDocuments(selected, product);
  const missing = missingNames(all, product);
  return {
    selected: placed.documents,
    index: componentIndex(own, otherNames(own)),
    byName: new Map(all.toReversed().map((one) => [one.item.name, one])),
    // A name that does not exist selects nothing.
    problems: [
      ...(missing.length > 0 ? missing : unusedPackages(all, product)),
      ...constantNames(all, product),
      ...unnamedDefaults(modules, product, checker),
      ...placed.problems,
    ],
  };
}

/** A thing that two packages export under one name has one document. */
function withoutRepeats(exports: readonly ClassifiedExport[]): ClassifiedExport[] {
  const seen = new Map<string, ts.Symbol>();
  return exports.filter(({ item: { name, symbol } }) => {
    if (seen.get(name) === symbol) return false;
    seen.set(name, symbol);
    return true;
  });
}

interface Placed {
  readonly documents: readonly SelectedExport[];
  readonly problems: readonly ExtractionProblem[];
}

/** Kinds in the order in which they get the file that they want. */
const ranks = ['component', 'hook', 'function', 'interface', 'type', 'enum', 'constant'] as const;

/** Gives each export the file of its document. Of two that want the same one, the first gets it. */
function placeDocuments(selected: readonly ClassifiedExport[], { folder }: ProductTask): Placed {
  const taken = new Map<string, ClassifiedExport>();
  const documents: SelectedExport[] = [];
  const problems: ExtractionProblem[] = [];
  const ranked = [...selected].sort((a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind));
  for (const one of ranked) {
    const name = fileOf(one, taken);
    const other = taken.get(name)?.item;
    if (other) problems.push({ key: '', diagnostic: conflict(one.item, other, name) });
    else {
      taken.set(name, one);
      documents.push({ ...one, source: posix.join(folder, `${name}.json`) as SourcePath });
    }
  }
  documents.sort((a, b) => (a.source < b.source ? -1 : 1));
  return { documents, problems };
}

/**
 * Of two names that differ in their letters' case, such as `FlexRender` and `flexRender`, the second is
 * beside the first: `flex-render.json` and `flex-render-function.json`; of `useMenu` and `UseMenu` it is
 * `use-menu-type.json`. Two of one kind compete.
 */
function fileOf({ item, kind }: ClassifiedExport, taken: ReadonlyMap<string, ClassifiedExport>): string {
  const name = documentName(item.name);
  const other = taken.get(name);
  const isBeside = other && endingOf(kind) !== endingOf(other.kind) && other.item.name !== item.name;
  return isBeside ? `${name}-${endingOf(kind)}` : name;
}

function endingOf(kind: ClassifiedExport['kind']): string {
  return kind === 'interface' ? 'type' : kind;
}

function conflict(item: ExportedItem, other: ExportedItem, name: string): ExtractionProblem['diagnostic'] {
  const from = item.packageName === other.packageName ? '' : ` of ${item.packageName}`;
  const otherFrom = from === '' ? '' : ` of ${other.packageName}`;
  return {
    severity: 'error',
    code: 'api-conflict',
    message: `Exports "${other.name}"${otherFrom} and "${item.name}"${from} would have the same API page, "${name}".`,
    hint:
      item.name === other.name
        ? 'Document the packages in two products, or add the name to "exclude".'
        : `Add one of them to "exclude": exclude: [${item.name}].`,
  };
}

/** Names in `include` and `exclude` that no package exports. */
function missingNames(exports: readonly ClassifiedExport[], { include, exclude, packages }: ProductTask) {
  const names = new Set(exports.map(({ item }) => item.name));
  const from = packages.map(({ name }) => `"${name}"`).join(', ');
  const check = (list: readonly string[], field: string) =>
    list.flatMap((name, index): ExtractionProblem[] => {
      if (isGlob(name) || names.has(name) || exports.length === 0) return [];
      const near = nearestName(name, names);
      return [
        {
          key: `.${field}[${index}]`,
          diagnostic: {
            severity: field === 'include' ? 'error' : 'warning',
            code: 'api-export',
            message: `Package ${from} exports no "${name}".`,
            hint:
              near === undefined
                ? 'Write the name of an export, or remove this one.'
                : `Did you mean "${near}"?`,
          },
        },
      ];
    });
  return [...check(include, 'include'), ...check(exclude, 'exclude')];
}

/** Names in `include` that select nothing, because they are those of constants. */
function constantNames(
  exports: readonly ClassifiedExport[],
  { include }: Pick<ProductTask, 'include'>,
): ExtractionProblem[] {
  const described = new Set(exports.flatMap(({ item, kind }) => (kind === 'constant' ? [] : [item.name])));
  const names = new Set(exports.map(({ item }) => item.name));
  return include.flatMap((name, index): ExtractionProblem[] => {
    if (!names.has(name) || described.has(name)) return [];
    const message = `"${name}" is a constant, which has no API page.`;
    const hint = 'Remove the name, or describe the constant in a page.';
    return [
      { key: `.include[${index}]`, diagnostic: { severity: 'warning', code: 'api-export', message, hint } },
    ];
  });
}

/**
 * The name of the file of a document without its end: `Button` → `button`, `Dialog.Root` → `dialog-root`,
 * `useSVGIcon` → `use-svg-icon`
 */
function documentName(name: string): string {
  return name
    .replaceAll('.', '-')
    .replaceAll('_', '-')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
