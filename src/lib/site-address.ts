/** What a kind of text demands, and how a near miss is put right. */
export interface TextRule {
  readonly pattern: RegExp;
  /** Continues `products[1].root …`: `must start and end with a slash`. */
  readonly must: string;
  /** The text as it was probably meant, if that can be told. */
  readonly correct?: (text: string) => string | undefined;
}

/** `/old/page/`, `/x/:name/`: an address of the site, with or without slash at the end. */
export const siteAddress: TextRule = {
  pattern: /^\/(?!\/)\S*$/,
  must: 'must start with one slash',
  correct: (text) => `/${text.trim().replace(/^[./\\]+/, '')}`,
};
