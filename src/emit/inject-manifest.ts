// workbox-build (Google): the kept maker of service workers. This file of it and not its door, which loads a bundler (0.6 s of a cold build).
export { injectManifest } from 'workbox-build/build/inject-manifest.js';
