import { decodeHtml } from '../../lib/html.ts';
import type { ApiType } from '../../model/api-document.ts';
import type { RawProp } from './api-schema.ts';

/**
 * Decodes a type that was written as HTML: `'a'<br>&#124;&nbsp;'b'` → `'a' | 'b'`. A type that is not escaped
 * stays: `Array<string>`.
 */
export function decodeTypeHtml(written: string): string {
  const text = decodeHtml(written.replace(/<br\s*\/?>/gi, ' ').replace(/<\/?(?:code|a)(?:\s[^<>]*)?>/gi, ''));
  return text.replace(/\s+/g, ' ').trim();
}

/** Reads the type of a prop; undefined if the document states none. */
export function readType({ type }: Pick<RawProp, 'type'>): ApiType | undefined {
  const text = type.text ?? (type.description === undefined ? type.name : decodeTypeHtml(type.description));
  if (text === undefined || text === '') return undefined;
  const literals = type.literals ?? literalsOf(text);
  return {
    text,
    ...(type.expanded !== undefined && type.expanded !== text && { expanded: type.expanded }),
    ...(literals.length > 0 && { literals }),
  };
}

const literal = /^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false)$/;

/** The members of a union of literals: `'small' | 'medium'`; none for any other type. */
function literalsOf(text: string): readonly string[] {
  const members = unionMembers(text);
  return members.length > 1 && members.every((member) => literal.test(member)) ? members : [];
}

/** Splits a union at its bars outside of quotes. A bar in brackets makes a member that is no literal. */
function unionMembers(text: string): string[] {
  if (!text.includes('|')) return [text];
  return (text.match(/(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^|])+/g) ?? []).map((member) => member.trim());
}
