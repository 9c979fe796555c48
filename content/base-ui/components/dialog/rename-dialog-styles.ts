import { Dialog } from '@base-ui/react/dialog';
import styled from '@mui/system/styled';

const control = {
  padding: '6px 14px',
  border: '1px solid GrayText',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: 2 },
} as const;

export const Button = styled('button')({ ...control, cursor: 'pointer' });

export const Field = styled('input')({
  ...control,
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
});

export const Actions = styled('div')({ display: 'flex', justifyContent: 'end', gap: 8, marginTop: 24 });

/** What the backdrop and the popup share: above the page, and faded while they come and go. */
const layer = {
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  transition: 'opacity 150ms',
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;

export const Backdrop = styled(Dialog.Backdrop)({ ...layer, backgroundColor: 'rgb(0 0 0 / 50%)' });

export const Popup = styled(Dialog.Popup)({
  ...layer,
  margin: 'auto',
  width: 'min(360px, 90vw)',
  height: 'fit-content',
  boxSizing: 'border-box',
  padding: '8px 24px 24px',
  borderRadius: 12,
  border: '1px solid GrayText',
  color: 'CanvasText',
  backgroundColor: 'Canvas',
});
