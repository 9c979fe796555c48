import type { ReactElement } from 'react';
import { ArticleBody } from '../components/article-body.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { Slot } from '../slot.tsx';
import { styled } from '../styles/styled.ts';
import { colour, media } from '../tokens.ts';
import { WordsContext } from '../use-words.ts';
import type { DocPageProps } from './doc-page.tsx';
import { UntranslatedNotice } from './untranslated-notice.tsx';

/** A page that begins with a large title and has no navigation: `layout: landing` in its front matter. */
export function LandingPage({ page, article, html, asset }: DocPageProps): ReactElement {
  const { title, description, untranslated } = article;
  return (
    <PageLayout page={page} asset={asset} width="centred">
      {untranslated && <UntranslatedNotice name={untranslated.name} />}
      <Slot name="before-article" />
      <Article lang={untranslated?.language} dir={untranslated?.direction} className="landing">
        <WordsContext value={page.articleWords ?? page.words}>
          <header>
            <h1>{title}</h1>
            {description !== undefined && <p>{description}</p>}
          </header>
          <ArticleBody article={article} html={html} asset={asset} />
        </WordsContext>
      </Article>
      <Slot name="after-article" />
    </PageLayout>
  );
}

const Article = styled('article')({
  // Keeps the margin of its header inside, whatever a site lays out when more of the page has arrived.
  display: 'flow-root',
  '& > header': { marginBlock: '24px 32px', [media.md]: { marginBlock: '56px 40px' } },
  '& h1': {
    maxInlineSize: '18ch',
    fontSize: 'clamp(36px, 5.5vw, 64px)',
    lineHeight: 1.08,
    letterSpacing: 'var(--tracking, -.02em)',
  },
  '&:lang(ar) h1, &:lang(fa) h1': { lineHeight: 1.3 },
  '& > header p': {
    maxInlineSize: '40em',
    marginBlockStart: 20,
    color: colour.soft,
    fontSize: 18,
    lineHeight: 1.6,
    [media.md]: { fontSize: 20 },
  },
});
