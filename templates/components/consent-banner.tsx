import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { colour, media, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';

/** Asks whether analytics may be sent; hidden until the script finds that there is something to ask. */
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

/** Brings the question back, so that an answer can be taken back; hidden where there is nothing to ask. */
export function ConsentButton(): ReactElement {
  return (
    <Quiet type="button" data-consent-open="" hidden>
      {useWords().consentChange}
    </Quiet>
  );
}

const Quiet = styled('button')({
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: colour.faint,
  cursor: 'pointer',
  '&:hover': { color: colour.text, textDecoration: 'underline' },
  [media.touch]: { paddingBlock: 12 },
});

/** Of the question and the space around it. In German it reaches 94 pixels up on a wide screen, and 166 on one of 320 pixels. */
const room = { wide: 112, narrow: 184 } as const;
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
  borderRadius: size.surface,
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
    borderRadius: size.control,
    background: 'none',
    fontWeight: 500,
    cursor: 'pointer',
    [media.touch]: { minBlockSize: 44 },
  },
  '& button:hover': { background: colour.hover },
  // What has the focus is scrolled to above the question, and so is the end of the page.
  'html:has(&:not([hidden]))': {
    scrollPaddingBlockEnd: room.wide,
    [narrow]: { scrollPaddingBlockEnd: room.narrow },
    '& body': { paddingBlockEnd: room.wide, [narrow]: { paddingBlockEnd: room.narrow } },
    '& [data-drawer]': { scrollPaddingBlockEnd: room.wide },
  },
});
