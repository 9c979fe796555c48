import { ownRules } from '../../styles/own-rules.ts';
import { colour, media, radius, size } from '../../tokens.ts';
import { collapsedStyles, columnStyles, expandedStyles, wideNameStyles } from './api-layout-styles.ts';
import { muted, rowStyles, textStyles } from './api-row-styles.ts';

/** Below this width of the article the parts of a row stand below one another. */
const roomy = '@container (min-width: 560px)';

/** Below this width lines of the size that tables have on phones would have less than 45 characters. */
const narrow = '@container (max-width: 327px)';

/** Below this width a text beside a long name would have less than 45 characters. */
const wide = '@container (min-width: 640px)';

/** What is above the groups: import statements, and links to pages. */
const introStyles = {
  '& .imports': {
    marginBlockEnd: 16,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.surface,
    background: colour.sunken,
    overflow: 'clip',
  },
  '& .imports .code-block': { margin: 0, border: 0, borderRadius: 0 },
  '& .imports .code-block ~ .code-block': { borderBlockStart: `1px solid ${colour.rule}` },
  '& .imports code': {
    paddingBlock: 6,
    [media.touch]: { paddingBlock: 11 },
    // Narrow screens show the whole statement, most in one line.
    [media.belowSm]: {
      inlineSize: 'auto',
      paddingInline: '8px 0',
      fontSize: 12,
      whiteSpace: 'pre-wrap',
    },
  },
  '& .imports .code-copy': { top: 1, [media.touch]: { top: 0 } },
  '& .pages': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 16px', fontSize: 15 },
  '& .pages > span': { color: colour.soft, fontWeight: 600 },
  '& .pages > :is(ul, div), & .pages > div > ul': { display: 'contents' },
  '& .pages li': { listStyle: 'none', margin: 0, padding: 0 },
  '& .pages details': { margin: 0, padding: 0, border: 0 },
  '& .pages details[open]': { flexBasis: '100%' },
  '& .pages summary': { ...muted, margin: 0, padding: '4px 0', fontSize: 14, fontWeight: 400 },
  '& .pages details ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    margin: '0 0 8px',
    padding: 0,
    fontSize: 14,
  },
  '& .facts': { marginBlock: '20px 24px', fontSize: 15, lineHeight: '24px' },
} as const;

/** The heading of a group, and the buttons for its layout. */
const headingStyles = {
  '& section > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    marginBlock: '56px 8px',
  },
  '& :is(.imports, .pages) + section > header': { marginBlockStart: 40 },
  '& section > header h2': { margin: 0 },
  '& header > [role=group]': {
    display: 'flex',
    // With a fixed width nothing moves while its buttons arrive.
    flex: '0 0 104px',
    [media.touch]: { flexBasis: 140 },
    gap: 2,
    padding: 2,
    borderRadius: radius.control,
    background: colour.hover,
  },
  '& [data-choose]': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 28,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: colour.faint,
    cursor: 'pointer',
    transition: `color ${size.quick}`,
    [media.touch]: { inlineSize: 44, blockSize: 44 },
  },
  '& [data-choose] svg': { inlineSize: 18, blockSize: 18 },
  '& [data-choose]:hover': { color: colour.text },
  ...chosen({ background: colour.raised, color: colour.text, boxShadow: `0 0 0 1px ${colour.rule}` }),
} as const;

/** Styles of the button for the layout that a group has. */
function chosen<Styles>(styles: Styles): Readonly<Record<string, Styles>> {
  const layouts = ['table', 'expanded', 'collapsed'];
  return {
    [layouts.map((each) => `& [data-layout=${each}] [data-choose=${each}]`).join(', ')]: styles,
  };
}

/** Inherited items: a closed list, with the number of its entries. */
const inheritedStyles = {
  '& .inherited': {
    margin: 0,
    padding: 0,
    border: 0,
    borderBlockEnd: `1px solid ${colour.rule}`,
    borderRadius: 0,
  },
  '& .inherited > summary': {
    display: 'flex',
    alignItems: 'center',
    margin: 0,
    paddingInline: 8,
    fontSize: 14,
    lineHeight: '24px',
  },
  '& .inherited > summary > span': { minInlineSize: 0 },
  '& .inherited small': { fontWeight: 400 },
  '& .inherited > summary > b': {
    ...muted,
    marginInlineStart: 'auto',
    paddingInlineStart: 12,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .inherited ul': { margin: '0 0 16px', padding: '0 0 0 24px', listStyle: 'none', fontSize: 13 },
  '& .inherited li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '0 20px',
    margin: 0,
    padding: '5px 0',
    borderBlockStart: `1px solid ${colour.rule}`,
  },
  '& .inherited li :where(p, ul, ol)': { margin: '4px 0 0' },
  '& .inherited .y': { display: 'block' },
  '& .inherited li > div': { lineHeight: '20px' },
} as const;

/**
 * Rules of API references: one markup, which they lay out in three ways and at all widths. Only pages of
 * references have them.
 */
export const apiRules = ownRules('.api', {
  containerType: 'inline-size',
  [media.forced]: {
    ...chosen({ outline: '2px solid Highlight' }),
    '& tr:has(:target), & li:target': { outline: '1px solid Highlight' },
  },
  ...introStyles,
  ...headingStyles,
  ...rowStyles,
  ...textStyles,
  ...inheritedStyles,
  ...expandedStyles,
  ...collapsedStyles,
  [roomy]: {
    ...columnStyles,
    '& .inherited li': { gridTemplateColumns: 'minmax(0, 40fr) minmax(0, 60fr)' },
  },
  [wide]: wideNameStyles,
  [narrow]: {
    '& :is(.w, .b, .inherited li)': { fontSize: 12.5 },
    '& .w, & dl': { paddingInlineStart: 6 },
    '& .inherited ul': { paddingInlineStart: 0 },
  },
  '@media print': {
    '& tr': { breakInside: 'avoid' },
    '& .b': { display: 'block !important', contentVisibility: 'visible' },
  },
});
