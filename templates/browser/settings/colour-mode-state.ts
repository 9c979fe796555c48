import type { PageStorage } from '../lib/page-storage.ts';

/** The modes that a reader may choose. */
export type ColourMode = 'light' | 'dark' | 'system';

/** The reader's choice: a mode, and the colour schemes to use for light and for dark. */
export interface ColourChoice {
  readonly mode: ColourMode;
  readonly light: string;
  readonly dark: string;
}

/** Storage keys of the choice. They are those of MUI, whose script in the head reads them. */
export const colourKeys = {
  mode: 'mui-mode',
  light: 'mui-color-scheme-light',
  dark: 'mui-color-scheme-dark',
} as const;

const schemes: readonly string[] = ['light', 'dark'];

/** Reads the stored choice. Reports an unknown scheme and replaces it with the default. */
export function readColourChoice(storage: PageStorage, report: (message: string) => void): ColourChoice {
  const scheme = (kind: 'light' | 'dark'): string => {
    const name = storage.read(colourKeys[kind]) ?? kind;
    if (schemes.includes(name)) return name;
    report(`Unknown colour scheme "${name}". Use one of: ${schemes.join(', ')}.`);
    return kind;
  };
  const mode = storage.read(colourKeys.mode);
  return { mode: isMode(mode) ? mode : 'system', light: scheme('light'), dark: scheme('dark') };
}

/** Stores the choice for other pages and tabs. */
export function writeColourChoice(storage: PageStorage, choice: ColourChoice): void {
  for (const part of ['mode', 'light', 'dark'] as const) storage.write(colourKeys[part], choice[part]);
}

/** Returns the colour scheme for a choice and the preference of the system. */
export function schemeOf({ mode, light, dark }: ColourChoice, systemIsDark: boolean): string {
  return mode === 'dark' || (mode === 'system' && systemIsDark) ? dark : light;
}

/** Whether a text is a colour mode. */
export function isMode(text: string | null | undefined): text is ColourMode {
  return text === 'light' || text === 'dark' || text === 'system';
}
