import { fileURLToPath } from 'node:url';
import { createLoader } from './create-loader.ts';

createLoader(fileURLToPath(new URL('./chunks', import.meta.url))).load('extract-worker.cjs');
