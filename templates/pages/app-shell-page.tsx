import type { ReactElement } from 'react';
import type { PageProps } from '../../src/model/page-props.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { useWords } from '../use-words.ts';
import { Notice } from './notice.tsx';

interface AppShellPageProps {
  readonly page: PageProps;
  readonly asset: AssetUrl;
}

/** The frame without content: what the service worker answers when a page cannot be had. */
export function AppShellPage({ page, asset }: AppShellPageProps): ReactElement {
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
