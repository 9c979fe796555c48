import { compactCss } from './css-text.ts';

/** Style of the document of a framed demo: a bare page in the demo's theme, and what a demo shows when it has stopped. */
export const iframeRules = compactCss(`
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--mui-palette-background-default); color: var(--mui-palette-text-primary); font: 1rem/1.5 Roboto, system-ui, sans-serif; }
body { margin: 0; min-block-size: 100dvh; }
.demo-fallback { display: grid; gap: 8px; justify-items: start; padding: 16px; }
.demo-fallback button { font: inherit; padding: 6px 14px; }
`);
