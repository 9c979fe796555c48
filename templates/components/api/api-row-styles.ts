import { colour, font, radius, size } from '../../tokens.ts';

/** Style of small texts beside others. */
export const muted = { fontSize: 12.5, lineHeight: '20px', color: colour.faint } as const;

/** Code without the surface that inline code of a text has. */
const bareCode = { margin: 0, padding: 0, background: 'none', borderRadius: 0 } as const;

/** Code on a surface of its own, whose lines wrap. */
const codeSurface = {
  display: 'block',
  padding: '8px 12px',
  borderRadius: radius.control,
  background: colour.sunken,
  boxShadow: `inset 0 0 0 1px ${colour.rule}`,
  font: `13px/22px ${font.mono}`,
  textAlign: 'left',
  whiteSpace: 'pre-wrap',
} as const;

/** Rows of all layouts. In the narrowest form the parts of a row stand below one another. */
export const rowStyles = {
  '& table, & thead, & tbody': { display: 'block', inlineSize: 'auto', minInlineSize: 0 },
  '& tr': {
    display: 'block',
    position: 'relative',
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${colour.rule}`,
  },
  '& th, & td': {
    display: 'block',
    position: 'static',
    minInlineSize: 0,
    maxInlineSize: 'none',
    padding: 0,
    border: 0,
    background: 'none',
    overflowWrap: 'anywhere',
  },
  '& tbody th': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 14px', fontWeight: 400 },
  '& th > i': { position: 'absolute' },
  '& td:not(.m)': {
    display: 'inline-block',
    maxInlineSize: '100%',
    paddingInlineEnd: 20,
  },
  '& td:empty': { display: 'none' },
  '& .m': { marginBlockStart: 4 },
  '& tbody tr:hover': { background: 'none' },
  '& td code': { overflowWrap: 'anywhere' },
  '& th code, & td > code, & .inherited :is(summary *, li > *, .v) > code': {
    ...bareCode,
    fontSize: 13,
    lineHeight: '22px',
  },
  '& tbody a > code': { fontWeight: 600, whiteSpace: 'normal' },
  '& th > a, & .inherited li > a': { color: colour.text, textDecoration: 'none' },
  '& th > a::after, & .inherited li > a::after': {
    content: ['"#"', '"#" / ""'],
    position: 'absolute',
    paddingInlineStart: 3,
    color: colour.accent,
    opacity: 0,
    transition: `opacity ${size.quick}`,
  },
  '& tr:hover > th > a::after, & li:hover > a::after, & :is(th, .inherited li) > a:focus-visible::after': {
    opacity: 1,
  },
  '& tr:has(:target), & li:target': {
    background: colour.tint,
    boxShadow: `12px 0 0 ${colour.tint}, -12px 0 0 ${colour.tint}`,
  },
  '& tr:has(.deprecated) > th > a': { textDecoration: 'line-through' },
  // Code is left to right, and begins where the column begins.
  '& td > code': {
    display: 'block',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    textAlign: 'left',
  },
  '& .d > code': { display: 'inline' },
  // The line of a default beside its label is as high as that of a type.
  '& td.d': { font: `13px/22px ${font.mono}` },
  // A literal stays in one piece as long as it fits into a line.
  '& td > code > .token-string': { display: 'inline-block', maxInlineSize: '100%' },
  '& td[data-label]::before': {
    ...muted,
    fontFamily: font.body,
    content: ['attr(data-label)', 'attr(data-label) / ""'],
    marginInlineEnd: 8,
  },
  '& thead': { position: 'absolute', clipPath: 'inset(50%)', blockSize: 1, overflow: 'hidden' },
  '& .c th': { paddingBlockStart: 20, fontSize: 16, fontWeight: 650 },
} as const;

/** Marks beside a name, and what belongs to an item besides its type. */
export const textStyles = {
  '& .k': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 6px' },
  // As in the references of the manual.
  '& .k > b': {
    color: colour.warning,
    fontSize: 14,
    fontWeight: 600,
    lineHeight: '22px',
    textTransform: 'lowercase',
  },
  '& small': muted,
  '& .w': {
    marginBlock: '2px 8px',
    paddingInlineStart: 10,
    borderInlineStart: `3px solid ${colour.warning}`,
    color: colour.soft,
  },
  '& :is(.w, .b) :where(p, ul, ol, dl, .code-block)': { marginBlock: '0 8px' },
  '& :is(.w, .b) > :last-child, & :is(.w, .b, dd) > div > :last-child, & dd > :last-child': {
    marginBlockEnd: 0,
  },
  // A text that is not translated has its own direction.
  '& .w, & :is(.w, .b) :is(div, p, li, dd), & small': { unicodeBidi: 'plaintext' },
  '& :is(.w, .b)': { textAlign: 'match-parent' },
  '& .b > div + *': { marginBlockStart: 8 },
  '& .s > code': codeSurface,
  '& .combinations': { marginBlock: '24px', fontSize: 15, lineHeight: '24px' },
  '& .combinations ul': { margin: '8px 0', padding: 0, listStyle: 'none' },
  '& .combinations li': { margin: '0 0 8px', padding: 0 },
  '& .combinations code': { ...codeSurface, overflowWrap: 'anywhere' },
  '& dt > code, & .y': { ...bareCode, fontSize: 13, lineHeight: '22px' },
  '& .y': { color: colour.soft, fontWeight: 400 },
  '& .b .code-block': { borderRadius: radius.control },
  '& .b .code-block code': { paddingBlock: 10, paddingLeft: 12 },
  '& dl': { paddingInlineStart: 12, borderInlineStart: `2px solid ${colour.rule}` },
  '& dt': { display: 'flex', flexWrap: 'wrap', gap: '0 10px', alignItems: 'baseline', fontWeight: 600 },
  '& dd': { margin: '0 0 6px' },
  '& .l': { display: 'flex', flexWrap: 'wrap', gap: '0 14px' },
  '& .l > span': { color: colour.soft },
  '& td details': { margin: 0, padding: 0, border: 0 },
  '& td summary': { ...muted, margin: 0, padding: '2px 0', fontWeight: 400 },
  '& td summary:hover': { background: 'none', color: colour.text },
  '& td > details > code': codeSurface,
} as const;
