import { colour, media, size } from '../tokens.ts';

/** What opens below a button, in the header and in the toolbar of a demo: a panel of entries. */
export const menuRules = `
[data-menu] > .panel { position: absolute; inset-block-start: calc(100% + 6px); z-index: ${size.layer.menu}; max-inline-size: calc(100vw - 32px); padding: 6px; border: 1px solid ${colour.rule}; border-radius: ${size.surface}px; background: ${colour.raised}; box-shadow: 0 8px 28px rgb(0 0 0 / .14), 0 2px 6px rgb(0 0 0 / .08); }
[data-menu] .entry { display: flex; align-items: center; gap: 10px; inline-size: 100%; min-block-size: 36px; padding: 6px 10px; border: 0; border-radius: ${size.control}px; background: none; color: ${colour.text}; font-size: 14px; line-height: 20px; text-align: start; text-decoration: none; cursor: pointer; }
[data-menu] .entry:hover { background: ${colour.hover}; }
[data-menu] .entry:focus-visible { outline-offset: -2px; }
${media.touch} { [data-menu] .entry { min-block-size: 44px; } }
`;
