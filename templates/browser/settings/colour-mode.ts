import { listen } from '../lib/listen.ts';
import { markPressed, onControlsAdded } from '../lib/page-changes.ts';
import { onStorageChange, type PageStorage, pageStorage } from '../lib/page-storage.ts';

type ColourMode = 'light' | 'dark' | 'system';

interface ColourChoice {
  readonly mode: ColourMode;
  readonly light: string;
  readonly dark: string;
}

/** Storage keys of the choice. They are those of MUI, whose script in the head reads them. */
const colourKeys = {
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

/** Connects the colour mode of the page to its buttons, the preference of the system, and other tabs. */
export function startColourMode(): void {
  const storage = pageStorage(() => localStorage);
  const system = matchMedia('(prefers-color-scheme: dark)');
  // biome-ignore lint/suspicious/noConsole: the specification asks for a console error.
  const read = (): ColourChoice => readColourChoice(storage, (message) => console.error(message));
  let choice = read();
  const show = (): void => showChoice(choice, schemeOf(choice, system.matches));

  listen('click', '[data-colour-mode]', (_event, button) => {
    const mode = button.dataset.colourMode;
    if (!isMode(mode)) return;
    choice = { ...choice, mode };
    writeColourChoice(storage, choice);
    show();
  });
  system.addEventListener('change', show);
  onStorageChange(Object.values(colourKeys), () => {
    choice = read();
    show();
  });
  onControlsAdded(show);
  show();
}

function showChoice(choice: ColourChoice, scheme: string): void {
  document.documentElement.setAttribute('data-mui-color-scheme', scheme);
  markPressed('data-colour-mode', choice.mode);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme: own = '' } = meta.dataset;
    meta.media =
      choice.mode === 'system' ? `(prefers-color-scheme: ${own})` : own === scheme ? 'all' : 'not all';
  }
}

function isMode(text: string | null | undefined): text is ColourMode {
  return text === 'light' || text === 'dark' || text === 'system';
}
