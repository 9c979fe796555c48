import type { ReactElement } from 'react';
import type { Version } from '../../src/model/product-config.ts';
import { useClickEvents } from '../click-events.ts';
import { useWords } from '../use-words.ts';
import { Menu } from './menu.tsx';

/** The menu of a product's versions. */
export function VersionMenu({ versions }: { readonly versions: readonly Version[] }): ReactElement | null {
  const words = useWords();
  const events = useClickEvents();
  const current = versions.find((version) => version.current) ?? versions[0];
  if (current === undefined) return null;
  return (
    <Menu
      label={`${current.text}: ${words.chooseVersion}`}
      className="versions"
      category="version-menu"
      button={<bdi>{current.text}</bdi>}
    >
      {versions.map((version) => (
        <a
          key={`${version.href} ${version.text}`}
          className="entry"
          href={version.href}
          {...events({ label: version.text })}
          aria-current={version.current ? 'true' : undefined}
        >
          <bdi>{version.text}</bdi>
        </a>
      ))}
    </Menu>
  );
}
