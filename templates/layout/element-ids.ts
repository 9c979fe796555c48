// Ids of the shell's own elements. No heading has them, since ids of headings contain `-` instead of `_`.

/** Id of the main content, the target of the skip link and of the link to the top. */
export const contentId = 'page_content';

/** Id of the navigation, which a button opens on small screens. */
export const navigationId = 'page_navigation';
