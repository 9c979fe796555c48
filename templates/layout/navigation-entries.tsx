import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react';
import type { JsonObject } from '../../src/model/json.ts';
import type { NavigationItem } from '../../src/model/navigation.ts';
import { fillWords, useWords } from '../use-words.ts';
import { BadgeMark } from './badge-mark.tsx';
import { NavigationIcon } from './navigation-icon.tsx';

interface EntryProps<Kind extends NavigationItem['kind']> {
  readonly item: Extract<NavigationItem, { kind: Kind }>;
}

/** A link to a page, without the mark of the current page. */
export function PageEntry({ item }: EntryProps<'page'>): ReactElement {
  return (
    <li>
      <a {...safeLinkProps(item.linkProps)} href={item.href} className={item.outward ? 'outward' : undefined}>
        <EntryText item={item} />
        <Badges item={item} />
      </a>
    </li>
  );
}

/** A group without its items: a link to its first page, and a button that expands it. */
export function GroupEntry({ item }: EntryProps<'group'>): ReactElement {
  const words = useWords();
  const open = item.state === 'open';
  return (
    <li data-group={item.id}>
      <div className={open ? 'group open' : 'group'}>
        {item.href === undefined ? (
          <span className="words">
            <EntryText item={item} />
          </span>
        ) : (
          <a href={item.href}>
            <EntryText item={item} />
            <Badges item={item} />
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

function EntryText({ item }: EntryProps<'page' | 'group'>): ReactElement {
  return (
    <>
      {item.icon !== undefined && <NavigationIcon name={item.icon} />}
      <bdi>{item.title}</bdi>
    </>
  );
}

function Badges({ item }: EntryProps<'page' | 'group'>): ReactNode {
  return item.badges.map((badge) => <BadgeMark key={badge} badge={badge} />);
}

/** The subheader of a section that is always open, without its items. */
export function SubheaderEntry({ item }: EntryProps<'subheader'>): ReactElement {
  return (
    <li className="section">
      <span className="subheader">
        <bdi>{item.title}</bdi>
      </span>
    </li>
  );
}

/** A link to further entries of a long list; the browser replaces it with them. */
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

/** Keeps the attributes that authors may set on a link; others could break the page. */
function safeLinkProps(props: JsonObject): AnchorHTMLAttributes<HTMLAnchorElement> {
  const allowed = /^(?:rel|target|title|hrefLang|download|data-[\w-]+|aria-[\w-]+)$/;
  return Object.fromEntries(
    Object.entries(props).filter(([name, value]) => allowed.test(name) && typeof value !== 'object'),
  );
}
