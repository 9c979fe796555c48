#!/usr/bin/env node
import { nodeVersionProblem } from './node-version.ts';

// What an old Node.js cannot load is imported only after this check.
const problem = nodeVersionProblem(process.versions.node);
if (problem === undefined) {
  // `cli/loader/start-command.ts`, which is bundled beside this module.
  await import(new URL('./command.js', import.meta.url).href);
} else {
  process.stderr.write(`${problem}\n`);
  // Wrong usage, as in `exitCodes`, whose module is one of those.
  process.exitCode = 2;
}
