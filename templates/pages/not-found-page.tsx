import type { ReactElement } from 'react';
import type { ProductLink } from '../../src/model/page-props.ts';
import { Icon } from '../layout/icons.tsx';
import { type PageComponentProps, PageLayout } from '../layout/page-layout.tsx';
import { ProductMark } from '../layout/product-mark.tsx';
import { colour, font, media, radius, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { Notice } from './notice.tsx';
import { OwnStyle } from './own-style.tsx';

/** The page that a host serves for unknown addresses. */
export function NotFoundPage({ page, asset }: PageComponentProps): ReactElement {
  const words = useWords();
  return (
    <PageLayout page={page} asset={asset} width="measure">
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
        <section className="needs-script near-pages" data-near-pages="">
          <h2>{words.nearPages}</h2>
          <ul />
        </section>
        {page.site.products.length > 0 && (
          <section>
            <h2>{words.products}</h2>
            <ul className="start-pages">{page.site.products.map(entry)}</ul>
          </section>
        )}
      </div>
    </PageLayout>
  );
}

function entry(product: ProductLink): ReactElement {
  return (
    <li key={product.id} data-product={product.id}>
      <a href={product.href}>
        <ProductMark product={product} size={24} />
        <bdi>{product.name}</bdi>
      </a>
    </li>
  );
}

// Space for three similar pages is reserved, with the lines between them and a bar for each title, so that
// nothing moves when the script adds them.
const rules = `
.lost .notice { margin-inline: auto; text-align: center; }
.lost .notice :is(h1, p) { text-wrap: balance; }
.search-here { display: flex; align-items: center; gap: 12px; inline-size: 100%; max-inline-size: 480px; min-block-size: 52px; margin: 32px auto 0; padding-inline: 18px; border: 1px solid ${colour.edge}; border-radius: ${radius.surface}; background: ${colour.raised}; color: ${colour.soft}; font: inherit; cursor: pointer; transition: border-color ${size.quick}, box-shadow ${size.quick}; }
.search-here:hover { border-color: ${colour.accent}; box-shadow: 0 0 0 3px ${colour.tint}; }
.lost section { margin-block-start: 48px; }
.lost h2 { font-size: 14px; line-height: 20px; color: ${colour.faint}; font-family: ${font.body}; letter-spacing: 0; }
.lost ul { margin: 12px 0 0; padding: 0; list-style: none; }
.lost li a { display: flex; align-items: center; gap: 12px; min-block-size: 48px; padding-inline: 12px; border-radius: ${radius.control}; color: ${colour.text}; text-decoration: none; transition: background-color ${size.quick}; }
.lost li a:hover { background: ${colour.hover}; }
.near-pages ul { block-size: 145px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; background: ${colour.raised} repeating-linear-gradient(transparent 0 47px, ${colour.rule} 47px 48px); overflow: clip; }
.near-pages ul:empty::before { content: ""; display: block; inline-size: min(200px, 60%); block-size: 100%; margin-inline-start: 12px; background: linear-gradient(transparent 18px, ${colour.hover} 18px 30px, transparent 30px) 0 0 / 100% 48px; }
.near-pages li a { block-size: 48px; border-radius: 0; white-space: nowrap; }
.near-pages li a:focus-visible { outline-offset: -2px; }
.near-pages strong { flex: none; max-inline-size: 60%; overflow: hidden; text-overflow: ellipsis; font-weight: 600; }
.near-pages small { margin-inline-start: auto; overflow: hidden; text-overflow: ellipsis; font-size: 13px; color: ${colour.faint}; }
.start-pages { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(160px, 100%), 1fr)); gap: 4px; }
.start-pages li { min-inline-size: 0; margin-inline: -12px 0; overflow-wrap: anywhere; }
${media.belowSm} {
  .near-pages ul { block-size: 193px; background-image: repeating-linear-gradient(transparent 0 63px, ${colour.rule} 63px 64px); }
  .near-pages ul:empty::before { background-position-y: 8px; background-size: 100% 64px; }
  .near-pages li a { flex-direction: column; align-items: start; justify-content: center; gap: 0; block-size: 64px; }
  .near-pages :is(strong, small) { max-inline-size: 100%; margin-inline: 0; }
}
${media.forced} { .near-pages a { text-decoration: underline; } }
`;
