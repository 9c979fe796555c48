import { fileURLToPath } from 'node:url';
import { createLoader } from './create-loader.ts';

const loader = createLoader(fileURLToPath(new URL('./chunks', import.meta.url)));

export const { build, check, createDevServer, defineNavigation, defineSite, UserError } = loader.load(
  'index.cjs',
) as typeof import('../api/index.ts');
