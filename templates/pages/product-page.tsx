import type { ReactElement } from 'react';
import type { NavigationItem } from '../../src/model/navigation.ts';
import { BadgeMark } from '../layout/badge-mark.tsx';
import { type PageComponentProps, PageLayout } from '../layout/page-layout.tsx';
import { ProductMark } from '../layout/product-mark.tsx';
import { colour, media, radius } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { OwnStyle } from './own-style.tsx';

/** The landing page of a product without a page of its own: its description and contents. */
export function ProductPage({ page, asset }: PageComponentProps): ReactElement {
  const { product, contents = [] } = page;
  const words = useWords();
  return (
    <PageLayout page={page} asset={asset} width="wide">
      <OwnStyle rules={rules} place="sheet" />
      {product && (
        <div className="product-hero">
          <ProductMark product={product} size={48} />
          <h1>
            <bdi>{product.name}</bdi>
          </h1>
          {product.description !== undefined && (
            <p>
              <bdi>{product.description}</bdi>
            </p>
          )}
        </div>
      )}
      <nav className="product-contents" aria-label={words.contents}>
        <ul>{contents.map(chapter)}</ul>
      </nav>
    </PageLayout>
  );
}

function chapter(item: NavigationItem): ReactElement | null {
  // Only the navigation beside an article has shortened lists.
  if (item.kind === 'more') return null;
  const entries = item.kind === 'page' ? [] : item.items.filter((entry) => entry.kind === 'page');
  const href = 'href' in item ? item.href : undefined;
  return (
    <li key={item.id} className={entries.length === 0 && href !== undefined ? 'single' : undefined}>
      {href !== undefined ? (
        <a href={href}>
          <bdi>{item.title}</bdi>
        </a>
      ) : (
        <strong>
          <bdi>{item.title}</bdi>
        </strong>
      )}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <a href={entry.href}>
                <bdi>{entry.title}</bdi>
              </a>
              {entry.badges.map((badge) => (
                <BadgeMark key={badge} badge={badge} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const rules = `
.product-hero { padding-block-start: 16px; }
.product-hero .product-mark, .product-hero .product-initial { margin-block-end: 16px; }
.product-hero .product-initial { inline-size: 48px; block-size: 48px; border-radius: ${radius.surface}; font-size: 26px; }
.product-hero h1 { font-size: 36px; }
.product-hero p { max-inline-size: 40em; margin-block-start: 12px; font-size: 18px; line-height: 28px; color: ${colour.soft}; }
.product-contents { margin-block-start: 40px; }
.product-contents ul { list-style: none; margin: 0; padding: 0; }
.product-contents > ul { display: grid; gap: 16px; }
.product-contents > ul > li { padding: 20px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; background: ${colour.raised}; }
.product-contents > ul > li > a, .product-contents > ul > li > strong { font-weight: 650; color: ${colour.text}; text-decoration: none; }
.product-contents > ul > li > a:hover { color: ${colour.accent}; }
.product-contents .single { position: relative; align-self: start; }
.product-contents .single:hover { border-color: ${colour.accent}; }
.product-contents .single > a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
.product-contents li ul { margin-block-start: 8px; }
.product-contents li li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding-block: 4px; font-size: 14px; line-height: 22px; }
.product-contents li li a { color: ${colour.soft}; text-decoration-color: ${colour.rule}; }
${media.sm} { .product-contents > ul { grid-template-columns: 1fr 1fr; } }
${media.lg} { .product-contents > ul { grid-template-columns: repeat(3, 1fr); } }
${media.touch} { .product-contents li li a { padding-block: 9px; } }
`;
