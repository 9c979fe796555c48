import type { ReactElement } from 'react';
import { styled } from '../styles/styled.ts';
import { colour, media, radius, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';

/** Asks whether analytics may be sent; hidden until the script finds no answer. */
export function ConsentBanner(): ReactElement {
  const words = useWords();
  return (
    <Root className="no-print" aria-label={words.consent} data-consent="" hidden>
      <p>{words.consentQuestion}</p>
      <button type="button" data-consent-answer="granted">
        {words.consentAllow}
      </button>
      <button type="button" data-consent-answer="denied">
        {words.consentDeny}
      </button>
    </Root>
  );
}

/** Shows the question again, so that readers can change their answer; hidden where nothing is sent. */
export function ConsentButton(): ReactElement {
  return (
    <TextButton type="button" data-consent-open="" hidden>
      {useWords().consentChange}
    </TextButton>
  );
}

const TextButton = styled('button')({
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: colour.faint,
  cursor: 'pointer',
  '&:hover': { color: colour.text, textDecoration: 'underline' },
  [media.touch]: { paddingBlock: 12 },
});

/** Height of the banner and the space around it, for the longest language. */
const space = { wide: 112, narrow: 184 } as const;
const narrow = '@media (max-width: 671px)';

const Root = styled('section')({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInline: 16,
  zIndex: size.layer.menu,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 8px',
  maxInlineSize: 640,
  marginInline: 'auto',
  padding: 16,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.surface,
  background: colour.raised,
  boxShadow: '0 8px 28px rgb(0 0 0 / .14), 0 2px 6px rgb(0 0 0 / .08)',
  fontSize: 14,
  lineHeight: '20px',
  '& p': { flex: '1 1 260px', marginInlineEnd: 8 },
  // Neither answer is made easier than the other.
  '& button': {
    minBlockSize: 36,
    padding: '6px 16px',
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    background: 'none',
    fontWeight: 500,
    cursor: 'pointer',
    [media.touch]: { minBlockSize: 44 },
  },
  '& button:hover': { background: colour.hover },
  // Focused elements and the end of the page scroll to above the banner.
  'html:has(&:not([hidden]))': {
    scrollPaddingBlockEnd: space.wide,
    [narrow]: { scrollPaddingBlockEnd: space.narrow },
    '& body': { paddingBlockEnd: space.wide, [narrow]: { paddingBlockEnd: space.narrow } },
    '& [data-drawer]': { scrollPaddingBlockEnd: space.wide },
  },
});
