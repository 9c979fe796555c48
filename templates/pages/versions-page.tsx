import type { ReactElement } from 'react';
import { type PageComponentProps, PageLayout } from '../layout/page-layout.tsx';
import { ProductMark } from '../layout/product-mark.tsx';
import { colour } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { Notice } from './notice.tsx';
import { OwnStyle } from './own-style.tsx';

/** All versions of all products, as in their menus. */
export function VersionsPage({ page, asset }: PageComponentProps): ReactElement {
  const { versions: words } = useWords();
  return (
    <PageLayout page={page} asset={asset} width="measure">
      <OwnStyle rules={rules} place="sheet" />
      <Notice title={words.title} hint={words.hint} />
      {(page.versionLists ?? []).map(({ product, versions }) => (
        <section className="product-versions" key={product.id} data-product={product.id}>
          <h2>
            <ProductMark product={product} size={24} />
            <bdi>{product.name}</bdi>
          </h2>
          <ul>
            {versions.map(({ text, href, current }) => (
              <li key={`${href} ${text}`}>
                <a href={href}>
                  <bdi>{text}</bdi>
                </a>
                {current && <span>{words.current}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageLayout>
  );
}

const rules = `
.product-versions { margin-block-start: 40px; }
.product-versions h2 { display: flex; align-items: center; gap: 12px; font-size: 22px; }
.product-versions ul { list-style: none; margin: 12px 0 0; padding: 0; }
.product-versions li { padding: 10px 0; border-block-start: 1px solid ${colour.rule}; font-variant-numeric: tabular-nums; }
.product-versions li span { margin-inline-start: 12px; font-size: 13px; color: ${colour.faint}; }
`;
