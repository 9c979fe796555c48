/** Properties of the reader's browser and settings, sent with every event. */
export type UserProperties = Readonly<Record<string, string | number>>;

/** The sources of the user properties. */
export interface UserEnvironment {
  readonly codeVariant: string | undefined;
  readonly language: string;
  readonly pixelRatio: number;
  readonly userAgent: string;
  readonly systemIsDark: boolean;
  /** The chosen colour scheme, or null without a choice. */
  readonly chosenScheme: string | null;
}

/** Returns the user properties of an environment. */
export function userProperties(environment: UserEnvironment): UserProperties {
  return {
    codeVariant: environment.codeVariant === 'js' ? 'JS' : 'TS',
    userLanguage: environment.language,
    devicePixelRatio: Math.round(environment.pixelRatio * 10) / 10,
    os: operatingSystem(environment.userAgent),
    colorSchemeOS: environment.systemIsDark ? 'dark' : 'light',
    colorScheme: environment.chosenScheme ?? 'system',
  };
}

// Phones come first: Android also contains "Linux", and an iPhone "like Mac OS X".
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
