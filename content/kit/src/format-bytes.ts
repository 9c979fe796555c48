/** The options of `formatBytes`. */
export interface FormatBytesOptions {
  /**
   * The language of the text, as a BCP 47 tag.
   *
   * @default 'en'
   */
  readonly language?: string;
  /**
   * The largest number of digits after the point.
   *
   * @default 1
   */
  readonly digits?: number;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * Returns a number of bytes as a short text for people, such as `1.5 MB`.
 *
 * @param bytes a whole number, 0 or larger
 * @param options language and precision
 * @returns the number with its unit, in steps of 1,000
 * @example
 * formatBytes(1_500_000); // '1.5 MB'
 * formatBytes(1_500_000, { language: 'de' }); // '1,5 MB'
 */
export function formatBytes(bytes: number, options: FormatBytesOptions = {}): string {
  const { language = 'en', digits = 1 } = options;
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: digits,
  });
  return format.format(bytes / 1000 ** step);
}
