/** Replaces no template, but one imports it. */
export const year = 2026;
