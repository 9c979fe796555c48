/** Style of the document that an edited demo runs in: the stage of the page, continued. */
export const liveFrameRules = `
*, *::before, *::after { box-sizing: border-box; }
html { color: var(--mui-palette-text-primary); background: transparent; font: 1rem/1.5 Roboto, system-ui, sans-serif; }
body { margin: 0; }
#demo { max-inline-size: 100%; min-inline-size: 0; flex: 0 1 auto; }
[data-layout=stage] body { display: flex; justify-content: center; padding: 32px 24px; }
[data-layout=inline] body { display: flex; padding: 8px 1px 16px; }
[data-layout=page] { background: var(--mui-palette-background-default); }
[data-layout=page] body { min-block-size: 100dvh; }
@media (max-width: 480px) { [data-layout=stage] body { padding: 24px 16px; } }
.demo-fallback { display: grid; gap: 8px; justify-items: start; padding: 16px; }
.demo-fallback button { font: inherit; padding: 6px 14px; }
`;
