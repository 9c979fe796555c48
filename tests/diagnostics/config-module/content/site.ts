import { defineSite } from 'colophon';

export const config = defineSite({ name: 'Acme UI' });
