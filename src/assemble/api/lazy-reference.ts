import { lazy } from '../../memo/memoize.ts';
import type { ArticleProps } from '../../model/page-props.ts';
import type { LazyReference } from './api-reference.ts';

/** What an article says of its reference, which follows from that and the words of the language. */
export type ReferenceOutline = {
  readonly [Key in 'headingIds' | 'tableOfContents']?: () => ArticleProps[Key];
};

const references = new WeakMap<Partial<ArticleProps>, LazyReference>();

/**
 * Adds a reference and its outline to an article. They are made when something reads them, which is nothing
 * in a build that does not render the page.
 */
export function withReference(
  article: ArticleProps,
  reference: LazyReference,
  outline: ReferenceOutline,
): ArticleProps {
  for (const [key, make] of Object.entries({ reference: () => reference.props, ...outline })) {
    Object.defineProperty(article, key, { enumerable: true, get: lazy<object>(make) });
  }
  references.set(article, reference);
  return article;
}

/** Returns what identifies the reference of an article; undefined if only the reference itself does. */
export function keyOfReference(article: ArticleProps): string | undefined {
  return references.get(article)?.key;
}

/** Returns an article without its reference and what follows from it, and makes neither. */
export function withoutReference(article: ArticleProps): Partial<ArticleProps> {
  if (!references.has(article)) return article;
  const entries = Object.keys(article).flatMap((key) =>
    isLazy(article, key) ? [] : [[key, article[key as keyof ArticleProps]] as const],
  );
  return Object.fromEntries(entries);
}

function isLazy(article: ArticleProps, key: string): boolean {
  return Object.getOwnPropertyDescriptor(article, key)?.get !== undefined;
}
