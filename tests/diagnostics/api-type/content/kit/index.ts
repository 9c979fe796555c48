import type { Unit } from '@acme/units';
import type { Locale } from './locales.ts';

/** The options of `formatBytes`. */
export interface FormatOptions extends Missing {
  /** Digits after the point. */
  digits?: number;
  locale?: Locale;
  unit?: Unit;
  suffix?: ParseOptions['suffix'];
  sign?: Intl.Sign;
  fallback?: typeof missing;
}

/** The options of `parseBytes`. */
export interface ParseOptions {
  /** Whether to throw. */
  strict?: boolean;
}

/** Formats a number of bytes. */
export function formatBytes(value: number, options: FormatOptions): string {
  return value.toFixed(options.digits);
}

export * from './parse.ts';
