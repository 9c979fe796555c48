import type { ReactElement, ReactNode } from 'react';
import { useClickEvents } from '../click-events.ts';
import { styled } from '../styles/styled.ts';
import { colour, media, radius, size } from '../tokens.ts';
import { forcedColorsOutline } from './shared-styles.ts';

interface MenuProps {
  /** Accessible name of the button, which starts with its text; by default the text itself. */
  readonly label?: string;
  readonly button: ReactNode;
  readonly children: ReactNode;
  /** Aligns the panel with the end of the button. */
  readonly align?: 'end';
  readonly className?: string;
  /** Category of the analytics events of clicks in the panel. */
  readonly category?: string;
  /** Omits the arrow of the button. */
  readonly iconOnly?: boolean;
}

/** A button that opens a panel, also without scripts. Scripts close it on Escape and outside clicks. */
export function Menu({ label, button, children, className, ...options }: MenuProps): ReactElement {
  const { align, category, iconOnly } = options;
  const events = useClickEvents();
  return (
    <Root data-menu="" className={className}>
      <summary aria-label={label} title={label} className={iconOnly ? undefined : 'turn'}>
        {button}
      </summary>
      <div className={align === 'end' ? 'panel end' : 'panel'} {...events({ category })}>
        {children}
      </div>
    </Root>
  );
}

const Root = styled('details')({
  position: 'relative',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minBlockSize: 36,
    minInlineSize: 36,
    [media.touch]: { minBlockSize: 44, minInlineSize: 44 },
    paddingInline: 8,
    borderRadius: radius.control,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: `background-color ${size.quick}`,
  },
  '& > summary:hover, &[open] > summary': { background: colour.hover },
  '& > .turn::after': {
    content: '""',
    flex: 'none',
    inlineSize: 6,
    blockSize: 6,
    marginBlockStart: -3,
    border: 'solid currentColor',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(45deg)',
    opacity: 0.7,
  },
  '& > .panel': {
    insetInlineStart: 0,
    minInlineSize: 180,
    maxBlockSize: 'calc(100dvh - 80px)',
    overflowY: 'auto',
  },
  '& > .end': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  [media.belowSm]: {
    '& > .panel': {
      position: 'fixed',
      insetBlockStart: size.header + 4,
      insetInline: 'auto 8px',
      inlineSize: 'min(320px, 100vw - 16px)',
    },
    '&.products > .panel': { insetInline: '8px auto' },
  },
  '& .entry[aria-current], & .entry[aria-pressed=true]': {
    background: colour.tint,
    color: colour.accent,
    fontWeight: 600,
  },
  ...forcedColorsOutline('& .entry:is([aria-current], [aria-pressed=true])'),
  '& .heading': {
    padding: '10px 10px 4px',
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 600,
    color: colour.faint,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[open] > .panel': { animation: `menu-open ${size.quick} ease-out` },
    '@keyframes menu-open': { from: { opacity: 0, transform: 'translateY(-4px)' } },
  },
});
