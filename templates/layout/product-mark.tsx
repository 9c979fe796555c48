import type { ReactElement } from 'react';
import type { ProductLink } from '../../src/model/page-props.ts';

interface ProductMarkProps {
  readonly product: ProductLink;
  readonly size: number;
}

/** The logo of a product, or its initial on its accent colour. Screen readers read the name beside it. */
export function ProductMark({ product, size }: ProductMarkProps): ReactElement {
  if (product.logo === undefined) {
    // CSS shows the letter: as text it would be part of the accessible name of the link.
    return (
      <span className="product-initial" data-initial={product.name.slice(0, 1)} data-product={product.id} />
    );
  }
  return (
    <img
      className="product-mark"
      src={product.logo}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
