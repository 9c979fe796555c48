import type { ReactElement } from 'react';
import type { PageProps } from '../src/model/page-props.ts';
import type { AssetUrl } from '../src/model/render-task.ts';
import { AppShellPage } from './pages/app-shell-page.tsx';
import { DocPage } from './pages/doc-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ProductPage } from './pages/product-page.tsx';
import { ProductionErrorPage } from './pages/production-error-page.tsx';
import { VersionsPage } from './pages/versions-page.tsx';

interface PageContentProps {
  readonly page: PageProps;
  readonly html: string;
  readonly asset: AssetUrl;
}

/** Renders the component for the kind of the page. */
export function PageContent({ page, html, asset }: PageContentProps): ReactElement {
  switch (page.kind) {
    case 'doc':
      if (page.article === undefined) throw new Error(`The page ${page.path} has no article.`);
      return <DocPage page={page} article={page.article} html={html} asset={asset} />;
    case 'home':
      return <HomePage page={page} asset={asset} />;
    case 'product':
      return <ProductPage page={page} asset={asset} />;
    case 'versions':
      return <VersionsPage page={page} asset={asset} />;
    case 'production-error':
      return <ProductionErrorPage page={page} asset={asset} />;
    case 'not-found':
      return <NotFoundPage page={page} asset={asset} />;
    case 'app-shell':
      return <AppShellPage page={page} asset={asset} />;
  }
}
