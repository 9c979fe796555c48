import { defineSite } from 'colophon';

export const site = defineSite({
  description: 'Components of Acme.',
  lastUpdated: true,
});
