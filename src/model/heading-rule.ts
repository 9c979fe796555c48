/**
 * How the ids of headings follow from their texts: as in the documentation of this family, as on GitHub (also
 * in Docusaurus, Starlight and mdBook), or as in VitePress.
 */
export const headingRules = ['family', 'github', 'vitepress'] as const;

/** A rule for the ids of headings. */
export type HeadingRule = (typeof headingRules)[number];
