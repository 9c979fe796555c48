import type { Language } from './languages.ts';
import type { NamedKind, TokenKind, TypedToken } from './token.ts';

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

/** The kind of a token within the kind around it; undefined is plain. */
export function tokenKind(
  { type, alias }: TypedToken,
  around: TokenKind | undefined,
  language: Language,
): TokenKind | undefined {
  const named = namedKind(type, alias);
  if (named === 'inherited') return around;
  // `string` and `number` are types there; elsewhere a built-in is a command: `cd`, `print`.
  if (named === 'builtin') return language === 'ts' || language === 'tsx' ? 'keyword' : 'function';
  return named === 'plain' ? undefined : named;
}

/** What the names say. The type says more than other names: a key of YAML is `key`, also called `atrule`. */
function namedKind(type: string, alias: TypedToken['alias']): NamedKind {
  if (type === 'builtin') return 'builtin';
  const names = [type, ...(typeof alias === 'string' ? [alias] : (alias ?? []))];
  for (const name of names) {
    const kind = kinds.get(name);
    if (kind !== undefined) return kind;
  }
  return 'inherited';
}
