import type { UserProperties } from './analytics-ports.ts';

/** What the properties are read from. */
export interface Surroundings {
  readonly codeVariant: string | undefined;
  readonly language: string;
  readonly pixelRatio: number;
  readonly userAgent: string;
  readonly systemIsDark: boolean;
  /** The reader's own choice, when there is one. */
  readonly chosenScheme: string | null;
}

/** User properties: code variant, language, pixel ratio, operating system and its scheme, chosen scheme. */
export function userProperties(around: Surroundings): UserProperties {
  return {
    codeVariant: around.codeVariant === 'js' ? 'JS' : 'TS',
    userLanguage: around.language,
    devicePixelRatio: Math.round(around.pixelRatio * 10) / 10,
    os: operatingSystem(around.userAgent),
    colorSchemeOS: around.systemIsDark ? 'dark' : 'light',
    colorScheme: around.chosenScheme ?? 'system',
  };
}

// Phones come first: an Android calls itself a Linux as well, and an iPhone says "like Mac OS X".
const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
] as const;

function operatingSystem(userAgent: string): string {
  return systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
}
