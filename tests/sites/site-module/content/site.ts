import { defineSite } from 'colophon';
import { latest, older } from '../shared/versions';

export const site = defineSite({
  description: 'Components of Acme.',
  products: [
    {
      id: 'acme',
      name: 'Acme',
      navigation: 'navigation/acme.ts',
      versions: [latest, ...older].map((text, index) => ({
        text,
        href: index === 0 ? '/acme/' : `https://${text}.acme.dev/`,
      })),
    },
  ],
});
