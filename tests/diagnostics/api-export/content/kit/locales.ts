/** Returns the decimal separator. */
export function separator(locale: string): string {
  return locale === 'de' ? ',' : '.';
}
