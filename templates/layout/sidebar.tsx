import { type ReactElement, useContext } from 'react';
import type { NavigationSlice } from '../../src/model/navigation.ts';
import type { ProductProps, SiteProps } from '../../src/model/page-props.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import { navigationScript } from '../inline-scripts.ts';
import { Slot } from '../slot.tsx';
import { styled } from '../styles/styled.ts';
import { colour, media, radius, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { navigationId } from './element-ids.ts';
import { Icon } from './icons.tsx';
import { navigationStyles } from './navigation-styles.ts';
import { ProductChips } from './product-chips.tsx';
import { NavigationHtmlContext } from './render-navigation.tsx';

interface SidebarProps {
  readonly site: SiteProps;
  readonly navigation: NavigationSlice;
  readonly product: ProductProps | undefined;
  readonly asset: AssetUrl;
}

/**
 * The navigation of a product: from `md` a column beside the article, below `md` a drawer. The drawer is a
 * popover, so that it opens and closes without scripts, also on Escape and outside clicks.
 */
export function Sidebar({ site, navigation, product, asset }: SidebarProps): ReactElement {
  const words = useWords();
  return (
    <Root id={navigationId} popover="auto" className="no-print" data-drawer="">
      <div className="drawer-head">
        <strong>{product?.name}</strong>
        <button
          type="button"
          popoverTarget={navigationId}
          popoverTargetAction="hide"
          aria-label={words.closeNavigation}
        >
          <Icon name="close" />
        </button>
      </div>
      {product && <ProductChips site={site} product={product} />}
      <Slot name="navigation-start" />
      <nav
        aria-label={product?.name}
        data-navigation={asset(navigation.fragment)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
        dangerouslySetInnerHTML={{ __html: useContext(NavigationHtmlContext) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, run before the first paint. */}
      <script dangerouslySetInnerHTML={{ __html: navigationScript }} />
      {/* Shows the navigation. Browsers paint while the script before it waits for a style sheet. */}
      <template />
      <Slot name="navigation-end" />
    </Root>
  );
}

const Root = styled('div')({
  position: 'fixed',
  inset: 'auto',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(320px, 86vw)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: '0 12px 32px',
  border: 0,
  borderInlineEnd: `1px solid ${colour.rule}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: colour.page,
  color: colour.text,
  fontSize: 14,
  lineHeight: '20px',
  scrollbarWidth: 'thin',
  // A part painted before the script has opened and scrolled it would move.
  '& > nav:not(:has(~ template))': { visibility: 'hidden' },
  '&::backdrop': { background: 'rgb(0 0 0 / .4)' },
  '& .drawer-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: size.bar,
    paddingInlineStart: 12,
    fontSize: 16,
    [media.md]: { display: 'none' },
  },
  '& .drawer-head button': {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 44,
    minBlockSize: 44,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    cursor: 'pointer',
  },
  [media.belowMd]: {
    'html:has(&:popover-open)': { overflow: 'hidden' },
    '@media (prefers-reduced-motion: no-preference)': {
      transform: 'translateX(-100%)',
      transition: 'transform 195ms ease-in, overlay 195ms allow-discrete, display 195ms allow-discrete',
      '[dir=rtl] &': { transform: 'translateX(100%)' },
      '&:popover-open': {
        transform: 'none',
        transition: 'transform 225ms ease-out, overlay 225ms allow-discrete, display 225ms allow-discrete',
        '@starting-style': { transform: 'translateX(-100%)' },
        '[dir=rtl] &': { '@starting-style': { transform: 'translateX(100%)' } },
      },
    },
  },
  [media.md]: {
    display: 'block',
    position: 'sticky',
    inset: 'auto',
    insetBlockStart: size.header,
    inlineSize: size.sidebar,
    blockSize: `calc(100dvh - ${size.header}px)`,
    padding: '24px 12px 48px',
  },
  ...navigationStyles,
});
