import { colour, media, size } from '../../tokens.ts';

const table = '& [data-layout=table]';
const collapsed = '& [data-layout=collapsed]';

/** A row that is closed. The script at the start, and then that of the page, mark those that are open. */
const closed = `${collapsed} .o:not([data-open])`;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The expanded layout: rows with more space. */
export const expandedStyles = {
  '& [data-layout=expanded] tr': { paddingBlock: 20 },
  '& [data-layout=expanded] tbody th code': { fontSize: 15, lineHeight: '26px' },
} as const;

/** The collapsed layout: rows that open. */
export const collapsedStyles = {
  [`${collapsed} tr`]: { paddingBlock: 8 },
  // A row that does not open begins where the others do.
  [`${collapsed} tbody:has(.o) > tr:not(.c)`]: { paddingInlineStart: 24 },
  [`${collapsed} .o`]: { cursor: 'pointer' },
  [`${collapsed} .o:hover`]: { background: colour.hover },
  [`${collapsed} [data-open]`]: { paddingBlockEnd: 16 },
  [`${collapsed} .o > .m`]: { marginInlineStart: -24 },
  [`${collapsed} .o > th::before`]: {
    content: '""',
    position: 'absolute',
    insetInlineStart: 4,
    insetBlockStart: 16,
    inlineSize: 6,
    blockSize: 6,
    border: 'solid currentColor',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(-45deg)',
    transition: `transform ${size.quick}`,
  },
  [`${collapsed} .o:dir(rtl) > th::before`]: { transform: 'rotate(135deg)' },
  [`${collapsed} .o[data-open] > th::before`]: { transform: 'translateY(-2px) rotate(45deg)' },
  [`${closed} > td:not(.d) > code`]: oneLine,
  [`${closed} > td > code wbr`]: { display: 'none' },
  [`${closed} > td > details`]: { display: 'none' },
  // The script makes closed texts findable, which hides them in another way.
  [`${collapsed}:not([data-ready]) .o:not([data-open]) .b`]: { display: 'none' },
  '& th > button': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: -8,
    inlineSize: 32,
    blockSize: 38,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    [media.touch]: { blockSize: 44, insetInlineStart: -16, inlineSize: 44 },
  },
} as const;

/** Columns for the name, the type and the default; texts are below type and default. */
export const columnStyles = {
  [`${table} tr, ${collapsed} tr`]: {
    display: 'grid',
    gridTemplateColumns: '29% minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'baseline',
    columnGap: 20,
  },
  [`${table} td:not(.m), ${collapsed} td:not(.m)`]: { display: 'block', paddingInlineEnd: 0 },
  [`${table} .d > code, ${collapsed} .d > code`]: { display: 'block' },
  [`${closed} > .d > code`]: oneLine,
  [`${collapsed} .o > .m`]: { marginInlineStart: 0 },
  [`${table} td:empty, ${collapsed} td:empty`]: { display: 'none' },
  [`${table} .with-default tr, ${collapsed} .with-default tr`]: {
    gridTemplateColumns: '29% minmax(0, 1fr) 23%',
  },
  [`${table} tbody th, ${collapsed} tbody th`]: { gridRow: '1 / span 2' },
  [`${table} .m, ${collapsed} .m`]: { gridColumn: '2 / -1' },
  [`${table}.wide-names .m, ${collapsed}.wide-names .m`]: { marginBlockStart: 0 },
  [`${table} .d::before, ${collapsed} .d::before`]: { display: 'none' },
  [`${table} .c th, ${collapsed} .c th`]: { gridColumn: '1 / -1' },
  [`${table} thead`]: { position: 'static', clipPath: 'none', blockSize: 'auto' },
  [`${table} thead tr`]: { paddingBlock: 6, borderColor: colour.edge, fontSize: 13 },
} as const;

/** Columns for long names, with texts beside them. */
export const wideNameStyles = {
  [`${table}.wide-names tr, ${collapsed}.wide-names tr`]: {
    gridTemplateColumns: '42% minmax(0, 1fr)',
  },
} as const;
