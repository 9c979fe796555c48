import type { ReactElement, ReactNode } from 'react';
import type { PageProps } from '../../src/model/page-props.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import { styled } from '../styles/styled.ts';
import { colour, media, radius, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { contentId } from './element-ids.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';

/** Properties of the component of a page. */
export interface PageComponentProps {
  readonly page: PageProps;
  readonly asset: AssetUrl;
}

interface PageLayoutProps extends PageComponentProps {
  /** Content beside the main column on wide screens. */
  readonly aside?: ReactNode;
  /** `measure` for text, `wide` for cards and wide tables, `centred` for both without a navigation. */
  readonly width: 'measure' | 'wide' | 'centred';
  readonly children: ReactNode;
}

/** The layout of all pages: header, navigation if there is one, the main column with the footer below. */
export function PageLayout({ page, asset, aside, width, children }: PageLayoutProps): ReactElement {
  const words = useWords();
  const { navigation } = page;
  return (
    <>
      <SkipLink href={`#${contentId}`}>{words.skip}</SkipLink>
      <Header page={page} asset={asset} />
      {/* A page without a table of contents keeps its place, so that all texts begin at the same edge.
          Class names, since rules that depend on a later element would move the page when it arrives. */}
      <Columns
        className={navigation && (width === 'measure' ? 'with-navigation with-aside' : 'with-navigation')}
      >
        {navigation && (
          <Sidebar site={page.site} navigation={navigation} product={page.product} asset={asset} />
        )}
        <div className={`column ${width}`}>
          <main id={contentId} tabIndex={-1}>
            {children}
          </main>
          <Footer page={page} />
        </div>
        {aside}
      </Columns>
    </>
  );
}

const SkipLink = styled('a')({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: size.layer.skip,
  padding: '10px 16px',
  borderRadius: radius.control,
  background: colour.text,
  color: colour.page,
  fontWeight: 600,
  textDecoration: 'none',
  '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, padding: 0, overflow: 'hidden' },
});

const Columns = styled('div')({
  marginInline: 'auto',
  '& main': { marginBlockEnd: 64 },
  '& main:focus': { outline: 'none' },
  // On a short page the footer is at the bottom of the screen.
  '& .column': {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: `calc(100dvh - ${size.header}px)`,
    padding: '24px 16px 0',
    marginInline: 'auto',
  },
  '& .measure': { maxInlineSize: size.measure },
  '& .wide, & .centred': { maxInlineSize: 1144 },
  [media.sm]: { '& .column': { paddingInline: 32 } },
  [media.md]: {
    '&.with-navigation': {
      display: 'grid',
      gridTemplateColumns: `${size.sidebar}px minmax(0, 1fr)`,
      alignItems: 'start',
    },
    '& .column': { inlineSize: '100%', padding: '40px 40px 0' },
    '& .centred': { maxInlineSize: 1192, paddingInline: 24 },
    // Without a navigation the column is aligned with the header.
    '&:not(.with-navigation) > .wide': { maxInlineSize: 'none', paddingInline: 24 },
  },
  [media.lg]: {
    '&.with-aside': {
      gridTemplateColumns: `${size.sidebar}px minmax(0, 1fr) ${size.contents}px`,
      gridTemplateAreas: '". . contents"',
      paddingInlineEnd: 24,
    },
  },
  [media.xl]: { maxInlineSize: 1480 },
  '@media print': {
    '&&&': { display: 'block', padding: 0 },
    '& .column': { display: 'block', maxInlineSize: 'none', padding: 0 },
  },
});
