export const label = 'Toggle';
