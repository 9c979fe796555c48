// One file for the browser: what search needs when it is opened, and the page for addresses at which there is none.
export { beginSearch, searchOpened } from './begin-search.ts';
export { offerNearPages } from './offer-near-pages.ts';
