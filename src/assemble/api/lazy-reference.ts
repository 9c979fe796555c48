import type { ArticleProps } from '../../model/page-props.ts';
import type { LazyReference } from './api-reference.ts';

const references = new WeakMap<ArticleProps, LazyReference>();

/**
 * Adds a reference to an article. It is made when something reads it, which is nothing in a build that does
 * not render the page.
 */
export function withReference(article: ArticleProps, reference: LazyReference): ArticleProps {
  Object.defineProperty(article, 'reference', { enumerable: true, get: () => reference.props });
  references.set(article, reference);
  return article;
}

/** Returns what identifies the reference of an article; undefined if only the reference itself does. */
export function keyOfReference(article: ArticleProps): string | undefined {
  return references.get(article)?.key;
}

/** Copies an article without making its reference. */
export function withoutReference(article: ArticleProps): Omit<ArticleProps, 'reference'> {
  const entries = Object.keys(article).flatMap((key) =>
    key === 'reference' ? [] : [[key, article[key as keyof ArticleProps]] as const],
  );
  return Object.fromEntries(entries) as Omit<ArticleProps, 'reference'>;
}
