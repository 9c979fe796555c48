import { listen } from '../lib/listen.ts';
import { markPressed, onControlsAdded } from '../lib/page-changes.ts';
import { onStorageChange, type PageStorage, pageStorage } from '../lib/page-storage.ts';

/** `auto` is the direction of the language. */
type DirectionChoice = 'auto' | 'ltr' | 'rtl';

/** Storage key of the choice, which `directionScript` reads too. */
const directionKey = 'direction';

/** Reads the stored choice. An unknown value counts as `auto`. */
export function readDirection(storage: PageStorage): DirectionChoice {
  const stored = storage.read(directionKey);
  return isDirectionChoice(stored) ? stored : 'auto';
}

/** Stores the choice for other pages and tabs. */
export function writeDirection(storage: PageStorage, choice: DirectionChoice): void {
  storage.write(directionKey, choice);
}

/** Connects the text direction, which `directionScript` has applied, to its buttons and other tabs. */
export function startDirection(): void {
  const storage = pageStorage(() => localStorage);
  const root = document.documentElement;
  // `directionScript` saves the served direction when it overrides it. Framed demos read it, too.
  root.dataset.direction ??= root.dir;
  const served = root.dataset.direction;
  let choice = readDirection(storage);
  const show = (): void => {
    root.dir = choice === 'auto' ? served : choice;
    markPressed('data-direction-choice', choice);
  };
  const change = (next: DirectionChoice): void => {
    choice = next;
    show();
  };
  listen('click', '[data-direction-choice]', (_event, { dataset: { directionChoice } }) => {
    if (!isDirectionChoice(directionChoice)) return;
    writeDirection(storage, directionChoice);
    change(directionChoice);
  });
  onStorageChange([directionKey], () => change(readDirection(storage)));
  onControlsAdded(show);
}

function isDirectionChoice(text: string | null | undefined): text is DirectionChoice {
  return text === 'auto' || text === 'ltr' || text === 'rtl';
}
