import { useTheme } from '@mui/material/styles';
import * as React from 'react';

interface DocsTheme {
  applyDarkStyles(styles: object): object;
  palette: { primaryDark: Record<number, string>; gradients: { linearSubtle: string } };
}

/** Reads colours that only the theme of this documentation has. */
export default function Highlights() {
  const theme = useTheme<DocsTheme>();
  const [isOpen, setOpen] = React.useState(false);
  const dark = theme.applyDarkStyles({ color: theme.palette.primaryDark[800] });
  return (
    <button type="button" style={{ background: theme.palette.gradients.linearSubtle }} onClick={() => setOpen(true)}>
      {isOpen ? Object.keys(dark).join() : 'Highlights'}
    </button>
  );
}
