import type { TokenKind } from '../../../templates/browser/code/script/code-html.ts';
import type { Language } from './languages.ts';

/** A piece of highlighted text: plain text, or a token with a type, aliases and content. */
export type Token = string | TypedToken;

/** A token of a grammar: `{type: 'key', alias: 'atrule', content: 'name', length: 4}`. */
export interface TypedToken {
  readonly type: string;
  readonly alias?: string | readonly string[] | null | undefined;
  readonly content: string | readonly Token[];
  /** Length of its text. */
  readonly length: number;
}

/**
 * The kind that the names of a token give: a style; `plain`, which resets the style of the token around it,
 * such as for the expression in a template string; `builtin`, which depends on the language; `inherited` for
 * unknown names.
 */
type NamedKind = TokenKind | 'plain' | 'builtin' | 'inherited';

const kinds: ReadonlyMap<string, NamedKind> = new Map([
  ...entries('comment', ['comment', 'prolog', 'doctype', 'cdata', 'shebang', 'hashbang', 'coord']),
  ...entries('keyword', ['keyword', 'rule', 'important', 'title']),
  ...entries('string', ['string', 'char', 'attr-value', 'template-string', 'regex', 'url', 'code']),
  ...entries('number', ['number', 'boolean', 'datetime']),
  ...entries('function', ['function', 'function-variable', 'decorator']),
  ...entries('tag', ['tag', 'selector']),
  ...entries('attribute', ['attr-name', 'property', 'key']),
  ...entries('inserted', ['inserted']),
  ...entries('deleted', ['deleted']),
  ...entries('plain', ['interpolation', 'script', 'spread', 'plain-text', 'attr-equals', 'generic-function']),
]);

function entries<Kind extends NamedKind>(kind: Kind, types: readonly string[]): [string, Kind][] {
  return types.map((type) => [type, kind]);
}

/** The style of a token inside a token of the style `outer`; undefined is unstyled. */
export function tokenKind(
  { type, alias }: TypedToken,
  outer: TokenKind | undefined,
  language: Language,
): TokenKind | undefined {
  const named = namedKind(type, alias);
  if (named === 'inherited') return outer;
  // `string` and `number` are types in TypeScript; in other languages a built-in is a command: `cd`, `print`.
  if (named === 'builtin') return language === 'ts' || language === 'tsx' ? 'keyword' : 'function';
  return named === 'plain' ? undefined : named;
}

/**
 * The kind that type and aliases name. The type wins over the aliases: a key of YAML is `key`, with the alias
 * `atrule`.
 */
function namedKind(type: string, alias: TypedToken['alias']): NamedKind {
  if (type === 'builtin') return 'builtin';
  const names = [type, ...(typeof alias === 'string' ? [alias] : (alias ?? []))];
  for (const name of names) {
    const kind = kinds.get(name);
    if (kind !== undefined) return kind;
  }
  return 'inherited';
}
