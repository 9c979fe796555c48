import picomatch from 'picomatch';
import type { ExtractedKind } from '../../model/api-extraction.ts';
import { ts } from '../typescript.ts';
import type { ClassifiedExport } from './list-all.ts';
import type { ExportedItem } from './list-exports.ts';
import { otherNames, plainName } from './other-names.ts';

/** The exports that a site asks for. */
export interface Selection {
  /** Empty for all. */
  readonly kinds: readonly ExtractedKind[];
  /** Globs of the names of exports. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * Selects the exports that get a document. A name in `include` without a wildcard is always selected; else an
 * export must have one of the kinds and match `include`, if these are not empty, must not match `exclude`,
 * and must not be left out by a default rule:
 *
 * - constants, which have no members to describe;
 * - names that are not stable or not public: `unstable_x`, `experimental_x`, `private_x`, `__x`, and what a
 *   doc comment marks with `@internal`, `@private` or `@ignore`;
 * - interfaces without members and comment, which importers extend: `interface CellPropsOverrides {}`;
 * - types and functions that belong to a component, whose page contains them: `ButtonProps`, `ButtonClasses`,
 *   `ButtonSlots`, `ButtonOwnerState`, `getButtonUtilityClass`;
 * - other names of what has a page: `DialogRoot` beside `Dialog.Root`.
 */
export function selectExports(
  exports: readonly ClassifiedExport[],
  { kinds, include, exclude }: Selection,
): ClassifiedExport[] {
  const named = new Set(include.filter((pattern) => !isGlob(pattern)));
  const isIncluded = include.length === 0 ? () => true : matcher(include);
  const isExcluded = matcher(exclude);
  const components = new Set(
    exports.flatMap(({ item, kind }) => (kind === 'component' ? [plainName(item.name)] : [])),
  );
  const others = otherNames(exports);
  return exports.filter(({ item, kind }) => {
    if (kind === 'constant') return false;
    if (named.has(item.name)) return !isExcluded(item.name);
    if (!isIncluded(item.name) || isExcluded(item.name)) return false;
    if (kinds.length > 0 && !kinds.includes(kind)) return false;
    if (isPrivate(item) || isEmpty(item) || others.has(item.name)) return false;
    return kind === 'component' || !isCompanion(item.name, components);
  });
}

/** Whether a pattern may match several names. */
export function isGlob(pattern: string): boolean {
  return /[*?[\]{}()!]/.test(pattern);
}

/** In globs a dot is a separator as in paths: `Dialog.*`. Without any, `*` matches parts as well. */
function matcher(patterns: readonly string[]): (name: string) => boolean {
  if (patterns.length === 0) return () => false;
  return picomatch([...patterns], { dot: true });
}

const privateTags = new Set(['internal', 'private', 'ignore', 'hidden']);

function isPrivate({ name, symbol }: ExportedItem): boolean {
  if (/(?:^|\.)(?:unstable_|experimental_|private_|internal_|_)/i.test(name)) return true;
  return (symbol.declarations ?? []).some((node) =>
    ts.getJSDocTags(commented(node)).some(({ tagName }) => privateTags.has(tagName.text)),
  );
}

/** Whether there is nothing to say about an interface. */
function isEmpty({ symbol: { declarations = [] } }: ExportedItem): boolean {
  return (
    declarations.length > 0 &&
    declarations.every(
      (node) =>
        ts.isInterfaceDeclaration(node) &&
        node.members.length === 0 &&
        node.heritageClauses === undefined &&
        ts.getJSDocCommentsAndTags(node).length === 0,
    )
  );
}

/** The comment of a constant is that of its statement. */
function commented(node: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

const companion =
  /^(?:(?:Own|Base|Root|Standard)?Props|OwnerState|State|Classes|ClassKey|TypeMap|Slots?|SlotProps|SlotsAndSlotProps|\w*Overrides|RootSlotProps\w*|Props\w+)$/;

/** Whether a name is that of a component with an ending such as `Props`. */
function isCompanion(name: string, components: ReadonlySet<string>): boolean {
  const plain = plainName(name);
  const utility = /^get(\w+)UtilityClass(?:es)?$/.exec(plain)?.[1];
  if (utility !== undefined) return components.has(utility);
  for (let end = plain.length - 1; end > 0; end -= 1) {
    if (components.has(plain.slice(0, end)) && companion.test(plain.slice(end))) return true;
  }
  return false;
}
