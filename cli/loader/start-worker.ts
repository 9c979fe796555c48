import { fileURLToPath } from 'node:url';
import { openCompiledCode } from './compiled-code.ts';
import { createLoader } from './create-loader.ts';

const folder = fileURLToPath(new URL('./chunks', import.meta.url));
const loader = createLoader(folder, openCompiledCode(folder, 'thread'));
const { written } = loader.load('worker.cjs') as typeof import('../../src/workers/thread/worker.ts');
void written.then(() => loader.keep());
