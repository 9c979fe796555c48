// The package `colophon` for programs: what its commands do, without a terminal. Importing it starts nothing.
export type * from '../../src/public.ts';
export { defineNavigation, defineSite, UserError } from '../../src/public.ts';
export { build } from './build.ts';
export { check } from './check.ts';
export { createDevServer } from './create-dev-server.ts';
