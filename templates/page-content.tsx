import type { ReactElement } from 'react';
import type { PageComponentProps } from './layout/page-layout.tsx';
import { AppShellPage } from './pages/app-shell-page.tsx';
import { DocPage } from './pages/doc-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ProductPage } from './pages/product-page.tsx';
import { ProductionErrorPage } from './pages/production-error-page.tsx';
import { VersionsPage } from './pages/versions-page.tsx';

const pages = {
  home: HomePage,
  product: ProductPage,
  versions: VersionsPage,
  'production-error': ProductionErrorPage,
  'not-found': NotFoundPage,
  'app-shell': AppShellPage,
};

/** Renders the component for the kind of the page; `html` is the article of a `doc` page. */
export function PageContent({ page, html, asset }: PageComponentProps & { html: string }): ReactElement {
  if (page.kind !== 'doc') {
    const Page = pages[page.kind];
    return <Page page={page} asset={asset} />;
  }
  if (page.article === undefined) throw new Error(`The page ${page.path} has no article.`);
  const Page = page.article.landing ? LandingPage : DocPage;
  return <Page page={page} article={page.article} html={html} asset={asset} />;
}
