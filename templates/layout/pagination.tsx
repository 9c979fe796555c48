import type { ReactElement } from 'react';
import type { LinkProps } from '../../src/model/link-props.ts';
import type { PageProps } from '../../src/model/page-props.ts';
import { useClickEvents } from '../click-events.ts';
import { styled } from '../styles/styled.ts';
import { colour, media, radius, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';

/** Links to the previous and the next page. */
export function Pagination({ page }: { readonly page: PageProps }): ReactElement | null {
  const words = useWords();
  const events = useClickEvents();
  const { previous, next } = page;
  if (previous === undefined && next === undefined) return null;
  return (
    <Root aria-label={words.pagination} className="no-print" {...events({ category: 'pagination' })}>
      {previous && <PageLink link={previous} relation="prev" />}
      {next && <PageLink link={next} relation="next" />}
    </Root>
  );
}

interface PageLinkProps {
  readonly link: LinkProps;
  readonly relation: 'prev' | 'next';
}

function PageLink({ link, relation }: PageLinkProps): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  const action = relation === 'prev' ? 'previous' : 'next';
  return (
    <a className={relation} rel={relation} href={link.href} {...events({ action })}>
      <small>{words[action]}</small>
      <span>
        <bdi>{link.title}</bdi>
      </span>
    </a>
  );
}

const Root = styled('nav')({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: 16,
  marginBlockStart: 56,
  overflowWrap: 'anywhere',
  [media.sm]: { gridTemplateColumns: '1fr 1fr' },
  '& a': {
    display: 'grid',
    gap: 2,
    padding: '14px 20px',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.surface,
    color: colour.text,
    fontWeight: 600,
    textDecoration: 'none',
    transition: `border-color ${size.quick}, background-color ${size.quick}`,
  },
  '& a:hover': { borderColor: colour.accent, background: colour.tint },
  '& small': { fontSize: 13, lineHeight: '20px', fontWeight: 400, color: colour.faint },
  '& .next': { textAlign: 'end', [media.sm]: { gridColumn: 2 } },
});
