import type { NamedKind } from './token-kind.ts';

/** A piece of highlighted text: plain, or a token with a type, further names, and content of its own. */
export type Token = string | TypedToken;

/** A token of a grammar: `{type: 'key', alias: 'atrule', content: 'name', length: 4}`. */
export interface TypedToken {
  readonly type: string;
  /** What its names say it is drawn as, when that is known. */
  readonly kind?: NamedKind;
  readonly alias?: string | readonly string[] | null | undefined;
  readonly content: string | readonly Token[];
  /** How long its text is. */
  readonly length: number;
}
