import type { ReactElement } from 'react';
import { type PageComponentProps, PageLayout } from '../layout/page-layout.tsx';
import { colour, media } from '../tokens.ts';
import { OwnStyle } from './own-style.tsx';
import { ProductCards } from './product-cards.tsx';
import { ProductContents } from './product-contents.tsx';

/** The home page: name, description and products of the site, or the contents of its only product. */
export function HomePage({ page, asset }: PageComponentProps): ReactElement {
  const { site, contents = [] } = page;
  return (
    <PageLayout page={page} asset={asset} width="centred">
      <OwnStyle rules={rules} place="sheet" />
      <div className="hero">
        <h1>{site.name}</h1>
        {site.description !== '' && <p>{site.description}</p>}
      </div>
      {contents.length > 0 ? <ProductContents contents={contents} /> : <ProductCards site={site} />}
    </PageLayout>
  );
}

const rules = `
.hero { padding-block: 32px 0; }
.hero h1 { font-size: 36px; letter-spacing: -.02em; }
.hero p { max-inline-size: 40em; margin-block-start: 16px; font-size: 18px; line-height: 28px; color: ${colour.soft}; }
${media.md} { .hero { padding-block: 56px 16px; } .hero h1 { font-size: 48px; } .hero p { font-size: 20px; line-height: 32px; } }
`;
