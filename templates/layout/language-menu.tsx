import type { ReactElement } from 'react';
import type { LanguageLink } from '../../src/model/language.ts';
import { useClickEvents } from '../click-events.ts';
import { useWords } from '../use-words.ts';
import { Icon } from './icons.tsx';
import { Menu } from './menu.tsx';

interface LanguageLinksProps {
  readonly languages: readonly LanguageLink[];
  readonly className?: string;
}

/** Links to the page in the other languages of the site, each named in its own language. */
export function LanguageMenu({ languages }: Pick<LanguageLinksProps, 'languages'>): ReactElement | null {
  const words = useWords();
  if (languages.length === 0) return null;
  return (
    <Menu iconOnly label={words.language} align="end" className="languages" button={<Icon name="globe" />}>
      <LanguageLinks languages={languages} className="entry" />
    </Menu>
  );
}

/** The links without a menu. */
export function LanguageLinks({ languages, className }: LanguageLinksProps): ReactElement {
  const events = useClickEvents();
  return (
    <>
      {languages.map(({ language, name, href, current }) => (
        <a
          key={language}
          className={className}
          href={href}
          lang={language}
          hrefLang={language}
          data-language={language}
          {...events({ category: 'language', label: language })}
          aria-current={current ? 'true' : undefined}
        >
          <bdi>{name}</bdi>
        </a>
      ))}
    </>
  );
}
