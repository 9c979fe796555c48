import { createDemo } from './create-demo';
import { Whole } from './parts';

export const DemoMade = createDemo(import.meta.url, Whole, {
  name: 'A whole',
});
