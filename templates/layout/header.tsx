import type { ReactElement } from 'react';
import type { PageProps } from '../../src/model/page-props.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import { Slot } from '../slot.tsx';
import { styled } from '../styles/styled.ts';
import { colour, media, radius, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { ColourModeMenu } from './colour-mode-menu.tsx';
import { navigationId } from './element-ids.ts';
import { Icon } from './icons.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ProductMenu } from './product-menu.tsx';
import { SearchButton } from './search-button.tsx';
import { VersionMenu } from './version-menu.tsx';

interface HeaderProps {
  readonly page: PageProps;
  readonly asset: AssetUrl;
}

/** The bar at the top: the site, the product and its version, and the tools for the whole site. */
export function Header({ page, asset }: HeaderProps): ReactElement {
  const { site, product, navigation } = page;
  return (
    <Root className="no-print">
      <div className="bar">
        <Slot name="header-start" />
        {navigation && <NavigationOpener />}
        <Brand page={page} />
        {site.products.length > 0 && <ProductMenu site={site} product={product} />}
        {product && <VersionMenu versions={product.versions} />}
        <div className="tools" data-count={toolCount(page)}>
          <SearchButton url={asset(`search:${page.language}`)} />
          {site.repository !== undefined && <RepositoryLink href={site.repository} />}
          <LanguageMenu languages={page.languages} />
          <ColourModeMenu />
          <SettingsButton url={asset(`settings:${page.language}`)} />
        </div>
        <Slot name="header-end" />
      </div>
    </Root>
  );
}

function NavigationOpener(): ReactElement {
  const words = useWords();
  return (
    <button
      type="button"
      className="icon opener"
      popoverTarget={navigationId}
      aria-label={words.openNavigation}
    >
      <Icon name="menu" />
    </button>
  );
}

function Brand({ page: { site, product } }: Pick<HeaderProps, 'page'>): ReactElement {
  return (
    <a className={product ? 'brand in-product' : 'brand'} href={site.home} aria-label={site.name}>
      {/* The icon of the tab is the mark of the site. */}
      {site.icon === undefined ? <Icon name="book" /> : <img src={site.icon} alt="" width={24} height={24} />}
      <span>{site.name}</span>
    </a>
  );
}

function RepositoryLink({ href }: { readonly href: string }): ReactElement {
  const words = useWords();
  return (
    <a className="icon repository" href={href} rel="noopener" aria-label={words.source} title={words.source}>
      <Icon name="code" />
    </a>
  );
}

function SettingsButton({ url }: { readonly url: string }): ReactElement {
  const words = useWords();
  return (
    <button
      type="button"
      className="icon needs-script"
      data-settings={url}
      aria-haspopup="dialog"
      aria-label={words.settings}
      title={words.settings}
    >
      <Icon name="settings" />
    </button>
  );
}

function toolCount({ site, languages }: PageProps): number {
  return 3 + (site.repository === undefined ? 0 : 1) + (languages.length === 0 ? 0 : 1);
}

/** Width of the search button on a wide screen, where it looks like a field. */
const searchField = 200;

const Root = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: size.layer.header,
  background: colour.page,
  borderBlockEnd: `1px solid ${colour.rule}`,
  // Focus of what is in view anyway does not scroll the page.
  '& a, & button, & summary': { scrollMarginBlockStart: -size.start },
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    blockSize: size.bar,
    paddingInline: 8,
    marginInline: 'auto',
    fontSize: 14,
    lineHeight: '20px',
    [media.sm]: { paddingInline: 24, gap: 8 },
    [media.xl]: { maxInlineSize: 1480 },
  },
  // The final size from the start: nothing moves if the network pauses in the middle of the header.
  '& .tools': {
    '--tools': 4,
    '&[data-count="3"]': { '--tools': 3 },
    '&[data-count="5"]': { '--tools': 5 },
    display: 'flex',
    flex: 'none',
    gap: 4,
    marginInlineStart: 'auto',
    inlineSize: 'calc(var(--tools) * 40px - 4px)',
    minBlockSize: 36,
    [media.touch]: { inlineSize: 'calc(var(--tools) * 48px - 4px)', minBlockSize: 44 },
    [media.belowSm]: { '--tools': '2 !important' },
    [media.lg]: { inlineSize: `calc(var(--tools) * 40px - 4px + ${searchField - 36}px)` },
    '@media (scripting: none)': { inlineSize: 'auto' },
  },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 36,
    blockSize: 36,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: colour.soft,
    cursor: 'pointer',
    transition: `background-color ${size.quick}`,
    [media.touch]: { inlineSize: 44, blockSize: 44 },
  },
  '& .search > span': { display: 'none' },
  [media.lg]: {
    '& .search': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      inlineSize: searchField,
      paddingInline: 8,
      border: `1px solid ${colour.rule}`,
      background: colour.sunken,
      font: 'inherit',
      textAlign: 'start',
    },
    '& .search > svg': { flex: 'none', inlineSize: 18, blockSize: 18 },
    '& .search > span': { display: 'block', flex: 1 },
    '& .search > .key': {
      flex: 'none',
      inlineSize: 20,
      border: `1px solid ${colour.rule}`,
      borderRadius: 4,
      background: colour.page,
      font: 'inherit',
      fontSize: 12,
      lineHeight: '18px',
      textAlign: 'center',
    },
  },
  '& .icon:hover': { background: colour.hover, color: colour.text },
  '& .opener': { [media.md]: { display: 'none' } },
  // On a phone these choices are in the settings.
  '& .repository, & .languages, & .colours': { [media.belowSm]: { display: 'none' } },
  '& .languages > summary': { color: colour.soft },
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 36,
    paddingInline: 4,
    fontSize: 16,
    fontWeight: 650,
    color: colour.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    // Aligned with the icons of the navigation.
    [media.md]: { marginInlineStart: -8 },
    [media.touch]: { minBlockSize: 44 },
  },
  '& .brand :is(svg, img)': { color: colour.accent, inlineSize: 24, blockSize: 24, flex: 'none' },
  '& .in-product': {
    [media.belowMd]: { display: 'none' },
    '&::after': { content: '"/" / ""', color: colour.edge, fontWeight: 400, marginInlineStart: 4 },
  },
  '& .products strong': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .products': { minInlineSize: 0, '& > summary': { maxInlineSize: '100%' } },
  '& .products .panel': { minInlineSize: 240 },
  // The version shrinks first.
  '& .versions': { minInlineSize: 56, flexShrink: 100 },
  '& .versions > summary': {
    maxInlineSize: '100%',
    color: colour.soft,
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
  },
  [media.belowSm]: {
    '& .bar': { gap: 0 },
    '& :is(.products, .versions) > summary': { gap: 6, paddingInline: 6 },
  },
  '& .versions > summary > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
});
