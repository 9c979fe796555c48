import type { ReactElement } from 'react';
import type { ProductLink } from '../../src/model/page-props.ts';

interface ProductMarkProps {
  readonly product: ProductLink;
  readonly size: number;
}

/** A product's logo, or its initial on its accent where it has none. The name stands beside it, so it is silent. */
export function ProductMark({ product, size }: ProductMarkProps): ReactElement {
  if (product.logo === undefined) {
    // The letter is drawn by a style rule: as text it would be part of the name of what it stands in.
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
