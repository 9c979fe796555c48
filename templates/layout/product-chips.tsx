import type { ReactElement } from 'react';
import type { ProductProps, SiteProps } from '../../src/model/page-props.ts';
import { useClickEvents } from '../click-events.ts';
import { styled } from '../styles/styled.ts';
import { colour, media } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { forcedColorsOutline } from './shared-styles.ts';

interface ProductChipsProps {
  readonly site: SiteProps;
  readonly product: ProductProps;
}

/** Links to the products of the same category: a row that scrolls on a phone and wraps beside the article. */
export function ProductChips({ site, product }: ProductChipsProps): ReactElement | null {
  const words = useWords();
  const events = useClickEvents();
  // Where other products have a category, those without one are not related.
  const isSorted = site.products.some(({ category }) => category !== null);
  if (isSorted && product.category === null) return null;
  const siblings = site.products.filter(({ category }) => category === product.category);
  if (siblings.length < 2) return null;
  return (
    <Root aria-label={words.family} {...events({ category: 'product-chips' })}>
      {siblings.map(({ id, name, href }) => (
        <a
          key={id}
          href={href}
          {...events({ label: id })}
          aria-current={id === product.id ? 'true' : undefined}
        >
          <bdi>{name}</bdi>
        </a>
      ))}
    </Root>
  );
}

const Root = styled('nav')({
  display: 'flex',
  gap: 6,
  marginBlockEnd: 16,
  paddingInline: 12,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [media.md]: { flexWrap: 'wrap' },
  '& a': {
    flex: 'none',
    maxInlineSize: '100%',
    padding: '3px 10px',
    border: `1px solid ${colour.rule}`,
    borderRadius: 999,
    color: colour.soft,
    fontSize: 13,
    lineHeight: '20px',
    textDecoration: 'none',
    [media.touch]: { paddingBlock: 11 },
  },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a:hover': { background: colour.hover, color: colour.text },
  '& a[aria-current]': {
    borderColor: colour.accent,
    background: colour.tint,
    color: colour.accent,
    fontWeight: 600,
  },
  ...forcedColorsOutline('& a[aria-current]'),
});
