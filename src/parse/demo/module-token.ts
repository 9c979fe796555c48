/** Offsets of a piece of text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word or number, a string, a regular expression, or one character of punctuation; `=>` is one token. */
interface SimpleToken extends Span {
  readonly kind: 'word' | 'string' | 'regex' | 'punctuation';
}

/** A template literal, with the tokens of its expressions. */
interface TemplateToken extends Span {
  readonly kind: 'template';
  readonly inner: readonly ModuleToken[];
}

/** A JSX element, with the tokens of the expressions in it. */
export interface ElementToken extends Span {
  readonly kind: 'element';
  /** `Box`, `React.Fragment`; empty for `<>`. */
  readonly name: string;
  /** What follows the name in its opening tag: `size=`, `"small"`, `{...props}`. */
  readonly attributes: readonly Span[];
  /** The content between its tags; undefined for `<Box />`. */
  readonly content: Span | undefined;
  readonly inner: readonly ModuleToken[];
}

/** A coarse token of a module: enough to find imports and the JSX that a component returns. */
export type ModuleToken = SimpleToken | TemplateToken | ElementToken;
