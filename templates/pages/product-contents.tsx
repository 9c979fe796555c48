import type { ReactElement } from 'react';
import type { NavigationItem } from '../../src/model/navigation.ts';
import { BadgeMark } from '../layout/badge-mark.tsx';
import { colour, media, radius } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { OwnStyle } from './own-style.tsx';

/** The top of a product's navigation as cards, each with the pages directly below it. */
export function ProductContents({
  contents,
}: {
  readonly contents: readonly NavigationItem[];
}): ReactElement {
  return (
    <nav className="product-contents" aria-label={useWords().contents}>
      <OwnStyle rules={rules} place="sheet" />
      <ul>{contents.map(chapter)}</ul>
    </nav>
  );
}

type Shown = Extract<NavigationItem, { readonly kind: 'page' | 'group' }> & { readonly href: string };

/** A group leads to its first page, so that one which contains only groups shows them. */
function isShown(item: NavigationItem): item is Shown {
  return item.kind !== 'more' && 'href' in item && item.href !== undefined;
}

function chapter(item: NavigationItem): ReactElement | null {
  // Only the navigation beside an article has shortened lists.
  if (item.kind === 'more') return null;
  const entries = item.kind === 'page' ? [] : item.items.filter(isShown);
  const href = 'href' in item ? item.href : undefined;
  return (
    <li key={item.id} className={entries.length === 0 && href !== undefined ? 'single' : undefined}>
      {href !== undefined ? (
        <a href={href}>
          <bdi>{item.title}</bdi>
        </a>
      ) : (
        <strong>
          <bdi>{item.title}</bdi>
        </strong>
      )}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <a href={entry.href}>
                <bdi>{entry.title}</bdi>
              </a>
              {entry.badges.map((badge) => (
                <BadgeMark key={badge} badge={badge} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const rules = `
.product-contents { margin-block-start: 40px; }
.product-contents ul { list-style: none; margin: 0; padding: 0; }
.product-contents > ul { display: grid; gap: 16px; }
.product-contents > ul > li { padding: 20px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; background: ${colour.raised}; }
.product-contents > ul > li > a, .product-contents > ul > li > strong { font-weight: 650; color: ${colour.text}; text-decoration: none; }
.product-contents > ul > li > a:hover { color: ${colour.accent}; }
.product-contents .single { position: relative; align-self: start; }
.product-contents .single:hover { border-color: ${colour.accent}; }
.product-contents .single > a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
.product-contents li ul { margin-block-start: 8px; }
.product-contents li li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding-block: 4px; font-size: 14px; line-height: 22px; }
.product-contents li li a { color: ${colour.soft}; text-decoration-color: ${colour.rule}; }
${media.sm} { .product-contents > ul { grid-template-columns: 1fr 1fr; } }
${media.lg} { .product-contents > ul { grid-template-columns: repeat(3, 1fr); } }
${media.touch} { .product-contents li li a { padding-block: 9px; } }
`;
