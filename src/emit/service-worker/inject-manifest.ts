// workbox-build (Google) is the standard tool for service workers. Its main entry also loads a bundler, so
// this imports one file.
/** Puts the precache list into the script of a service worker. Reads and writes files. */
export { injectManifest } from 'workbox-build/build/inject-manifest.js';
