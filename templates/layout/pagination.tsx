import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { LinkProps, PageProps } from '../../src/model/page-props.ts';
import { useClickEvents } from '../click-events.ts';
import { ink, media, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';

/** The pages before and after this one. */
export function Pagination({ page }: { readonly page: PageProps }): ReactElement | null {
  const words = useWords();
  const events = useClickEvents();
  const { previous, next } = page;
  if (previous === undefined && next === undefined) return null;
  return (
    <Root aria-label={words.pagination} className="no-print" {...events({ category: 'pagination' })}>
      {previous && <PageLink link={previous} relation="prev" label={words.previous} />}
      {next && <PageLink link={next} relation="next" label={words.next} />}
    </Root>
  );
}

interface PageLinkProps {
  readonly link: LinkProps;
  readonly relation: 'prev' | 'next';
  readonly label: string;
}

function PageLink({ link, relation, label }: PageLinkProps): ReactElement {
  const events = useClickEvents();
  return (
    <a
      className={relation}
      rel={relation}
      href={link.href}
      {...events({ action: relation === 'prev' ? 'previous' : 'next' })}
    >
      <small>{label}</small>
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
  [media.sm]: { gridTemplateColumns: '1fr 1fr' },
  '& a': {
    display: 'grid',
    gap: 2,
    padding: '14px 20px',
    border: `1px solid ${ink.rule}`,
    borderRadius: size.surface,
    color: ink.text,
    fontWeight: 600,
    textDecoration: 'none',
    transition: `border-color ${size.quick}, background-color ${size.quick}`,
  },
  '& a:hover': { borderColor: ink.accent, background: ink.tint },
  '& small': { fontSize: 13, lineHeight: '20px', fontWeight: 400, color: ink.faint },
  '& .next': { textAlign: 'end', [media.sm]: { gridColumn: 2 } },
});
