import type { ReactElement } from 'react';
import { type PageComponentProps, PageLayout } from '../layout/page-layout.tsx';
import { ProductMark } from '../layout/product-mark.tsx';
import { colour, radius } from '../tokens.ts';
import { OwnStyle } from './own-style.tsx';
import { ProductContents } from './product-contents.tsx';

/** The landing page of a product without a page of its own: its description and contents. */
export function ProductPage({ page, asset }: PageComponentProps): ReactElement {
  const { product, contents = [] } = page;
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
      <ProductContents contents={contents} />
    </PageLayout>
  );
}

const rules = `
.product-hero { padding-block-start: 16px; }
.product-hero .product-mark, .product-hero .product-initial { margin-block-end: 16px; }
.product-hero .product-initial { inline-size: 48px; block-size: 48px; border-radius: ${radius.surface}; font-size: 26px; }
.product-hero h1 { font-size: 36px; }
.product-hero p { max-inline-size: 40em; margin-block-start: 12px; font-size: 18px; line-height: 28px; color: ${colour.soft}; }
`;
