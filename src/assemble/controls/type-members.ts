import { literalValue } from '../../lib/literal-value.ts';
import type { ApiType } from '../../model/api-document.ts';
import type { ControlValue } from '../../model/demo-controls.ts';

/** What a control needs to know about a type. */
export interface TypeMembers {
  /** The literals of a union, `true` and `false` among them, each once. */
  readonly literals: readonly ControlValue[];
  /** The primitive types among its members. */
  readonly primitives: ReadonlySet<'string' | 'number' | 'boolean'>;
}

/** Returns the literals and primitive types among the members of a type; those of `null` do not count. */
export function typeMembers({ text, expanded, literals = [] }: ApiType): TypeMembers {
  const members = unionMembers(expanded ?? text);
  const isBoolean = members.some((member) => member === 'boolean' || member === 'bool');
  const values = [...literals, ...members].flatMap((member) => literalValue(member) ?? []);
  const isString = (member: string) => member === 'string' || /^\(?string & (?:\{\}|Record<)/.test(member);
  return {
    literals: [...new Set([...values, ...(isBoolean && values.length > 0 ? [false, true] : [])])],
    primitives: new Set([
      ...(isBoolean ? (['boolean'] as const) : []),
      ...(members.some(isString) ? (['string'] as const) : []),
      ...(members.includes('number') ? (['number'] as const) : []),
    ]),
  };
}

/** Splits a union at its top level: `'a' | ((b: 1 | 2) => void)` → `'a'`, `((b: 1 | 2) => void)` */
export function unionMembers(text: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  const end = (at: number) => {
    members.push(text.slice(start, at).trim());
    start = at + 1;
  };
  // `=>` closes no bracket.
  for (const { 0: sign, index } of text.matchAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|=>|[()[\]{}<>|]/g)) {
    if (/^[([{<]$/.test(sign)) depth += 1;
    else if (/^[)\]}>]$/.test(sign)) depth -= 1;
    else if (sign === '|' && depth === 0) end(index);
  }
  end(text.length);
  return members.filter((member) => member !== '');
}
