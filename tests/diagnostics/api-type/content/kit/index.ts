import type { Locale } from './locales.ts';

/** The options of `formatBytes`. */
export interface FormatOptions extends Missing {
  /** Digits after the point. */
  digits?: number;
  locale?: Locale;
}

/** Formats a number of bytes. */
export function formatBytes(value: number, options: FormatOptions): string {
  return value.toFixed(options.digits);
}

export * from './parse.ts';
