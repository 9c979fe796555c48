import type { AnchorHTMLAttributes, ReactElement } from 'react';
import type { JsonObject } from '../../src/model/json.ts';
import type { NavigationItem } from '../../src/model/navigation.ts';
import { fillWords, useWords } from '../use-words.ts';
import { BadgeMark } from './badge-mark.tsx';
import { NavigationIcon } from './navigation-icon.tsx';

interface EntryProps<Kind extends NavigationItem['kind']> {
  readonly item: Extract<NavigationItem, { kind: Kind }>;
}

/** The link to a page, without the mark of the page that is open. */
export function PageEntry({ item }: EntryProps<'page'>): ReactElement {
  return (
    <li>
      <a {...safeLinkProps(item.linkProps)} href={item.href} className={item.outward ? 'outward' : undefined}>
        {item.icon !== undefined && <NavigationIcon name={item.icon} />}
        <bdi>{item.title}</bdi>
        {item.badges.map((badge) => (
          <BadgeMark key={badge} badge={badge} />
        ))}
      </a>
    </li>
  );
}

/** A group without what lies in it: a link to its first page, and a button that opens it. */
export function GroupEntry({ item }: EntryProps<'group'>): ReactElement {
  const words = useWords();
  const open = item.state === 'open';
  return (
    <li data-group={item.id}>
      <div className={open ? 'group open' : 'group'}>
        {item.href === undefined ? (
          <span className="words">
            {item.icon !== undefined && <NavigationIcon name={item.icon} />}
            <bdi>{item.title}</bdi>
          </span>
        ) : (
          <a href={item.href}>
            {item.icon !== undefined && <NavigationIcon name={item.icon} />}
            <bdi>{item.title}</bdi>
            {item.badges.map((badge) => (
              <BadgeMark key={badge} badge={badge} />
            ))}
          </a>
        )}
        <button
          type="button"
          className="needs-script"
          aria-expanded={open}
          aria-label={fillWords(words.openGroup, { title: item.title })}
        />
      </div>
    </li>
  );
}

/** The words over a section that is always open, without the section. */
export function SubheaderEntry({ item }: EntryProps<'subheader'>): ReactElement {
  return (
    <li className="section">
      <span className="subheader">
        <bdi>{item.title}</bdi>
      </span>
    </li>
  );
}

/** The link to the entries of a long list that are not here; the browser puts them in its place. */
export function MoreEntry({ item }: EntryProps<'more'>): ReactElement {
  const words = useWords();
  return (
    <li className="more">
      <a href={item.href} data-more={item.side}>
        {fillWords(words.moreEntries, { count: String(item.count) })}
      </a>
    </li>
  );
}

/** An author may set these on a link; anything else could break the page. */
function safeLinkProps(props: JsonObject): AnchorHTMLAttributes<HTMLAnchorElement> {
  const allowed = Object.entries(props).filter(
    ([name, value]) =>
      /^(?:rel|target|title|hrefLang|download|data-[\w-]+|aria-[\w-]+)$/.test(name) &&
      typeof value !== 'object',
  );
  return Object.fromEntries(allowed);
}
