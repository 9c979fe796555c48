import type { PropsWithChildren, ReactElement } from 'react';
import type { PageProps } from '../src/model/page-props.ts';
import type { ColourPair } from '../src/model/theme.ts';
import { colourSchemeScript } from './colour-scheme-script.ts';
import { ConsentBanner } from './components/consent-banner.tsx';
import { darkScheme, lightScheme } from './default-palette.ts';
import { headScript, productionScript, skippedTransitionScript } from './inline-scripts.ts';
import { isHomePage } from './is-home-page.ts';
import type { PageComponentProps } from './layout/page-layout.tsx';
import { Slot } from './slot.tsx';
import { speculationRules } from './speculation-rules.ts';
import { structuredData } from './structured-data.ts';
import { fillWords, useWords } from './use-words.ts';

/** The HTML document of a page: head, data for the browser script, body. */
export function Document({ page, asset, children }: PropsWithChildren<PageComponentProps>): ReactElement {
  const words = useWords();
  const { site } = page;
  return (
    <html
      lang={page.language}
      dir={page.direction}
      data-base={site.base}
      data-outside={site.outside.length > 0 ? site.outside.join(' ') : undefined}
      data-worker-hosts={site.productionHosts.length > 0 ? site.productionHosts.join(' ') : undefined}
      {...serviceFacts(page)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: colourSchemeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that reserves space for ads. */}
        {hasServices(page) && <script dangerouslySetInnerHTML={{ __html: productionScript }} />}
        <PageMeta page={page} />
        <ThemeColours colours={site.pageColours} />
        <Icons site={site} />
        {site.fontFiles?.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <link rel="stylesheet" href={asset('styles')} />
        <Fonts page={page} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
        <script dangerouslySetInnerHTML={{ __html: skippedTransitionScript }} />
        <script type="module" src={asset('browser')} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the build. */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules(site) }} />
        <StructuredData page={page} />
      </head>
      <body data-product={page.product?.id} data-kind={page.kind} {...productFacts(page)}>
        {site.llms !== undefined && <p hidden>{fillWords(words.machines.index, { address: site.llms })}</p>}
        {children}
        <Slot name="body-end" />
        {site.services?.analytics?.consent === 'banner' && <ConsentBanner />}
        <div className="visually-hidden" role="status" data-status={JSON.stringify(words.status)} />
      </body>
    </html>
  );
}

function PageMeta({ page }: { readonly page: PageProps }): ReactElement {
  const { head, site } = page;
  return (
    <>
      <title>{head.title}</title>
      {head.description !== undefined && <meta name="description" content={head.description} />}
      {head.noindex && <meta name="robots" content="noindex" />}
      {head.canonical !== undefined && <link rel="canonical" href={head.canonical} />}
      {head.markdown !== undefined && <link rel="alternate" type="text/markdown" href={head.markdown} />}
      {head.feed !== undefined && (
        <link rel="alternate" type="application/atom+xml" href={head.feed} title={site.name} />
      )}
      {head.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <SocialMeta page={page} />
    </>
  );
}

/** What other sites show with a link to the page. Twitter takes everything but the card from Open Graph. */
function SocialMeta({ page }: { readonly page: PageProps }): ReactElement {
  const { head, site, article } = page;
  const end = ` - ${site.name}`;
  // The name of the site stands beside the title.
  const title = head.title.endsWith(end) ? head.title.slice(0, -end.length) : head.title;
  return (
    <>
      <meta property="og:type" content={page.kind === 'doc' && !isHomePage(page) ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={site.name} />
      {head.description !== undefined && <meta property="og:description" content={head.description} />}
      {head.canonical !== undefined && <meta property="og:url" content={head.canonical} />}
      {article?.lastUpdated !== undefined && (
        <meta property="article:modified_time" content={article.lastUpdated} />
      )}
      {head.image && (
        <>
          <meta property="og:image" content={head.image.href} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(head.image.width)} />
          <meta property="og:image:height" content={String(head.image.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={head.image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** The place of the page in the site, for search engines. */
function StructuredData({ page }: { readonly page: PageProps }): ReactElement | null {
  const data = structuredData(page);
  if (data === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the build, escaped for HTML.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />;
}

/** Icons of the tab and of the home screen, and the web manifest. */
function Icons({ site }: Pick<PageProps, 'site'>): ReactElement {
  const { icon, fallbackIcon, touchIcon, manifest } = site;
  return (
    <>
      {fallbackIcon !== undefined && <link rel="icon" href={fallbackIcon} sizes="32x32" />}
      {icon !== undefined && <link rel="icon" href={icon} type="image/svg+xml" />}
      {/* Without an icon, browsers would ask for `/favicon.ico`. */}
      {icon === undefined && fallbackIcon === undefined && <link rel="icon" href="data:," />}
      {touchIcon !== undefined && <link rel="apple-touch-icon" href={touchIcon} />}
      <link rel="manifest" href={manifest} />
    </>
  );
}

/** Colours of the browser's own interface. The script sets both when the reader chooses a mode. */
function ThemeColours({ colours }: { readonly colours: ColourPair | undefined }): ReactElement[] {
  const { light, dark } = colours ?? { light: lightScheme.colours.page, dark: darkScheme.colours.page };
  return Object.entries({ light, dark }).map(([scheme, page]) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      data-scheme={scheme}
      content={page}
    />
  ));
}

function Fonts({ page }: { readonly page: PageProps }): ReactElement {
  const { fonts = [] } = page.head;
  const hosts = new Set(fonts.flatMap(({ preconnect }) => preconnect));
  return (
    <>
      {[...hosts].map((host) => (
        <link key={host} rel="preconnect" href={host} crossOrigin="" />
      ))}
      {fonts.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}

/** False for a page without advertisements on a site without analytics. */
function hasServices({ article, site }: PageProps): boolean {
  return article?.ads === true || site.services?.analytics !== undefined;
}

function serviceFacts(page: PageProps): Readonly<Record<`data-${string}`, string | undefined>> {
  const { services } = page.site;
  if (!services || !hasServices(page)) return {};
  const { hosts, analytics } = services;
  return { 'data-hosts': hosts.join(' '), 'data-analytics': analytics && JSON.stringify(analytics) };
}

function productFacts({ product, site }: PageProps): Readonly<Record<`data-${string}`, string | undefined>> {
  if (!product || site.services?.analytics === undefined) return {};
  return { 'data-product-id': product.productId, 'data-category-id': product.category ?? undefined };
}
