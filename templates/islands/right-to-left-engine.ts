/// <reference path="../stylis.d.ts" />
import createCache from '@emotion/cache';
// MUI's own plugin over CSSJanus (Wikimedia): what readers are told to use for their applications.
import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { StyleEngine } from './style-engine.ts';

/** The engine for text from right to left: left and right change places in every rule. Its key tells its rules from the others. */
export function rightToLeftEngine(): StyleEngine {
  return { direction: 'rtl', cache: createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] }) };
}
