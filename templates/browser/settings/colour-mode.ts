import { listen } from '../lib/listen.ts';
import { onControlsAdded } from '../lib/page-changes.ts';
import { onStorageChange, pageStorage } from '../lib/page-storage.ts';
import {
  type ColourChoice,
  colourKeys,
  isMode,
  readColourChoice,
  schemeOf,
  writeColourChoice,
} from './colour-mode-state.ts';

/** Connects the colour mode of the page to its buttons, to the preference of the system, and to other tabs. */
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
  for (const button of document.querySelectorAll<HTMLElement>('[data-colour-mode]')) {
    button.setAttribute('aria-pressed', String(button.dataset.colourMode === choice.mode));
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme: own = '' } = meta.dataset;
    meta.media =
      choice.mode === 'system' ? `(prefers-color-scheme: ${own})` : own === scheme ? 'all' : 'not all';
  }
}
