/** Callout names and the severity each is drawn with. */
export const calloutNames: Readonly<Record<string, 'info' | 'success' | 'warning' | 'error'>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
  note: 'info',
  tip: 'success',
  danger: 'error',
};
