import type { ReactElement } from 'react';
import type { PageComponentProps } from '../layout/page-layout.tsx';
import { styled } from '../styles/styled.ts';
import { colour, media, radius } from '../tokens.ts';
import { fillWords, useWords } from '../use-words.ts';

/** The reserved space of an advertisement, visible only on production hosts. */
export function AdSlot({ page, asset }: PageComponentProps): ReactElement {
  const words = useWords();
  const language = page.article?.untranslated?.language ?? page.language;
  return (
    <Root
      className="no-print"
      aria-label={words.advertisement}
      data-ad={asset(`ads:${language}`)}
      data-ad-label={words.advertisement}
      data-ad-message={fillWords(words.adBlocked, { site: page.site.name })}
    />
  );
}

/** Height of a picture with its padding; on a phone the text beside it needs more lines. */
const height = { wide: 126, narrow: 142 } as const;

const Root = styled('aside')({
  display: 'none',
  minBlockSize: height.narrow,
  marginBlock: 24,
  'html[data-production] &': { display: 'block' },
  '& .ad-card': {
    display: 'grid',
    alignContent: 'center',
    gap: '4px 16px',
    minBlockSize: height.narrow,
    padding: '10px 12px',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.surface,
    background: colour.raised,
    color: colour.soft,
    fontSize: 14,
    lineHeight: '20px',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a.ad-card:hover': { background: colour.hover },
  '& .ad-card:has(> img)': { gridTemplateColumns: '130px minmax(0, 1fr)' },
  '& img': { gridRow: '1 / 3', alignSelf: 'center', borderRadius: radius.control, objectFit: 'cover' },
  '& .ad-text': {
    alignSelf: 'end',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 5,
    overflow: 'hidden',
  },
  '& .ad-text b, & .ad-text strong': { color: colour.text, fontWeight: 600 },
  // One line, whatever the name: the reserved space may not grow.
  '& .ad-by': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 12,
    lineHeight: '16px',
    color: colour.faint,
  },
  '[data-mui-color-scheme=dark] & img': { filter: 'brightness(.88)' },
  '&.demo-ad': { minBlockSize: 77, margin: 0, borderBlockStart: `1px solid ${colour.rule}` },
  '&.demo-ad .ad-card': {
    minBlockSize: 76,
    padding: '8px 16px',
    border: 0,
    borderRadius: 0,
    background: 'none',
  },
  '&.demo-ad .ad-text': { WebkitLineClamp: 2 },
  [media.sm]: {
    minBlockSize: height.wide,
    '& .ad-card': { minBlockSize: height.wide, paddingBlock: 12 },
    '& .ad-text': { WebkitLineClamp: 4 },
  },
});
