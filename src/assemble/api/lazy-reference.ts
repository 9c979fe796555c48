import { lazy } from '../../memo/memoize.ts';
import type { ArticleProps } from '../../model/page-props.ts';
import type { LazyReference } from './api-reference.ts';

/** What an article says of its reference, which follows from that and the words of the language. */
export type ReferenceOutline = {
  readonly [Key in 'headingIds' | 'tableOfContents']?: () => ArticleProps[Key];
};

/** What makes a reference, with the article before it was added. */
interface Added {
  readonly reference: LazyReference;
  readonly article: ArticleProps;
}

const added = new WeakMap<Partial<ArticleProps>, Added>();

/**
 * Returns an article with a reference and its outline. They are made when something reads them, which is
 * nothing in a build that does not render the page.
 */
export function withReference(
  article: ArticleProps,
  reference: LazyReference,
  outline: ReferenceOutline,
): ArticleProps {
  const headingIds = lazy(outline.headingIds ?? (() => article.headingIds));
  const tableOfContents = lazy(outline.tableOfContents ?? (() => article.tableOfContents));
  // Accessors in a literal: to define them one by one takes longer than the rest of an article.
  const whole: ArticleProps = {
    ...article,
    get headingIds() {
      return headingIds();
    },
    get tableOfContents() {
      return tableOfContents();
    },
    get reference() {
      return reference.props;
    },
  };
  added.set(whole, { reference, article });
  return whole;
}

/** Returns what identifies the reference of an article; undefined if only the reference itself does. */
export function keyOfReference(article: ArticleProps): string | undefined {
  return added.get(article)?.reference.key;
}

/** Returns an article as it was before its reference was added, and makes neither that nor its outline. */
export function withoutReference(article: ArticleProps): ArticleProps {
  return added.get(article)?.article ?? article;
}
