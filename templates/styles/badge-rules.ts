import { colour } from '../tokens.ts';

/** The eight badges: told apart by word and by shape, not by colour alone. */
export const badgeRules = `
.badge { padding-inline: 6px; border: 1px solid transparent; border-radius: 6px; font-size: 11px; font-weight: 600; line-height: 16px; color: ${colour.soft}; }
.badge.pro { background: ${colour.info}; color: ${colour.page}; border-radius: 999px; }
.badge.premium { background: ${colour.warning}; color: ${colour.page}; border-radius: 999px 999px 999px 3px; }
.badge.new { background: color-mix(in srgb, ${colour.accent} 14%, transparent); color: ${colour.accent}; }
.badge.planned { border: 1px dashed ${colour.edge}; }
.badge.unstable { border-block: 1px solid ${colour.warning}; border-radius: 0; color: ${colour.warning}; }
.badge.beta { border-color: ${colour.edge}; border-radius: 999px; }
.badge.legacy { background: ${colour.hover}; border-radius: 2px; }
.badge.deprecated { border-color: ${colour.error}; color: ${colour.error}; text-decoration: line-through; }
`;
