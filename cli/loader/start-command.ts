import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { tuneV8 } from '../tune-v8.ts';
import { openCompiledCode } from './compiled-code.ts';
import { createLoader } from './create-loader.ts';

// Compiled code fits only the flags that it was compiled with, so they come first.
tuneV8(process.versions.v8, setFlagsFromString);

const folder = fileURLToPath(new URL('./chunks', import.meta.url));
const command = ['build', 'check', 'dev'].find((name) => process.argv.includes(name)) ?? 'other';
const loader = createLoader(folder, openCompiledCode(folder, command));
const { finished } = loader.load('main.cjs') as typeof import('../main.ts');
void finished.then((code) => {
  // After wrong usage, such as a mistake in site.yaml, most functions have not run, and nothing would ever
  // replace the code of those few.
  if (code !== 0 && code !== 1) return;
  // Sets again what `stopGrowth` has changed.
  tuneV8(process.versions.v8, setFlagsFromString);
  loader.keep();
});
