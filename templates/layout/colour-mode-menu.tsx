import type { ReactElement } from 'react';
import { useWords } from '../use-words.ts';
import { Icon, type IconName } from './icons.tsx';
import { Menu } from './menu.tsx';

const modes: readonly { readonly mode: 'light' | 'dark' | 'system'; readonly icon: IconName }[] = [
  { mode: 'light', icon: 'sun' },
  { mode: 'dark', icon: 'moon' },
  { mode: 'system', icon: 'screen' },
];

/** The menu of colour modes, hidden without scripts; `browser/settings/colour-mode.ts` handles the choice. */
export function ColourModeMenu(): ReactElement {
  const words = useWords();
  return (
    <Menu
      iconOnly
      label={words.colourMode}
      align="end"
      className="needs-script colours"
      button={
        <>
          <Icon name="sun" className="only-light-mode" />
          <Icon name="moon" className="only-dark-mode" />
        </>
      }
    >
      {modes.map(({ mode, icon }) => (
        <button key={mode} type="button" className="entry" data-colour-mode={mode} aria-pressed="false">
          <Icon name={icon} />
          {words[mode]}
        </button>
      ))}
    </Menu>
  );
}
