import type { ReactElement } from 'react';
import type { ProductFact, StaticPageFacts } from '../../../src/model/part-props.ts';
import { useWords } from '../../use-words.ts';
import { TableScroll } from '../table-scroll.tsx';

interface ProductVersionsProps {
  /** Ids of the products, in their order in the table; by default all products with versions. */
  readonly products?: readonly string[];
  readonly page: StaticPageFacts;
}

/** A table of products with their current version and links to their other versions, from `site.yaml`. */
export default function ProductVersions({ products, page }: ProductVersionsProps): ReactElement {
  const words = useWords();
  const rows =
    products === undefined
      ? page.products.filter(({ versions }) => versions.length > 0)
      : products.map((id) => productOf(id, page));
  return (
    <TableScroll heads={[words.product, words.currentVersion, words.otherVersions]}>
      <table>
        <thead>
          <tr>
            <th>{words.product}</th>
            <th>{words.currentVersion}</th>
            <th>{words.otherVersions}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((product) => (
            <Row key={product.id} product={product} here={page.href} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({ product, here }: { readonly product: ProductFact; readonly here: string }): ReactElement {
  const current = product.versions.find((version) => version.current);
  // A link to this page is not a version.
  const others = product.versions.filter((version) => !version.current && version.href !== here);
  return (
    <tr>
      <td>
        <a href={product.href}>
          <bdi>{product.name}</bdi>
        </a>
      </td>
      <td>
        <bdi>{current?.text ?? '–'}</bdi>
      </td>
      <td>
        {others.length === 0 && '–'}
        {others.map((version, index) => (
          <span key={version.href}>
            {index > 0 && ', '}
            <a href={version.href} rel={/^https?:/.test(version.href) ? 'noopener' : undefined}>
              <bdi>{version.text}</bdi>
            </a>
          </span>
        ))}
      </td>
    </tr>
  );
}

function productOf(id: string, { products }: StaticPageFacts): ProductFact {
  const found = products.find((product) => product.id === id);
  if (found) return found;
  throw new Error(
    `the site has no product "${id}"; its products are ${products.map((one) => one.id).join(', ')}.`,
  );
}
