import { defineNavigation } from 'colophon';
import { components } from '../acme/components.json';

export const navigation = defineNavigation([
  {
    pathname: '/acme/components',
    title: 'Components',
    children: components.map((name) => ({ pathname: `/acme/${name}/` })),
  },
]);
