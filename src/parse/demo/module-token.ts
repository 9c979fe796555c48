/** Where something stands in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word or number, a text in quotes, a regular expression, or one character of punctuation; `=>` is one token. */
export interface PlainToken extends Span {
  readonly kind: 'word' | 'string' | 'regex' | 'punctuation';
}

/** A template, with the tokens of the expressions in it. */
export interface TemplateToken extends Span {
  readonly kind: 'template';
  readonly inner: readonly ModuleToken[];
}

/** An element of JSX, with the tokens of the expressions in it. */
export interface ElementToken extends Span {
  readonly kind: 'element';
  /** `Box`, `React.Fragment`; empty for `<>`. */
  readonly name: string;
  /** What stands between its two tags; absent when it has one. */
  readonly content: Span | undefined;
  readonly inner: readonly ModuleToken[];
}

/** A token of a module, coarse: enough to find imports and the JSX that a component returns. */
export type ModuleToken = PlainToken | TemplateToken | ElementToken;
