import { literalValue } from '../../lib/literal-value.ts';
import type { ApiItem } from '../../model/api-document.ts';
import type { ControlValue, PropControl } from '../../model/demo-controls.ts';
import { type TypeMembers, typeMembers } from './type-members.ts';

/** A prop as its reference documents it. */
export type DocumentedProp = Pick<ApiItem, 'name' | 'type' | 'default' | 'required' | 'deprecation'>;

/** Why a prop has no control: its type has no values to choose from, or it has to be set and is not. */
export type NoControl = 'type' | 'required';

/**
 * Returns the control of a prop. `own` is the value that the demo itself gives to it, which becomes the first
 * value; else it is the documented default.
 */
export function controlOfProp(prop: DocumentedProp, own: ControlValue | undefined): PropControl | NoControl {
  if (prop.required && own === undefined) return 'required';
  const written = prop.default === undefined ? undefined : literalValue(prop.default);
  const kind = kindOf(prop.name, typeMembers(prop.type ?? { text: '' }), { own, documented: written });
  if (kind === undefined) return 'type';
  const documented = written !== undefined && fits(kind.kind, written) ? written : undefined;
  // A flag that is not set is off.
  const fallback = documented ?? (kind.kind === 'boolean' ? false : undefined);
  const initial = own ?? fallback;
  return {
    name: prop.name,
    ...kind,
    ...(initial !== undefined && { initial }),
    ...(fallback !== undefined && { default: fallback }),
  };
}

type Kind = PropControl extends infer Control
  ? Control extends PropControl
    ? Omit<Control, 'name' | 'initial' | 'default'>
    : never
  : never;

/** What the demo gives to the prop, and its documented default. */
interface Values {
  readonly own: ControlValue | undefined;
  readonly documented: ControlValue | undefined;
}

function kindOf(name: string, members: TypeMembers, { own, documented }: Values): Kind | undefined {
  const { literals, primitives } = members;
  const isChoice = literals.some((value) => typeof value !== 'boolean');
  if (isChoice && literals.length > 1) {
    // Values that the type leaves open, such as a colour of the reader's own theme.
    const others = [documented, own].filter((value) => value !== undefined);
    return { kind: 'choice', options: [...new Set([...literals, ...others])] };
  }
  if (primitives.has('string')) return textKind(name, own, primitives);
  if (primitives.has('number')) return { kind: 'number' };
  if (primitives.has('boolean') || (literals.length > 0 && !isChoice)) return { kind: 'boolean' };
  // A type that takes anything, such as `ReactNode`, takes what the demo gives.
  switch (typeof own) {
    case 'string':
      return textKind(name, own, primitives);
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'boolean' };
    default:
      return undefined;
  }
}

function textKind(name: string, own: ControlValue | undefined, primitives: TypeMembers['primitives']): Kind {
  const numeric = primitives.has('number');
  const isColour = /colou?r$/i.test(name) || /^(?:#[\da-f]{3,8}$|(?:rgb|hsl|oklch)a?\()/i.test(String(own));
  return isColour ? { kind: 'colour' } : { kind: 'text', ...(numeric && { numeric }) };
}

function fits(kind: PropControl['kind'], value: ControlValue): boolean {
  if (kind === 'boolean' || kind === 'number') return typeof value === kind;
  return kind === 'choice' || typeof value !== 'boolean';
}
