import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { ArticleProps, PageProps } from '../../src/model/page-props.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import { useClickEvents } from '../click-events.ts';
import { AdSlot } from '../components/ad-slot.tsx';
import { ArticleFoot } from '../layout/article-foot.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Frame } from '../layout/frame.tsx';
import { Pagination } from '../layout/pagination.tsx';
import { TableOfContents, TocDisclosure } from '../layout/table-of-contents.tsx';
import { demoVariables } from '../styles/demo-variables.ts';
import { ink, media } from '../tokens.ts';
import { useWords, WordsContext } from '../use-words.ts';
import { ErrorLookup, ErrorTable } from './error-messages.tsx';
import { UntranslatedNotice } from './untranslated-notice.tsx';

interface DocPageProps {
  readonly page: PageProps;
  readonly article: ArticleProps;
  /** The article's HTML, complete. */
  readonly html: string;
  readonly asset: AssetUrl;
}

/** A page of documentation. */
export function DocPage({ page, article, html, asset }: DocPageProps): ReactElement {
  const { tableOfContents: toc, wide, untranslated } = article;
  return (
    <Frame
      page={page}
      asset={asset}
      width={wide ? 'wide' : 'measure'}
      aside={toc.length > 0 && !wide && <TableOfContents items={toc} {...untranslated} />}
    >
      <Breadcrumbs links={page.breadcrumbs} />
      {untranslated && <UntranslatedNotice name={untranslated.name} />}
      {page.messages && <ErrorLookup />}
      <article lang={untranslated?.language} dir={untranslated?.direction}>
        {/* What is said inside is in the language that the element names. */}
        <WordsContext value={page.articleWords ?? page.words}>
          <ArticleHead article={article} html={html} />
          {article.ads && <AdSlot page={page} asset={asset} />}
          {toc.length > 0 && <TocDisclosure items={toc} />}
          <DemoVariables html={html} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the article is drawn by the parse stage from the owner's Markdown. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          {article.parts.some(({ kind }) => kind === 'demo') && <EditorWords asset={asset} />}
        </WordsContext>
      </article>
      {page.messages && <ErrorTable messages={page.messages} />}
      <ArticleFoot page={page} article={article} />
      <Pagination page={page} />
    </Frame>
  );
}

/** Variables that what is drawn refers to; demos and islands bring the others. */
function DemoVariables({ html }: { readonly html: string }): ReactElement | null {
  const rules = demoVariables(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: variables of our theme.
  return rules === '' ? null : <style dangerouslySetInnerHTML={{ __html: rules }} />;
}

/** What the editor of a demo says, and the sheets that it needs; its script reads them here. */
function EditorWords({ asset }: { readonly asset: AssetUrl }): ReactElement {
  const { editor, demo } = useWords();
  const spoken = JSON.stringify({ ...editor, ...demo });
  return (
    <div
      hidden
      data-edit-words={spoken}
      data-edit-styles={asset('edit-styles')}
      data-demo-styles={asset('demo-styles')}
    />
  );
}

function ArticleHead({
  article,
  html,
}: {
  readonly article: ArticleProps;
  readonly html: string;
}): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  const { resources, editHref } = article;
  // An author may have written the description into the body; it is not said twice.
  const description = html.includes('<p class="description"') ? undefined : article.description;
  return (
    <Head>
      <h1>{article.title}</h1>
      {description !== undefined && <p>{description}</p>}
      {(resources.length > 0 || editHref !== undefined || article.markdownHref !== undefined) && (
        <ul className="no-print" {...events({ category: 'page' })}>
          {resources.map((link) => (
            <li key={link.href}>
              <a href={link.href} {...events({ action: 'resource', label: link.href })}>
                <bdi>{link.title}</bdi>
              </a>
            </li>
          ))}
          {editHref !== undefined && (
            <li>
              <a href={editHref} {...events({ action: 'edit' })}>
                <bdi>{words.edit}</bdi>
              </a>
            </li>
          )}
          {article.markdownHref !== undefined && <MarkdownLinks href={article.markdownHref} />}
        </ul>
      )}
    </Head>
  );
}

/** The same page as text: to read, and to take along. */
function MarkdownLinks({ href }: { readonly href: string }): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  return (
    <>
      <li>
        <a href={href} type="text/markdown" {...events({ action: 'view-markdown' })}>
          {words.viewMarkdown}
        </a>
      </li>
      <li className="needs-script">
        <button type="button" data-copy-markdown={href} {...events({ action: 'copy-markdown' })}>
          {words.copyMarkdown}
        </button>
      </li>
    </>
  );
}

const Head = styled('header')({
  marginBlockEnd: 32,
  '& h1': { fontSize: 30, [media.sm]: { fontSize: 36 } },
  '& p': { marginBlockStart: 12, fontSize: 18, lineHeight: '28px', color: ink.soft },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 20px',
    margin: '16px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: 14,
    lineHeight: '22px',
  },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
  },
  '& a, & button': {
    display: 'inline-block',
    color: ink.faint,
    paddingBlock: 4,
    textDecorationColor: ink.rule,
    [media.touch]: { paddingBlock: 11 },
  },
  '& a:hover, & button:hover': { color: ink.accent, textDecorationColor: 'currentColor' },
});
