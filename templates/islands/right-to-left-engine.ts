/// <reference path="../stylis.d.ts" />
import createCache from '@emotion/cache';
// MUI's own plugin over CSSJanus (Wikimedia), which MUI recommends for applications.
import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { StyleEngine } from './demo-root.tsx';

/** Creates the right-to-left engine, which swaps left and right in every rule. */
export function rightToLeftEngine(): StyleEngine {
  return { direction: 'rtl', cache: createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] }) };
}
