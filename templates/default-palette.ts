import type { Scheme } from '../src/model/theme.ts';

/**
 * The light scheme. This module is data alone, since the configuration derives the colours of themes from it.
 */
export const lightScheme: Scheme = {
  accent: '#0b5cad',
  colours: {
    text: '#1d1e20',
    soft: '#4d5056',
    faint: '#5e6269',
    page: '#fdfdfb',
    raised: '#ffffff',
    sunken: '#f6f5f1',
    hover: '#efeeea',
    edge: '#8b8e94',
    rule: '#e5e4df',
    info: '#0b62b8',
    success: '#1a7440',
    warning: '#8f5600',
    error: '#b3261e',
  },
  code: {
    comment: '#5b5f66',
    keyword: '#7a2fb3',
    string: '#0a6749',
    number: '#9a4600',
    function: '#0b57a3',
    tag: '#a3123f',
    attribute: '#6a5700',
  },
};

/** The dark scheme, chosen by eye and not by inversion. */
export const darkScheme: Scheme = {
  accent: '#86bdff',
  colours: {
    text: '#e9e7e2',
    soft: '#b6b8bd',
    faint: '#94989f',
    page: '#15171b',
    raised: '#1b1e23',
    sunken: '#101215',
    hover: '#23272e',
    edge: '#6f747d',
    rule: '#2c3037',
    info: '#7fc0ff',
    success: '#74d196',
    warning: '#f0b457',
    error: '#ff938a',
  },
  code: {
    comment: '#9298a1',
    keyword: '#d2a8ff',
    string: '#8fd8b3',
    number: '#f5bb7d',
    function: '#8fc4ff',
    tag: '#ff9fb2',
    attribute: '#e2d08a',
  },
};
