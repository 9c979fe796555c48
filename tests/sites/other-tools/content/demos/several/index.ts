import { createDemoWithVariants } from '../../factories/create-demo';
import CssModules from './css-modules/Toggle';
import Tailwind from './tailwind/Toggle';

export const DemoToggleSeveral = createDemoWithVariants(import.meta.url, { CssModules, Tailwind });
