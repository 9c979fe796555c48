import { colour, size } from '../tokens.ts';

/** How every dialog of the shell lies over the page, which stands still meanwhile. */
export const dialogStyles = {
  border: `1px solid ${colour.rule}`,
  borderRadius: size.surface,
  background: colour.raised,
  color: colour.text,
  fontSize: 14,
  lineHeight: '20px',
  boxShadow: '0 16px 48px rgb(0 0 0 / .25)',
  '&::backdrop': { background: 'rgb(0 0 0 / .4)' },
  'html:has(&[open])': { overflow: 'hidden' },
} as const;

/** The button of a dialog that closes it. */
export const closeButtonStyles = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  border: 0,
  borderRadius: size.control,
  background: 'none',
  color: colour.soft,
  cursor: 'pointer',
  '&:hover': { background: colour.hover },
} as const;
