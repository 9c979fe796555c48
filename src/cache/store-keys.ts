/** Key of a parsed page. `hash` names tool, path, text and options. */
export const documentKey = (hash: string): string => `document:${hash}`;

/** Key of whether a page needs the module of its site. `hash` names module, path and text. */
export const extensionKey = (hash: string): string => `extended:${hash}`;

/** Key of a parsed module of a demo. `hash` names tool, path and text. */
export const demoKey = (hash: string): string => `demo:${hash}`;

/** Key of the components that a module of a demo renders. `hash` names tool, path and text. */
export const usesKey = (hash: string): string => `uses:${hash}`;

/** Key of a frozen release. `hash` names tool, path and text. */
export const releaseKey = (hash: string): string => `release:${hash}`;

/** Key of a parsed navigation file. `hash` names tool, path and text. */
export const treeKey = (hash: string): string => `tree:${hash}`;

/** Key of an API document with its descriptions. `hash` names tool, paths and texts. */
export const apiKey = (hash: string): string => `api:${hash}`;

/** Key of a page's body, by the hash of its text. */
export const bodyKey = (hash: string): string => `body:${hash}`;

/** Key of the facts of a rendered page, by its render key. */
export const factsKey = (renderKey: string): string => `facts:${renderKey}`;

/** Key of the style sheet of single pages, by the hash of its text. */
export const pageSheetKey = (hash: string): string => `page-sheet:${hash}`;

/** Key of the HTML of a rendered page, by its render key. */
export const htmlKey = (renderKey: string): string => `html:${renderKey}`;

/** Key of the problems in the HTML of a page. `hash` names tool, validator and HTML. */
export const htmlCheckKey = (hash: string): string => `html-check:${hash}`;

/**
 * Key of the keyboard rows of a page whose demos passed in a browser. `hash` names
 * tool, browser, page and files.
 */
export const triedDemosKey = (hash: string): string => `tried-demos:${hash}`;

/** Key of the shared style rules that a bundle of templates has rendered so far. */
export const rulesKey = (templates: string): string => `rules:${templates}`;

/**
 * Key of the hashes of API references, by the keys of what each was made from. It may be outdated: hashes are
 * looked up by these.
 */
export const referencesKey = (tool: string): string => `references:${tool}`;

/** Key of a rendered navigation fragment. */
export const navigationKey = (hash: string): string => `navigation:${hash}`;

/** Key of the hashes of the files of a search index. `hash` names tool and all pages. */
export const searchKey = (hash: string): string => `search:${hash}`;

/** Key of what search finds of a block of pages. `hash` names tool and pages. */
export const searchBlockKey = (hash: string): string => `search-block:${hash}`;

/** Key of the pages whose lines of a search index are kept. They may be outdated, so they are compared. */
export const searchPagesKey = (hash: string): string => `search-pages:${hash}`;

/** Key of the lines of a search index. `hash` names tool and pages. */
export const searchLinesKey = (hash: string): string => `search-lines:${hash}`;

/** Key of a dialog in one language. */
export const dialogKey = (hash: string): string => `dialog:${hash}`;

/** Key of the document of a framed demo. */
export const frameKey = (hash: string): string => `frame:${hash}`;

/** Key of the composed style sheets. */
export const sheetsKey = (hash: string): string => `sheets:${hash}`;

/** Key of the list of bundled files. `hash` names tool, entries and options. */
export const bundlesKey = (hash: string): string => `bundles:${hash}`;

/** Key of the entries that could not be bundled, by the key of all bundles. They may be repaired since. */
export const brokenKey = (bundles: string): string => `broken:${bundles}`;

/** Key of what is needed to compile demos of a bundle again, by its hash. */
export const apartKey = (hash: string): string => `apart:${hash}`;

/**
 * Key of the list of entries that were bundled last. It may be outdated: what it leads to is looked up by
 * them.
 */
export const lastEntriesKey = (tool: string): string => `entries:${tool}`;

/** Key of a bundled file, for the browser or for Node; the path holds the hash of its content. */
export const bundledFileKey = (kind: string, path: string): string => `bundled:${kind}:${path}`;

/**
 * Key of the days on which the files of a folder were changed last. `hash` names tool and state of the
 * history.
 */
export const changesKey = (hash: string): string => `changes:${hash}`;

/** Key of a finished service worker. */
export const serviceWorkerStoreKey = (hash: string): string => `service-worker:${hash}`;

/** Key of the system font that takes the space of a font file. */
export const fontKey = (hash: string): string => `font:${hash}`;

/** Key of a picture for social networks. `hash` names tool, packages, fonts and what it shows. */
export const socialImageKey = (hash: string): string => `social:${hash}`;

/** Key of the characters that no font of such a picture has. */
export const socialFactsKey = (hash: string): string => `social-facts:${hash}`;

/**
 * Key of the API documents of a product. `hash` names tool and configuration; the value contains the hashes
 * of the declarations that it depends on, which are compared.
 */
export const extractionKey = (hash: string): string => `extraction:${hash}`;

/** The errors in the types of all samples and demos; the files that they depend on are compared. */
export const typesKey = (hash: string): string => `types:${hash}`;

/** Key of the last commits of files. `hash` names tool, folder and the state of its history. */
export const commitsKey = (hash: string): string => `commits:${hash}`;

/** Key of the paragraphs of translations whose original has changed; `hash` names tool, commits and texts. */
export const outdatedKey = (hash: string): string => `outdated:${hash}`;
