/** Where lines begin. */
export type Direction = 'ltr' | 'rtl';
