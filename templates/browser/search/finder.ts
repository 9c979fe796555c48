// One file for the browser: what search needs when it is opened, and the page for addresses at which there is none.

export { offerNearPages } from './offer-near-pages.ts';
export { beginSearch, searchOpened } from './search-dialog.ts';
