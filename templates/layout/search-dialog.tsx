import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { SearchPart } from '../../src/model/search-index.ts';
import { colour, media, radius } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { Icon } from './icons.tsx';
import { closeButtonStyles, dialogStyles } from './shared-styles.ts';

/** The search dialog. Each language has one, which the browser fetches when the reader opens it first. */
export function SearchDialog({ parts }: { readonly parts: readonly SearchPart[] }): ReactElement {
  const words = useWords().search;
  return (
    <Root
      data-search-dialog={JSON.stringify(parts)}
      data-words={JSON.stringify(words)}
      aria-label={words.title}
    >
      <search className="field">
        <Icon name="search" />
        <input
          type="search"
          aria-label={words.hint}
          placeholder={words.hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="go"
        />
        <button type="button" aria-label={words.close} title={words.close}>
          <Icon name="close" />
        </button>
      </search>
      <div className="results" data-results="" />
      <p className="visually-hidden" role="status" />
      <p className="keys">
        <Key signs={['↑', '↓']} does={words.move} />
        <Key signs={['↵']} does={words.open} />
        <Key signs={['Esc']} does={words.leave} />
      </p>
    </Root>
  );
}

function Key({ signs, does }: { readonly signs: readonly string[]; readonly does: string }): ReactElement {
  return (
    <span>
      {signs.map((sign) => (
        <kbd key={sign}>{sign}</kbd>
      ))}{' '}
      {does}
    </span>
  );
}

const Root = styled('dialog')({
  ...dialogStyles,
  inlineSize: 'min(640px, 100vw - 32px)',
  maxBlockSize: 'min(560px, 100dvh - 32px)',
  marginBlockStart: 'min(12vh, 96px)',
  padding: 0,
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '& .field': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 12,
    paddingInline: '16px 8px',
    borderBlockEnd: `1px solid ${colour.rule}`,
    color: colour.soft,
  },
  '& .field > svg': { flex: 'none' },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: 56,
    padding: 0,
    border: 0,
    // The whole dialog shows the focus of the field, since it has no other field.
    outline: 0,
    background: 'none',
    color: colour.text,
    // Phones zoom into fields with smaller text.
    font: 'inherit',
    fontSize: 16,
  },
  '& input::placeholder': { color: colour.faint, opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& .field:has(input:focus-visible)': { boxShadow: `inset 0 -2px ${colour.accent}` },
  '& button': closeButtonStyles,
  '& .results': { flex: 1, minBlockSize: 0, padding: 8, overflowY: 'auto', overscrollBehavior: 'contain' },
  '& .results > p': { margin: 0, padding: '12px 8px', color: colour.soft, overflowWrap: 'anywhere' },
  '& h2': { margin: '8px 8px 4px', fontSize: 13, lineHeight: '20px', fontWeight: 600, color: colour.faint },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li ul': {
    marginInlineStart: 16,
    paddingInlineStart: 8,
    borderInlineStart: `1px solid ${colour.rule}`,
    marginBlockEnd: 4,
  },
  '& li a': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: 12,
    padding: '8px',
    borderRadius: radius.control,
    color: colour.soft,
    textDecoration: 'none',
    outlineOffset: -2,
    overflowWrap: 'anywhere',
    [media.touch]: { minBlockSize: 44, alignContent: 'center' },
  },
  '& li li a': { display: 'block', paddingBlock: 6, [media.touch]: { paddingBlock: 12 } },
  '& li a:hover': { background: colour.hover },
  // The result that Enter in the field opens.
  '& .field:has(input:focus) ~ .results [data-found] > ul > li:first-of-type > a': {
    background: colour.tint,
  },
  '& li a:focus-visible': { background: colour.tint },
  '& strong': { fontSize: 15, fontWeight: 600, color: colour.text },
  '& small': { alignSelf: 'center', fontSize: 13, color: colour.faint },
  '& a > span': {
    gridColumn: '1 / -1',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& mark': { background: 'none', color: colour.accent, fontWeight: 600 },
  '& .skeleton i': {
    display: 'block',
    blockSize: 44,
    margin: 8,
    borderRadius: radius.control,
    background: colour.sunken,
  },
  '& .keys': {
    display: 'flex',
    flex: 'none',
    gap: 16,
    margin: 0,
    padding: '8px 16px',
    borderBlockStart: `1px solid ${colour.rule}`,
    fontSize: 13,
    color: colour.faint,
    [media.touch]: { display: 'none' },
  },
  '& kbd': {
    display: 'inline-block',
    minInlineSize: 20,
    paddingInline: 4,
    marginInlineEnd: 4,
    border: `1px solid ${colour.rule}`,
    borderRadius: 4,
    background: colour.sunken,
    font: 'inherit',
    fontSize: 12,
    lineHeight: '18px',
    textAlign: 'center',
    color: colour.soft,
  },
  [media.forced]: {
    '& mark': { textDecoration: 'underline' },
    '& .field:has(input:focus) ~ .results [data-found] > ul > li:first-of-type > a': {
      outline: '2px solid Highlight',
    },
  },
  [media.belowSm]: {
    inlineSize: '100vw',
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[open]': { animation: 'search-open 150ms ease-out' },
    '@keyframes search-open': { from: { opacity: 0, transform: 'translateY(-8px)' } },
    '& .skeleton i': { animation: 'search-wait 1.2s ease-in-out infinite alternate' },
    '@keyframes search-wait': { to: { opacity: 0.4 } },
  },
});
