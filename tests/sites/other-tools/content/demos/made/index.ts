import { createDemo } from '../../factories/create-demo';
import { ToggleMade } from './ToggleMade';

export const DemoToggleMade = createDemo(import.meta.url, ToggleMade, {
  name: 'A made toggle',
  slug: 'made',
});
