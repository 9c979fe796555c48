// TypeScript 6 under a name of its own, because version 7, which checks our code, has no compiler API. It
// is slow to load, so only the worker that extracts imports this module. Our package has a part of it
// (`cli/prepare/bundle-typescript.mjs`), since all of it would be a fifth of an installation.
import ts from 'typescript-api';

export { ts };
