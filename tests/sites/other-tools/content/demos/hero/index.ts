import CssModules from './css-modules';
import Tailwind from './tailwind';

export const DemoSwitchHero = { CssModules, Tailwind };
