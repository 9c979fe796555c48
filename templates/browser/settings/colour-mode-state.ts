import type { PageStorage } from '../lib/page-storage.ts';

/** What a reader may choose. */
export type ColourMode = 'light' | 'dark' | 'system';

/** The reader's choice: a mode, and which scheme stands for light and for dark. */
export interface ColourChoice {
  readonly mode: ColourMode;
  readonly light: string;
  readonly dark: string;
}

/** Names under which the choice is kept; MUI's own, so that the script in the head finds them. */
export const colourKeys = {
  mode: 'mui-mode',
  light: 'mui-color-scheme-light',
  dark: 'mui-color-scheme-dark',
} as const;

const schemes: readonly string[] = ['light', 'dark'];

/** Reads the choice. Anything unknown is told to `report` and replaced by the default. */
export function readColourChoice(storage: PageStorage, report: (message: string) => void): ColourChoice {
  const scheme = (kind: 'light' | 'dark'): string => {
    const name = storage.read(colourKeys[kind]) ?? kind;
    if (schemes.includes(name)) return name;
    report(`There is no colour scheme "${name}". The known ones are: ${schemes.join(', ')}.`);
    return kind;
  };
  const mode = storage.read(colourKeys.mode);
  return { mode: isMode(mode) ? mode : 'system', light: scheme('light'), dark: scheme('dark') };
}

/** Keeps the choice for the next page and for other tabs: the mode, and a scheme for light and one for dark. */
export function writeColourChoice(storage: PageStorage, choice: ColourChoice): void {
  for (const part of ['mode', 'light', 'dark'] as const) storage.write(colourKeys[part], choice[part]);
}

/** The scheme that the choice comes to, given what the system prefers. */
export function schemeOf(choice: ColourChoice, systemIsDark: boolean): string {
  switch (choice.mode) {
    case 'light':
      return choice.light;
    case 'dark':
      return choice.dark;
    case 'system':
      return systemIsDark ? choice.dark : choice.light;
  }
}

/** True for a text that is a mode. */
export function isMode(text: string | null | undefined): text is ColourMode {
  return text === 'light' || text === 'dark' || text === 'system';
}
