import type { ReactElement } from 'react';
import { type PageComponentProps, PageLayout } from '../layout/page-layout.tsx';
import { useWords } from '../use-words.ts';
import { ErrorLookup, ErrorTable } from './error-messages.tsx';
import { Notice } from './notice.tsx';

/** Looks up the message of a production error code, unless the author has written a page for this. */
export function ProductionErrorPage({ page, asset }: PageComponentProps): ReactElement {
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
