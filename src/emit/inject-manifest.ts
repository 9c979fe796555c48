// workbox-build (Google): the kept maker of service workers. This file of it and not its door, which loads a bundler (0.6 s of a cold build).
/** Puts a list of files into the script of a service worker; both scripts, the one that is read and the one that is written, are files. */
export { injectManifest } from 'workbox-build/build/inject-manifest.js';
