import { colour, size } from '../tokens.ts';

const severities = ['info', 'success', 'warning', 'error'] as const;

/** Drawn with borders and text, so that no picture has to be fetched: i, tick, !, cross. */
const signs: Readonly<Record<(typeof severities)[number], string>> = {
  info: 'i',
  success: '\\2713',
  warning: '!',
  error: '\\00d7',
};

/** Callouts: a sign, a thin rule, a tint. */
export const calloutRules = `
.callout { position: relative; margin-block: 24px; padding: 14px 20px 14px 52px; border-inline-start: 3px solid var(--callout); border-radius: ${size.control}px; background: color-mix(in srgb, var(--callout) 7%, transparent); }
[dir=rtl] .callout { padding: 14px 52px 14px 20px; }
.callout::before { content: var(--sign) / ""; position: absolute; inset-block-start: 17px; inset-inline-start: 18px; inline-size: 20px; block-size: 20px; border-radius: 50%; background: var(--callout); color: ${colour.page}; font: 700 13px/20px system-ui, sans-serif; text-align: center; }
.callout > :last-child { margin-block-end: 0; }
.callout-title { font-weight: 650; margin-block-end: 4px; color: ${colour.text}; }
${severities
  .map((severity) => `.callout-${severity} { --callout: ${colour[severity]}; --sign: "${signs[severity]}"; }`)
  .join('\n')}
@media (forced-colors: active) { .callout { border: 1px solid; border-inline-start-width: 3px; } .callout::before { border: 1px solid; line-height: 18px; } }
`;
