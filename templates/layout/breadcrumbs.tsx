import type { ReactElement } from 'react';
import type { LinkProps } from '../../src/model/link-props.ts';
import { styled } from '../styles/styled.ts';
import { colour, media } from '../tokens.ts';
import { useWords } from '../use-words.ts';

interface BreadcrumbsProps {
  readonly links: readonly LinkProps[];
  /** Path of the page with the base of the site. */
  readonly own: string;
}

/**
 * Links from the product to the parent of the page. A group leads to its first page; on
 * that page, its name is no link.
 */
export function Breadcrumbs({ links, own }: BreadcrumbsProps): ReactElement | null {
  const words = useWords();
  if (links.length === 0) return null;
  return (
    <Root aria-label={words.breadcrumbs} className="no-print">
      <ol>
        {links.map((link) => (
          <li key={`${link.href} ${link.title}`}>
            {link.href === own ? (
              <bdi>{link.title}</bdi>
            ) : (
              <a href={link.href}>
                <bdi>{link.title}</bdi>
              </a>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled('nav')({
  marginBlockEnd: 12,
  fontSize: 13,
  lineHeight: '20px',
  color: colour.faint,
  overflowWrap: 'anywhere',
  '& ol': { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' },
  '& li:not(:last-child)::after': { content: '"/" / ""', marginInline: 8, color: colour.edge },
  '& a, & li > bdi': {
    display: 'inline-block',
    color: 'inherit',
    textDecoration: 'none',
    paddingBlock: 4,
    [media.touch]: { paddingBlock: 12 },
  },
  '& a:hover': { color: colour.text, textDecoration: 'underline' },
});
