import type { ReactElement } from 'react';
import type { Direction } from '../../src/model/language.ts';
import type { TocItem } from '../../src/model/page-props.ts';
import { Html } from '../components/api/html.tsx';
import { nameHtml } from '../components/api/source-html.ts';
import { contentsScript } from '../inline-scripts.ts';
import { Slot } from '../slot.tsx';
import { styled } from '../styles/styled.ts';
import { colour, media, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { forcedColorsOutline } from './shared-styles.ts';

interface TocProps {
  readonly items: readonly TocItem[];
  /** Language of the headings, if it differs from that of the page. */
  readonly language?: string;
  readonly direction?: Direction;
  /** Whether the entries of the second level are names of code, which are left to right. */
  readonly hasNames?: boolean;
}

interface EntriesProps extends Omit<TocProps, 'items'> {
  readonly items: readonly (Omit<TocItem, 'children'> & Partial<TocItem>)[];
}

/** The headings in a column beside the article, from `lg`. */
export function TableOfContents({ hasNames = false, ...entries }: TocProps): ReactElement {
  const words = useWords();
  return (
    <Column
      aria-label={words.onThisPage}
      className={hasNames ? 'no-print needs-script' : 'no-print'}
      data-toc=""
    >
      <div className="title">{words.onThisPage}</div>
      {hasNames ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, run before the next paint.
        <script dangerouslySetInnerHTML={{ __html: contentsScript }} />
      ) : (
        <Entries {...entries} />
      )}
      <Slot name="contents-end" />
    </Column>
  );
}

/**
 * The headings in a disclosure under the title, below `lg`, or where the column needs a script. It stays
 * below the header while the reader scrolls, and a script adds the current heading.
 */
export function TocDisclosure({ items, hasNames = false }: TocProps): ReactElement {
  const words = useWords();
  return (
    <Disclosure className="no-print" data-sections="" data-contents={hasNames ? '' : undefined}>
      <summary>
        {words.onThisPage}
        {/* The list marks the current heading for screen readers; the name of the button stays the same. */}
        <bdi aria-hidden="true" />
      </summary>
      <Entries items={items} hasNames={hasNames} />
    </Disclosure>
  );
}

/** A list of links to headings. `<bdi>` keeps headings of another direction aligned with the page. */
function Entries({ items, language, direction, hasNames = false }: EntriesProps): ReactElement {
  return (
    <ul lang={language}>
      {items.map(({ id, text, children = [] }) => (
        <li key={id}>
          <a href={`#${id}`}>{direction ? <bdi dir={direction}>{text}</bdi> : text}</a>
          {children.length > 0 &&
            (hasNames ? (
              <Names items={children} />
            ) : (
              <Entries items={children} {...(direction && { direction })} />
            ))}
        </li>
      ))}
    </ul>
  );
}

function Names({ items }: Pick<EntriesProps, 'items'>): ReactElement {
  return (
    <ul>
      {items.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Html as="bdi" html={nameHtml(text)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

const list = {
  fontSize: 13,
  lineHeight: '20px',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul ul': { paddingInlineStart: 12 },
  '& a': { display: 'block', padding: '4px 12px', color: colour.soft, textDecoration: 'none' },
  '& a:hover': { color: colour.text },
} as const;

const Column = styled('nav')({
  ...list,
  display: 'none',
  [media.lg]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: size.header,
    gridArea: 'contents',
    inlineSize: size.contents,
    maxBlockSize: `calc(100dvh - ${size.header}px)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: '40px 48px',
    scrollbarWidth: 'thin',
  },
  '& .title': { paddingInline: 13, marginBlockEnd: 8, fontWeight: 650, color: colour.text },
  '& > ul': { borderInlineStart: `1px solid ${colour.rule}` },
  '& a[aria-current]': { color: colour.accent, boxShadow: `inset 2px 0 ${colour.accent}`, fontWeight: 600 },
  ...forcedColorsOutline('& a[aria-current]'),
  '[dir=rtl] & a[aria-current]': { boxShadow: `inset -2px 0 ${colour.accent}` },
  '& ul ul': { paddingInlineStart: 0 },
  '& ul ul a': { paddingInlineStart: 26 },
});

/** Screens with room for the disclosure and a text. Without scripts nothing would close its list. */
const followed = `${media.belowLg} and (min-height: 320px) and (scripting)`;

const Disclosure = styled('details')({
  ...list,
  // As wide as the column with its padding.
  '--edge': '16px',
  [media.sm]: { '--edge': '32px' },
  [media.md]: { '--edge': '40px' },
  marginInline: 'calc(-1 * var(--edge))',
  marginBlockEnd: 32,
  borderBlock: `1px solid ${colour.rule}`,
  background: colour.page,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    blockSize: size.contentsBar - 1,
    paddingInline: 'var(--edge)',
    fontWeight: 600,
    fontSize: 14,
    whiteSpace: 'nowrap',
    outlineOffset: -2,
    // Focus does not scroll the page, since this is in view.
    scrollMarginBlockStart: -size.start,
  },
  '& > summary:hover': { background: colour.hover },
  '& > summary > bdi': {
    marginInlineStart: 16,
    color: colour.soft,
    fontWeight: 400,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > ul': { padding: '4px calc(var(--edge) - 12px) 12px' },
  '& a': { ...list['& a'], padding: '8px 12px' },
  '& a[aria-current]': { color: colour.accent, fontWeight: 600 },
  [media.touch]: { '& a': { paddingBlock: 12 } },
  [media.lg]: { display: 'none', [media.noScript]: { '&[data-contents]': { display: 'block' } } },
  [followed]: {
    'html:has(&)': { '--contents-bar': `${size.contentsBar}px` },
    position: 'sticky',
    // The upper line is behind that of the header.
    insetBlockStart: size.bar,
    zIndex: size.layer.contents,
    // Above the text, which stays in its place.
    '& > ul': {
      position: 'absolute',
      insetInline: 0,
      maxBlockSize: `calc(100dvh - ${size.header + size.contentsBar + 24}px)`,
      overflowY: 'auto',
      borderBlockEnd: `1px solid ${colour.rule}`,
      background: colour.page,
      boxShadow: '0 8px 28px rgb(0 0 0 / .14)',
    },
  },
});
