import type { ReactElement } from 'react';
import type { SearchScope } from '../../src/model/search-index.ts';
import { styled } from '../styles/styled.ts';
import { colour, media, radius } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { Icon } from './icons.tsx';
import { closeButtonStyles, dialogStyles } from './shared-styles.ts';

/** The search dialog. Each language has one, which the browser fetches when the reader opens it first. */
export function SearchDialog({ scope }: { readonly scope: SearchScope }): ReactElement {
  const { search: words, changes } = useWords();
  return (
    <Root
      data-search-dialog={JSON.stringify(scope)}
      data-words={JSON.stringify({ ...words, items: changes.items })}
      aria-label={words.title}
    >
      <search className="field">
        <Icon name="search" />
        <input
          type="search"
          role="combobox"
          aria-label={words.hint}
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls="search-results"
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
      <Filters products={scope.products} />
      <div className="results">
        <div data-notes="" />
        <div id="search-results" role="listbox" aria-label={words.title} data-found="" />
      </div>
      <p className="visually-hidden" role="status" />
      <p className="keys">
        <Key signs={['↑', '↓']} does={words.move} />
        <Key signs={['↵']} does={words.open} />
        <Key signs={['Esc']} does={words.leave} />
      </p>
    </Root>
  );
}

function Filters({ products }: Pick<SearchScope, 'products'>): ReactElement {
  const { search: words } = useWords();
  return (
    <div className="filters">
      {products.length > 1 && (
        <select name="product" aria-label={words.product}>
          <option value="">{words.allProducts}</option>
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select name="kind" aria-label={words.kind}>
        <option value="">{words.allKinds}</option>
        <option value="guide">{words.guides}</option>
        <option value="reference">{words.references}</option>
      </select>
    </div>
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
  '& .field button': closeButtonStyles,
  '& .filters': { display: 'flex', flex: 'none', flexWrap: 'wrap', gap: 8, padding: '8px 16px 0' },
  '& select': {
    minBlockSize: 32,
    maxInlineSize: '100%',
    paddingInline: 8,
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    background: colour.page,
    color: colour.soft,
    font: 'inherit',
    fontSize: 13,
    // Phones zoom into fields with smaller text.
    [media.touch]: { minBlockSize: 44, fontSize: 16 },
  },
  '& .results': { flex: 1, minBlockSize: 0, padding: 8, overflowY: 'auto', overscrollBehavior: 'contain' },
  '& .results p': { margin: 0, padding: '12px 8px', color: colour.soft, overflowWrap: 'anywhere' },
  '& [role=group] > p': {
    padding: '8px 8px 4px',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 600,
    color: colour.faint,
  },
  '& [role=option]': {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: 12,
    inlineSize: '100%',
    minInlineSize: 0,
    padding: 8,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: colour.soft,
    font: 'inherit',
    fontSize: 14,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    [media.touch]: { minBlockSize: 44, alignContent: 'center' },
  },
  '& .below': {
    inlineSize: 'calc(100% - 16px)',
    marginInlineStart: 16,
    paddingBlock: 5,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    borderInlineStart: `1px solid ${colour.rule}`,
    [media.touch]: { paddingBlock: 12 },
  },
  // Between one page with its passages and the next page.
  '& .below + [role=option]:not(.below)': { marginBlockStart: 8 },
  '& .action': { color: colour.accent },
  '& [role=option]:hover': { background: colour.hover },
  // What Enter in the field opens.
  '& [aria-selected=true]': { background: colour.tint },
  '& strong': { fontSize: 15, fontWeight: 600, color: colour.text },
  '& code': { fontSize: 14, fontWeight: 600, color: colour.text },
  '& small': { fontSize: 13, color: colour.faint },
  '& strong + small, & code + small, & bdi + small': {
    flexShrink: 0,
    maxInlineSize: '40%',
    marginInlineStart: 'auto',
  },
  '& .passage': { flexWrap: 'wrap' },
  '& .passage > small': { flexBasis: '100%' },
  '& .passage > span': {
    display: '-webkit-box',
    WebkitLineClamp: 3,
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
    '& [aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  [media.belowSm]: {
    inlineSize: '100vw',
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
    '& .keys': { display: 'none' },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[open]': { animation: 'search-open 150ms ease-out' },
    '@keyframes search-open': { from: { opacity: 0, transform: 'translateY(-8px)' } },
    '& .skeleton i': { animation: 'search-wait 1.2s ease-in-out infinite alternate' },
    '@keyframes search-wait': { to: { opacity: 0.4 } },
  },
});
