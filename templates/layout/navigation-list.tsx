import type { AnchorHTMLAttributes, ReactElement } from 'react';
import type { JsonObject } from '../../src/model/json.ts';
import type { NavigationItem } from '../../src/model/navigation-slice.ts';
import { fillWords, useWords } from '../use-words.ts';
import { BadgeMark } from './badge-mark.tsx';
import { NavigationIcon } from './navigation-icon.tsx';

type Item<Kind extends NavigationItem['kind']> = Extract<NavigationItem, { kind: Kind }>;

/** Entries of the navigation at any depth. A closed group has no list until the browser fetches the whole tree. */
export function NavigationList({ items }: { readonly items: readonly NavigationItem[] }): ReactElement {
  return <ul>{items.map(entry)}</ul>;
}

function entry(item: NavigationItem): ReactElement {
  switch (item.kind) {
    case 'page':
      return <PageEntry key={item.id} item={item} />;
    case 'group':
      return <GroupEntry key={item.id} item={item} />;
    case 'subheader':
      return <SubheaderEntry key={item.id} item={item} />;
  }
}

function PageEntry({ item }: { readonly item: Item<'page'> }): ReactElement {
  return (
    <li>
      <a
        {...safeLinkProps(item.linkProps)}
        href={item.href}
        aria-current={item.current ? 'page' : undefined}
        className={item.outward ? 'outward' : undefined}
      >
        <NavigationIcon name={item.icon} />
        <bdi>{item.title}</bdi>
        {item.badges.map((badge) => (
          <BadgeMark key={badge} badge={badge} />
        ))}
      </a>
    </li>
  );
}

function GroupEntry({ item }: { readonly item: Item<'group'> }): ReactElement {
  const words = useWords();
  const open = item.state === 'open';
  return (
    <li data-group={item.id}>
      <div className={open ? 'group open' : 'group'}>
        {item.href === undefined ? (
          <span className="words">
            <NavigationIcon name={item.icon} />
            <bdi>{item.title}</bdi>
          </span>
        ) : (
          <a href={item.href}>
            <NavigationIcon name={item.icon} />
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
      {item.items.length > 0 && <ul hidden={!open}>{item.items.map(entry)}</ul>}
    </li>
  );
}

function SubheaderEntry({ item }: { readonly item: Item<'subheader'> }): ReactElement {
  return (
    <li className="section">
      <span className="subheader">
        <bdi>{item.title}</bdi>
      </span>
      <ul>{item.items.map(entry)}</ul>
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
