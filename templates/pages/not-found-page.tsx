import type { ReactElement } from 'react';
import { Icon } from '../layout/icons.tsx';
import { type PageComponentProps, PageLayout } from '../layout/page-layout.tsx';
import { colour, font, media, radius } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { Notice } from './notice.tsx';
import { OwnStyle } from './own-style.tsx';
import { ProductCards } from './product-cards.tsx';

/** The page that a host serves for unknown addresses. */
export function NotFoundPage({ page, asset }: PageComponentProps): ReactElement {
  const words = useWords();
  return (
    <PageLayout page={page} asset={asset} width="wide">
      <OwnStyle rules={rules} place="sheet" />
      <div className="lost">
        <Notice title={words.notFound} hint={words.notFoundHint}>
          <button
            type="button"
            className="needs-script search-here"
            data-search={asset(`search:${page.language}`)}
            aria-haspopup="dialog"
          >
            <Icon name="search" />
            {words.search.title}
          </button>
        </Notice>
        <section className="needs-script near-pages waiting" data-near-pages="">
          <h2>{words.nearPages}</h2>
          <ul />
        </section>
      </div>
      <ProductCards site={page.site} />
    </PageLayout>
  );
}

// Space for three entries is reserved, so that nothing moves when the script adds them: beside
// the notice where there is room.
const rules = `
${media.md} { .lost { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); column-gap: 48px; align-items: end; } }
.search-here { display: flex; align-items: center; gap: 8px; min-block-size: 44px; margin-block-start: 24px; padding-inline: 16px 20px; border: 1px solid ${colour.edge}; border-radius: ${radius.control}; background: ${colour.raised}; color: ${colour.text}; font: inherit; font-weight: 600; cursor: pointer; }
.search-here:hover { background: ${colour.hover}; }
.near-pages { max-inline-size: 640px; margin-block: 40px 0; }
.near-pages h2 { font-size: 14px; line-height: 20px; color: ${colour.faint}; font-family: ${font.body}; letter-spacing: 0; }
.near-pages ul { block-size: 144px; margin: 8px -12px 0; padding: 0; list-style: none; }
.near-pages a { display: flex; align-items: baseline; gap: 12px; block-size: 48px; padding: 12px; border-radius: ${radius.control}; color: ${colour.text}; text-decoration: none; white-space: nowrap; }
.near-pages a:hover { background: ${colour.hover}; }
.near-pages strong { flex: none; max-inline-size: 60%; overflow: hidden; text-overflow: ellipsis; font-weight: 600; }
.near-pages small { overflow: hidden; text-overflow: ellipsis; font-size: 14px; color: ${colour.faint}; }
.near-pages.waiting h2 { visibility: hidden; }
${media.forced} { .near-pages a { text-decoration: underline; } }
`;
