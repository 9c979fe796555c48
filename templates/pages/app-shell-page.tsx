import type { ReactElement } from 'react';
import { type PageComponentProps, PageLayout } from '../layout/page-layout.tsx';
import { useWords } from '../use-words.ts';
import { Notice } from './notice.tsx';

/** The page that the service worker serves offline for pages that it has not stored. */
export function AppShellPage({ page, asset }: PageComponentProps): ReactElement {
  const words = useWords();
  return (
    <PageLayout page={page} asset={asset} width="wide">
      <Notice title={words.offline} hint={words.offlineNothing}>
        <div data-offline-pages="" hidden>
          <p>{words.offlineHint}</p>
          <ul />
        </div>
      </Notice>
    </PageLayout>
  );
}
