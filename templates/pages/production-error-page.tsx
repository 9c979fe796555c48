import type { ReactElement } from 'react';
import type { PageProps } from '../../src/model/page-props.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { useWords } from '../use-words.ts';
import { ErrorLookup, ErrorTable } from './error-messages.tsx';
import { Notice } from './notice.tsx';

interface ProductionErrorPageProps {
  readonly page: PageProps;
  readonly asset: AssetUrl;
}

/** Says the sentence behind a number that a production build threw, where the author has written no page about it. */
export function ProductionErrorPage({ page, asset }: ProductionErrorPageProps): ReactElement {
  const { errors } = useWords();
  return (
    <PageLayout page={page} asset={asset} width="measure">
      <Notice title={errors.title} hint={errors.hint} />
      <br />
      <ErrorLookup />
      <ErrorTable messages={page.messages ?? []} />
    </PageLayout>
  );
}
