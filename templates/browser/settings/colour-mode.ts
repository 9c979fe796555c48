import { listen } from '../lib/listen.ts';
import { pageStorage } from '../lib/page-storage.ts';
import {
  type ColourChoice,
  colourKeys,
  isMode,
  readColourChoice,
  schemeOf,
  writeColourChoice,
} from './colour-mode-state.ts';
import { onControlsAdded } from './settings.ts';

/** Binds the choice of the colour mode to the page: its buttons, the system's preference, other tabs. */
export function startColourMode(): void {
  const storage = pageStorage(() => localStorage);
  const system = matchMedia('(prefers-color-scheme: dark)');
  const report = (message: string): void => reportToConsole(message);
  let choice = readColourChoice(storage, report);
  const show = (): void => showChoice(choice, schemeOf(choice, system.matches));

  listen('click', '[data-colour-mode]', (_event, button) => {
    const mode = button.dataset.colourMode;
    if (!isMode(mode)) return;
    choice = { ...choice, mode };
    writeColourChoice(storage, choice);
    show();
  });
  system.addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key !== null && !Object.values<string>(colourKeys).includes(event.key)) return;
    choice = readColourChoice(storage, report);
    show();
  });
  // A page that comes back from the back/forward cache has missed what happened since.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    choice = readColourChoice(storage, report);
    show();
  });
  onControlsAdded(show);
  show();
}

function showChoice(choice: ColourChoice, scheme: string): void {
  document.documentElement.setAttribute('data-mui-color-scheme', scheme);
  for (const button of document.querySelectorAll<HTMLElement>('[data-colour-mode]')) {
    button.setAttribute('aria-pressed', String(button.dataset.colourMode === choice.mode));
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme: own = '' } = meta.dataset;
    meta.media =
      choice.mode === 'system' ? `(prefers-color-scheme: ${own})` : own === scheme ? 'all' : 'not all';
  }
}

function reportToConsole(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a console error.
  console.error(message);
}
