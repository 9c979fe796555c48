import type { TypedToken } from './grammars.ts';
import type { Language } from './languages.ts';

/** What a piece of code is drawn as: `.token-keyword` and its siblings. */
export type TokenKind =
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'function'
  | 'tag'
  | 'attribute'
  | 'inserted'
  | 'deleted';

/** `plain` ends the kind of what is around: the expression in a template string is no string. */
const kinds: ReadonlyMap<string, TokenKind | 'plain'> = new Map([
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

function entries<Kind extends string>(kind: Kind, types: readonly string[]): [string, Kind][] {
  return types.map((type) => [type, kind]);
}

/** The kind of a token within the kind around it; undefined is plain. */
export function tokenKind(
  token: TypedToken,
  around: TokenKind | undefined,
  language: Language,
): TokenKind | undefined {
  // `string` and `number` are types there; elsewhere a built-in is a command: `cd`, `print`.
  if (token.type === 'builtin') return language === 'ts' || language === 'tsx' ? 'keyword' : 'function';
  for (const name of namesOf(token)) {
    const kind = kinds.get(name);
    if (kind !== undefined) return kind === 'plain' ? undefined : kind;
  }
  return around;
}

/** A token's type says more than its other names: a key of YAML is `key`, also called `atrule`. */
function namesOf({ type, alias }: TypedToken): readonly string[] {
  if (alias === undefined || alias === null) return [type];
  return typeof alias === 'string' ? [type, alias] : [type, ...alias];
}
