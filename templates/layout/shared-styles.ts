import { colour, media, radius } from '../tokens.ts';

/** Style of every dialog of the shell. The page behind an open dialog does not scroll. */
export const dialogStyles = {
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.surface,
  background: colour.raised,
  color: colour.text,
  fontSize: 14,
  lineHeight: '20px',
  boxShadow: '0 16px 48px rgb(0 0 0 / .25)',
  '&::backdrop': { background: 'rgb(0 0 0 / .4)' },
  'html:has(&[open])': { overflow: 'hidden' },
} as const;

/** Style of the button that closes a dialog. */
export const closeButtonStyles = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: colour.soft,
  cursor: 'pointer',
  '&:hover': { background: colour.hover },
} as const;

/** Outlines the current or chosen entry where forced colours remove tints; the focus ring is thicker. */
export function forcedColorsOutline(selector: string) {
  const outline = { outline: '1px solid CanvasText', outlineOffset: -1 };
  return { [media.forced]: { [`${selector}:not(:focus-visible)`]: outline } };
}
