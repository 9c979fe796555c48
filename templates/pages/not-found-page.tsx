import type { ReactElement } from 'react';
import type { PageProps } from '../../src/model/page-props.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import { Frame } from '../layout/frame.tsx';
import { useWords } from '../use-words.ts';
import { Notice } from './notice.tsx';
import { ProductCards } from './product-cards.tsx';

interface NotFoundPageProps {
  readonly page: PageProps;
  readonly asset: AssetUrl;
}

/** What a host serves where there is no page. */
export function NotFoundPage({ page, asset }: NotFoundPageProps): ReactElement {
  const words = useWords();
  return (
    <Frame page={page} asset={asset} width="wide">
      <Notice title={words.notFound} hint={words.notFoundHint} />
      <ProductCards site={page.site} />
    </Frame>
  );
}
