import type { ReactElement } from 'react';
import type { PageProps } from '../../src/model/page-props.ts';
import { ConsentButton } from '../components/consent-banner.tsx';
import { Slot } from '../slot.tsx';
import { styled } from '../styles/styled.ts';
import { colour, media } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { LanguageLinks } from './language-menu.tsx';

/** The footer: links to the home page, the repository and the other languages. */
export function Footer({ page: { site, languages } }: { readonly page: PageProps }): ReactElement {
  const words = useWords();
  return (
    <Root className="no-print">
      <Slot name="footer-start" />
      <a href={site.home}>{site.name}</a>
      {site.repository !== undefined && (
        <a href={site.repository} rel="noopener">
          {words.source}
        </a>
      )}
      {site.services?.analytics?.consent === 'banner' && <ConsentButton />}
      {languages.length > 0 && (
        <nav aria-label={words.language}>
          <LanguageLinks languages={languages} />
        </nav>
      )}
      <Slot name="footer-end" />
    </Root>
  );
}

const Root = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginBlockStart: 'auto',
  paddingBlock: '20px 40px',
  borderBlockStart: `1px solid ${colour.rule}`,
  fontSize: 13,
  lineHeight: '20px',
  '& nav': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginInlineStart: 'auto' },
  '& a[aria-current]': { color: colour.text, fontWeight: 600 },
  '& a': {
    display: 'inline-block',
    color: colour.faint,
    textDecoration: 'none',
    paddingBlock: 4,
    [media.touch]: { paddingBlock: 12 },
  },
  '& a:hover': { color: colour.text, textDecoration: 'underline' },
});
