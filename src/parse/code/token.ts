/** A piece of highlighted text: plain, or a token with a type, further names, and content of its own. */
export type Token = string | TypedToken;

/** A token of a grammar: `{type: 'key', alias: 'atrule', content: 'name', length: 4}`. */
export interface TypedToken {
  readonly type: string;
  readonly alias?: string | readonly string[] | null | undefined;
  readonly content: string | readonly Token[];
  /** How long its text is. */
  readonly length: number;
}

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

/**
 * What the names of a token say: a kind; `plain`, which ends the kind of what is around, for the expression in a template string is no
 * string; `builtin`, which depends on the language; `inherited`, when they say nothing.
 */
export type NamedKind = TokenKind | 'plain' | 'builtin' | 'inherited';
