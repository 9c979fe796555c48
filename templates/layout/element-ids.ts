/*
 * Ids of the shell's own elements. A heading of a page never has one of them, since the hash of a heading turns `_` into `-`: the link to
 * a heading 'Content' leads to that heading.
 */

/** Where the skip link and the way back to the top lead. */
export const contentId = 'page_content';

/** What the button of small screens opens. */
export const navigationId = 'page_navigation';
