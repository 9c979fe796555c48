import type { ApiComponentFile } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { docComment, isIgnored } from '../types/doc-comment.ts';
import { nonNullable } from '../types/non-nullable.ts';
import type { ts } from '../typescript.ts';

type Classes = NonNullable<ApiComponentFile['classes']>;
type Slots = NonNullable<ApiComponentFile['slots']>;

/**
 * Class names that state is written in, whatever the component: those that `@mui/utils` generates with the
 * prefix `Mui-`.
 */
const stateClasses = new Set([
  ...['active', 'checked', 'completed', 'disabled', 'error', 'expanded', 'focused', 'focusVisible', 'open'],
  ...['readOnly', 'required', 'selected'],
]);

/**
 * Describes the keys in a type such as `ButtonClasses`, with the class names that begin with `prefix`.
 * Without a prefix, the names are unknown.
 */
export function describeClasses(
  type: ts.Type,
  prefix: string | undefined,
  context: ExtractionContext,
): Classes {
  return membersOf(type, context).map((symbol) => {
    const { description = '', deprecated } = docComment(symbol.declarations ?? []);
    const isGlobal = prefix !== undefined && stateClasses.has(symbol.name);
    return {
      key: symbol.name,
      ...(prefix !== undefined && { className: `${isGlobal ? 'Mui' : prefix}-${symbol.name}` }),
      description,
      isGlobal,
      ...(deprecated !== undefined && { isDeprecated: true }),
      ...(deprecated && { deprecationInfo: deprecated }),
    };
  });
}

/** Describes the slots in the type of the prop `slots`. */
export function describeSlots(type: ts.Type, classes: Classes, context: ExtractionContext): Slots {
  const classNames = new Map(classes.map(({ key, className }) => [key, className]));
  return membersOf(type, context).map(({ name, declarations = [] }) => {
    const comment = docComment(declarations);
    const defaultText = comment.default?.replace(/^(['"])(.*)\1$/, '$2');
    return {
      name,
      description: comment.description ?? '',
      class: classNames.get(name) ?? null,
      ...(defaultText !== undefined && { default: defaultText }),
    };
  });
}

function membersOf(type: ts.Type, { checker, record }: ExtractionContext): ts.Symbol[] {
  const clean = nonNullable(type, checker);
  const members = checker.getPropertiesOfType(clean);
  for (const { declarations = [] } of members) for (const node of declarations) record(node);
  return members
    .filter(({ declarations = [] }) => !isIgnored(declarations))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
