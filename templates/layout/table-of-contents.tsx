import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { Direction } from '../../src/model/language.ts';
import type { TocItem } from '../../src/model/page-props.ts';
import { forcedMark } from '../styles/forced-mark.ts';
import { ink, media, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';

interface TocProps {
  readonly items: readonly TocItem[];
  /** Of the headings, where it is not that of the page. */
  readonly language?: string;
  readonly direction?: Direction;
}

/** The headings beside the article, from `lg`. */
export function TableOfContents(props: TocProps): ReactElement {
  const words = useWords();
  return (
    <Column aria-label={words.onThisPage} className="no-print" data-toc="">
      <div className="title">{words.onThisPage}</div>
      <Entries {...props} />
    </Column>
  );
}

/** The headings as a disclosure under the title, below `lg`. */
export function TocDisclosure({ items }: TocProps): ReactElement {
  const words = useWords();
  return (
    <Disclosure className="no-print">
      <summary>{words.onThisPage}</summary>
      <Entries items={items} />
    </Disclosure>
  );
}

function Entries({ items, language, direction }: TocProps): ReactElement {
  return (
    <ul lang={language}>
      {items.map((item) => (
        <li key={item.id}>
          <Entry item={item} direction={direction} />
          {item.children.length > 0 && (
            <ul>
              {item.children.map((child) => (
                <li key={child.id}>
                  <Entry item={child} direction={direction} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Headings of another direction are flush with the page all the same. */
function Entry({
  item,
  direction,
}: {
  readonly item: Omit<TocItem, 'children'>;
  readonly direction: Direction | undefined;
}): ReactElement {
  return <a href={`#${item.id}`}>{direction ? <bdi dir={direction}>{item.text}</bdi> : item.text}</a>;
}

const list = {
  fontSize: 13,
  lineHeight: '20px',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul ul': { paddingInlineStart: 12 },
  '& a': { display: 'block', padding: '4px 12px', color: ink.soft, textDecoration: 'none' },
  '& a:hover': { color: ink.text },
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
  '& .title': { paddingInline: 13, marginBlockEnd: 8, fontWeight: 650, color: ink.text },
  '& > ul': { borderInlineStart: `1px solid ${ink.rule}` },
  '& a[aria-current]': { color: ink.accent, boxShadow: `inset 2px 0 ${ink.accent}`, fontWeight: 600 },
  ...forcedMark('& a[aria-current]'),
  '[dir=rtl] & a[aria-current]': { boxShadow: `inset -2px 0 ${ink.accent}` },
  '& ul ul': { paddingInlineStart: 0 },
  '& ul ul a': { paddingInlineStart: 26 },
});

const Disclosure = styled('details')({
  ...list,
  marginBlockEnd: 32,
  border: `1px solid ${ink.rule}`,
  borderRadius: size.surface,
  [media.lg]: { display: 'none' },
  '& > summary': {
    padding: '12px 16px',
    fontWeight: 600,
    fontSize: 14,
    borderRadius: size.surface,
  },
  '& > summary:hover': { background: ink.hover },
  '& > ul': { padding: '0 8px 8px' },
  '& a': { ...list['& a'], paddingBlock: 8 },
  [media.touch]: { '& a': { ...list['& a'], paddingBlock: 12 } },
});
