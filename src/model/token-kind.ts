/** The style of a piece of code: `.token-keyword` and so on. */
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
