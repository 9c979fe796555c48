import type { ReactElement } from 'react';
import type { ProductProps, SiteProps } from '../../src/model/page-props.ts';
import { useClickEvents } from '../click-events.ts';
import { useWords } from '../use-words.ts';
import { Menu } from './menu.tsx';
import { productGroups } from './product-groups.ts';
import { ProductMark } from './product-mark.tsx';

interface ProductMenuProps {
  readonly site: SiteProps;
  readonly product: ProductProps | undefined;
}

/** The menu of the site's products. */
export function ProductMenu({ site, product }: ProductMenuProps): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  return (
    <Menu
      {...(product && { label: `${product.name}: ${words.chooseProduct}` })}
      className="products"
      category="product-menu"
      button={
        product ? (
          <>
            <ProductMark product={product} size={22} />
            {/* Where it has no room, the end of the name is cut off, also on a page of another direction. */}
            <strong dir="auto">{product.name}</strong>
          </>
        ) : (
          words.products
        )
      }
    >
      {productGroups(site.products, words).map((group) => (
        <div key={group.name}>
          <div className="heading">{group.name}</div>
          {group.products.map((entry) => (
            <a
              key={entry.id}
              className="entry"
              href={entry.href}
              {...events({ label: entry.id })}
              aria-current={entry.id === product?.id ? 'true' : undefined}
            >
              <ProductMark product={entry} size={22} />
              <bdi>{entry.name}</bdi>
            </a>
          ))}
        </div>
      ))}
    </Menu>
  );
}
