import type { ReactElement } from 'react';
import type { LinkProps } from '../../src/model/link-props.ts';
import type { ArticleProps } from '../../src/model/page-props.ts';
import type { Words } from '../../src/model/words.ts';
import { useClickEvents } from '../click-events.ts';
import { AdSlot } from '../components/ad-slot.tsx';
import { ArticleBody } from '../components/article-body.tsx';
import { ArticleFoot } from '../layout/article-foot.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { type PageComponentProps, PageLayout } from '../layout/page-layout.tsx';
import { Pagination } from '../layout/pagination.tsx';
import { TableOfContents, TocDisclosure } from '../layout/table-of-contents.tsx';
import { Slot } from '../slot.tsx';
import { styled } from '../styles/styled.ts';
import { colour, media } from '../tokens.ts';
import { fillWords, useWords, WordsContext } from '../use-words.ts';
import { ErrorLookup, ErrorTable } from './error-messages.tsx';
import { UntranslatedNotice } from './untranslated-notice.tsx';

/** Properties of a page with an article. */
export interface DocPageProps extends PageComponentProps {
  readonly article: ArticleProps;
  /** The complete HTML of the article. */
  readonly html: string;
}

/** A page of documentation. */
export function DocPage({ page, article, html, asset }: DocPageProps): ReactElement {
  const { tableOfContents: toc, wide, untranslated } = article;
  const hasNames = article.reference !== undefined;
  return (
    <PageLayout
      page={page}
      asset={asset}
      width={wide ? 'wide' : 'measure'}
      aside={toc.length > 0 && !wide && <TableOfContents items={toc} hasNames={hasNames} {...untranslated} />}
    >
      <Breadcrumbs links={page.breadcrumbs} own={`${page.site.base.replace(/\/$/, '')}${page.path}/`} />
      {untranslated && <UntranslatedNotice name={untranslated.name} />}
      <Slot name="before-article" />
      <article lang={untranslated?.language} dir={untranslated?.direction}>
        {/* Texts inside are in the language of the article. */}
        <WordsContext value={page.articleWords ?? page.words}>
          <ArticleHead article={article} html={html} />
          {page.messages && <ErrorLookup />}
          {article.ads && <AdSlot page={page} asset={asset} />}
          {toc.length > 0 && <TocDisclosure items={toc} hasNames={hasNames} />}
          <ArticleBody article={article} html={html} asset={asset} />
        </WordsContext>
      </article>
      <Slot name="after-article" />
      {page.messages && <ErrorTable messages={page.messages} />}
      <ArticleFoot page={page} article={article} />
      <Pagination page={page} />
    </PageLayout>
  );
}

function ArticleHead({ article, html }: Pick<DocPageProps, 'article' | 'html'>): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  const { resources, reference, editHref, markdownHref } = article;
  const links = [
    ...[...resources, ...referenceLinks(article, words)].map(({ href, title }) => ({
      href,
      title,
      names: { action: 'resource', label: href },
    })),
    ...(editHref === undefined ? [] : [{ href: editHref, title: words.edit, names: { action: 'edit' } }]),
  ];
  // An author may repeat the description in the body; the page shows it once.
  const description = html.includes('<p class="description"') ? undefined : article.description;
  return (
    <Head>
      <h1>
        {article.title}
        {article.titleMarks !== undefined && <TitleMarks html={` ${article.titleMarks}`} />}
      </h1>
      {reference?.description !== undefined ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the assemble stage.
        <div className="lead" dangerouslySetInnerHTML={{ __html: reference.description }} />
      ) : (
        description !== undefined && <p>{description}</p>
      )}
      {(links.length > 0 || markdownHref !== undefined || reference?.since !== undefined) && (
        <ul className="no-print" {...events({ category: 'page' })}>
          {reference?.since !== undefined && (
            <li className="since">{fillWords(words.reference.since, { version: reference.since })}</li>
          )}
          {links.map(({ href, title, names }) => (
            <li key={href}>
              <a href={href} {...events(names)}>
                <bdi>{title}</bdi>
              </a>
            </li>
          ))}
          {markdownHref !== undefined && <MarkdownLinks href={markdownHref} />}
        </ul>
      )}
    </Head>
  );
}

/** Links of an API reference that the page does not have anyway: to its package and its source. */
function referenceLinks({ reference, resources }: ArticleProps, words: Words): LinkProps[] {
  const { packageName, sourceHref } = reference ?? {};
  const links: LinkProps[] = [];
  if (packageName !== undefined)
    links.push({ title: packageName, href: `https://www.npmjs.com/package/${packageName}` });
  if (sourceHref !== undefined) links.push({ title: words.packageSource, href: sourceHref });
  return links.filter(({ href }) => resources.every((resource) => resource.href !== href));
}

/** The icons of plans, beside the title. */
function TitleMarks({ html }: { readonly html: string }): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the assemble stage.
  return <span className="title-marks" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Links to the page as Markdown: to view and to copy. */
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
  '& .title-marks': { marginInlineStart: '.1em', fontSize: '.75em', whiteSpace: 'nowrap' },
  '& p, & .lead': { marginBlockStart: 12, fontSize: 18, lineHeight: '28px', color: colour.soft },
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
  '& .since': { paddingBlock: 4, color: colour.faint, [media.touch]: { paddingBlock: 11 } },
  '& a, & button': {
    display: 'inline-block',
    color: colour.faint,
    paddingBlock: 4,
    textDecorationColor: colour.rule,
    [media.touch]: { paddingBlock: 11 },
  },
  '& .lead a': { display: 'inline' },
  '& a:hover, & button:hover': { color: colour.accent, textDecorationColor: 'currentColor' },
});
