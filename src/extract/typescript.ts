// TypeScript 6 under a name of its own, because version 7, which checks our code, has no compiler API. It
// is slow to load, so only the worker that extracts imports this module.
import ts from 'typescript-api';

export { ts };
