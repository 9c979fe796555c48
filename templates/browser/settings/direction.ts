import { listen } from '../lib/listen.ts';
import { pageStorage } from '../lib/page-storage.ts';
import {
  type DirectionChoice,
  directionKey,
  isDirectionChoice,
  readDirection,
  writeDirection,
} from './direction-state.ts';
import { onControlsAdded } from './settings.ts';

/** Binds the choice of the text direction to the page: its buttons, other tabs. The script in the head has applied it already. */
export function startDirection(): void {
  const storage = pageStorage(() => localStorage);
  const root = document.documentElement;
  // Where the script in the head turned the page round, it noted how the page had come.
  const own = root.dataset.direction ?? root.dir;
  let choice = readDirection(storage);
  const show = (): void => {
    root.dir = choice === 'auto' ? own : choice;
    for (const button of document.querySelectorAll<HTMLElement>('[data-direction-choice]'))
      button.setAttribute('aria-pressed', String(button.dataset.directionChoice === choice));
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
  addEventListener('storage', ({ key }) => {
    if (key === null || key === directionKey) change(readDirection(storage));
  });
  addEventListener('pageshow', ({ persisted }) => persisted && change(readDirection(storage)));
  onControlsAdded(show);
}
