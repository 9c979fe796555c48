import { colour, media, radius, size } from '../tokens.ts';
import { forcedColorsOutline } from './shared-styles.ts';

const entry = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 8px',
  padding: '6px 12px',
  borderRadius: radius.control,
  color: colour.soft,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  [media.touch]: { paddingBlock: 12 },
} as const;

/** An entry of a list in which an entry has an icon. */
const pictured = 'ul:has(> li > :is(a, .group) .picture) > li';

/** Styles of the navigation: bold groups, a thin line beside an open group, a tint for the current page. */
export const navigationStyles = {
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li + li': { marginBlockStart: 1 },
  '& li a, & .words': entry,
  // Titles in another language stay at the side where the others begin when they wrap.
  '& bdi': { textAlign: 'left', '[dir=rtl] &': { textAlign: 'right' } },
  '& li a:hover': { background: colour.hover, color: colour.text },
  '& li a[aria-current]': { background: colour.tint, color: colour.accent, fontWeight: 600 },
  ...forcedColorsOutline('& li a[aria-current]'),
  '& .group': { display: 'flex', alignItems: 'center', position: 'relative' },
  '& .group > :first-child': { flex: 1, paddingInlineEnd: 40, color: colour.text, fontWeight: 600 },
  '& .group button': {
    position: 'absolute',
    insetInlineEnd: 0,
    inlineSize: 32,
    blockSize: 32,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: colour.faint,
    cursor: 'pointer',
    [media.touch]: { inlineSize: 44, blockSize: 44 },
  },
  '& .group button:hover': { background: colour.hover, color: colour.text },
  '& .group button::before': {
    content: '""',
    display: 'block',
    inlineSize: 6,
    blockSize: 6,
    margin: 'auto',
    border: 'solid currentColor',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(-45deg)',
    transition: `transform ${size.quick}`,
    '[dir=rtl] &': { transform: 'rotate(135deg)' },
  },
  '& .group button[aria-expanded=true]::before': { transform: 'translateY(-2px) rotate(45deg)' },
  '& [data-group] > ul': {
    margin: '2px 0 8px',
    marginInlineStart: 12,
    paddingInlineStart: 8,
    borderInlineStart: `1px solid ${colour.rule}`,
  },
  '& .section + li, & li + .section': { marginBlockStart: 20 },
  '& .subheader': {
    display: 'block',
    padding: '4px 12px 6px',
    fontSize: 13,
    fontWeight: 650,
    color: colour.text,
  },
  '& [data-group] .section': { marginBlockStart: 12 },
  '& [data-group] .subheader': { color: colour.faint, fontWeight: 600 },
  '& .more a': { fontSize: 13, color: colour.faint },
  '& .more a::before': { content: '"\\2191" / ""' },
  '& .more a[data-more=after]::before': { content: '"\\2193" / ""' },
  '& .picture': {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    opacity: 0.75,
  },
  // Beside entries with an icon, titles of the others begin in the same column.
  [`& ${pictured} > a:not(:has(.picture)), & ${pictured} > .group > :first-child:not(:has(.picture))`]: {
    paddingInlineStart: 38,
  },
  // The line stands below the middle of the icons, and the pages of a group begin where its title does.
  [`& ${pictured}[data-group] > ul`]: { marginInlineStart: 20, paddingInlineStart: 5 },
  '& .outward::after': { content: '"\\2197" / ""', marginInlineStart: -2, fontSize: 12, color: colour.faint },
} as const;
