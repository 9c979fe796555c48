import { expect, test } from 'vitest';
import { theme } from '../../../templates/theme.ts';

test('breakpoints, spacing and radius are those of the specification', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(theme.spacing(1)).toBe('var(--docs-spacing, 8px)');
  expect(theme.shape.borderRadius).toBe(12);
});

test('transition durations are those of the specification', () => {
  const { shortest, shorter, short, standard, complex, enteringScreen, leavingScreen } =
    theme.transitions.duration;
  expect([shortest, shorter, short, standard, complex]).toEqual([150, 200, 250, 300, 375]);
  expect([enteringScreen, leavingScreen]).toEqual([225, 195]);
});

test('layers are those of the specification', () => {
  const { appBar, drawer, modal, snackbar, tooltip } = theme.zIndex;
  expect({ appBar, drawer, modal, snackbar, tooltip }).toEqual({
    appBar: 1100,
    drawer: 1200,
    modal: 1300,
    snackbar: 1400,
    tooltip: 1500,
  });
});
