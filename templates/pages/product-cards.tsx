import type { ReactElement } from 'react';
import type { ProductLink, SiteProps } from '../../src/model/page-props.ts';
import { productGroups } from '../layout/product-groups.ts';
import { ProductMark } from '../layout/product-mark.tsx';
import { colour, font, media, radius, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { OwnStyle } from './own-style.tsx';

/** Class names by number of products. Rules that count cards would resize them while the page loads. */
const sizes: Readonly<Record<number, string>> = { 1: 'single', 2: 'pair' };

/** Two products that are all of the site have nothing beside them. */
function sizeOf(products: number, categories: number): string | undefined {
  return products === 2 && categories === 1 ? 'lone-pair' : sizes[products];
}

/** The products of the site as cards, by category. */
export function ProductCards({ site }: { readonly site: SiteProps }): ReactElement {
  const groups = productGroups(site.products, useWords());
  return (
    <div className="product-cards">
      <OwnStyle rules={rules} place="sheet" />
      {groups.map((group) => (
        <section key={group.name} className={sizeOf(group.products.length, groups.length)}>
          <h2>{group.name}</h2>
          <ul>{group.products.map(card)}</ul>
        </section>
      ))}
    </div>
  );
}

function card(product: ProductLink): ReactElement {
  return (
    <li key={product.id} data-product={product.id}>
      <a href={product.href}>
        <ProductMark product={product} size={32} />
        <strong>
          <bdi>{product.name}</bdi>
        </strong>
        {product.description !== undefined && (
          <span>
            <bdi>{product.description}</bdi>
          </span>
        )}
      </a>
    </li>
  );
}

// Small categories share a row: one product takes one column, and two products take two from `lg`.
const single = '.product-cards .single';
const pair = '.product-cards .pair';

const rules = `
.product-cards { display: flex; flex-wrap: wrap; gap: 48px 16px; margin-block-start: 48px; }
.product-cards section { display: flex; flex-direction: column; inline-size: 100%; }
.product-cards h2 { font-family: ${font.body}; font-size: 14px; line-height: 20px; letter-spacing: 0; color: ${colour.faint}; margin-block-end: 12px; }
.product-cards ul { display: grid; flex: 1; gap: 16px; margin: 0; padding: 0; list-style: none; }
.product-cards a { display: flex; flex-direction: column; gap: 6px; block-size: 100%; padding: 24px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; background: ${colour.raised}; color: ${colour.soft}; font-size: 14px; line-height: 22px; text-decoration: none; transition: border-color ${size.quick}, box-shadow ${size.quick}; }
.product-cards a:hover { border-color: ${colour.accent}; box-shadow: 0 0 0 3px ${colour.tint}; }
.product-cards strong { font-size: 18px; font-weight: 650; line-height: 26px; color: ${colour.text}; }
.product-cards .product-mark, .product-cards .product-initial { margin-block-end: 10px; align-self: start; }
.product-cards .product-initial { inline-size: 32px; block-size: 32px; border-radius: ${radius.control}; font-size: 18px; }
${media.sm} { ${single} { inline-size: calc((100% - 16px) / 2); } .product-cards section:not(.single) > ul { grid-template-columns: 1fr 1fr; } }
${media.lg} { ${single} { inline-size: calc((100% - 48px) / 4); } ${pair} { inline-size: calc((100% - 16px) / 2); } .product-cards section:not(.single, .pair, .lone-pair) > ul { grid-template-columns: repeat(4, 1fr); } }
${media.belowSm} { .product-cards a { padding: 20px; } }
`;
