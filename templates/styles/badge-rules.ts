import { ink } from '../tokens.ts';

/** The eight badges: told apart by word and by shape, not by colour alone. */
export const badgeRules = `
.badge { padding-inline: 6px; border: 1px solid transparent; border-radius: 6px; font-size: 11px; font-weight: 600; line-height: 16px; color: ${ink.soft}; }
.badge.pro { background: ${ink.info}; color: ${ink.page}; border-radius: 999px; }
.badge.premium { background: ${ink.warning}; color: ${ink.page}; border-radius: 999px 999px 999px 3px; }
.badge.new { background: color-mix(in srgb, ${ink.accent} 14%, transparent); color: ${ink.accent}; }
.badge.planned { border: 1px dashed ${ink.edge}; }
.badge.unstable { border-block: 1px solid ${ink.warning}; border-radius: 0; color: ${ink.warning}; }
.badge.beta { border-color: ${ink.edge}; border-radius: 999px; }
.badge.legacy { background: ${ink.hover}; border-radius: 2px; }
.badge.deprecated { border-color: ${ink.error}; color: ${ink.error}; text-decoration: line-through; }
`;
