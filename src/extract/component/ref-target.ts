import type { ApiFileProp } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { isPlatform } from '../project/package-of.ts';
import { describeGiven } from '../types/describe-member.ts';
import { nonNullable } from '../types/non-nullable.ts';
import { typeText } from '../types/type-text.ts';
import { ts } from '../typescript.ts';

/** What a ref to a component gives. */
export type RefTarget =
  | { readonly kind: 'none' }
  /** An element, or something else of the platform: `HTMLButtonElement`. */
  | { readonly kind: 'element'; readonly name: string }
  | {
      readonly kind: 'handle';
      readonly name: string;
      readonly members: Readonly<Record<string, ApiFileProp>>;
    };

/** Returns what the prop `ref` of a component gives, from `React.Ref<…>` in any form. */
export function refTarget(refTypes: readonly ts.Type[], context: ExtractionContext): RefTarget {
  const targets = [...new Set(refTypes.flatMap((type) => targetsOf(type, context.checker)))].filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)),
  );
  const [first] = targets;
  if (!first) return { kind: 'none' };
  const handles = targets.filter((target) => !isElement(target));
  if (handles.length === 0) {
    // An overload that renders another element comes before the one for the default.
    return {
      kind: 'element',
      name: [...new Set(targets.map((target) => typeText(target, context)))].at(-1) ?? '',
    };
  }
  return handleOf(handles[0] ?? first, context);
}

/** Describes an imperative handle: the members that its own type declares. */
export function handleOf(type: ts.Type, context: ExtractionContext): RefTarget {
  const members = context.checker.getPropertiesOfType(type).filter(isOwnMember);
  return { kind: 'handle', name: typeText(type, context), members: describeGiven(members, context) };
}

function targetsOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => {
    const name = part.symbol?.name;
    if (name !== 'RefObject' && name !== 'MutableRefObject') return [];
    const [target] = checker.getTypeArguments(part as ts.TypeReference);
    return target ? [nonNullable(target, checker)] : [];
  });
}

function isElement(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every(({ symbol, flags }) => {
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
    return (flags & ts.TypeFlags.TypeParameter) !== 0 || (file !== undefined && isPlatform(file));
  });
}

const lifecycle =
  /^(?:render|setState|forceUpdate|props|state|context|refs|UNSAFE_\w+|(?:component|should|get)[A-Z]\w*)$/;

function isOwnMember({ name, declarations = [] }: ts.Symbol): boolean {
  return !lifecycle.test(name) && !declarations.some((node) => isPlatform(node.getSourceFile().fileName));
}
