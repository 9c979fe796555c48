import type { ReactElement } from 'react';
import { styled } from '../styles/styled.ts';
import { colour, media, radius } from '../tokens.ts';
import { useWords } from '../use-words.ts';

/**
 * The part of the settings that keeps products on the device. It stays hidden where no service worker runs;
 * the script adds a row for each product.
 *
 * @param index URL of the products that can be kept
 */
export function OfflineReading({ index }: { readonly index: string }): ReactElement {
  const { offlineReading: words } = useWords();
  return (
    <Root data-offline-reading={index} data-words={JSON.stringify(words)} hidden>
      <legend>{words.title}</legend>
      <p className="hint">{words.hint}</p>
      <ul>
        <template>
          <li>
            <div>
              <b />
              <span />
            </div>
            <button type="button" />
            <progress max="1" hidden />
          </li>
        </template>
      </ul>
      <p className="visually-hidden" role="status" />
    </Root>
  );
}

const Root = styled('fieldset')({
  '& .hint': { margin: '0 0 8px', color: colour.soft },
  '& ul': {
    margin: 0,
    padding: 0,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.group,
    listStyle: 'none',
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '8px 12px',
    paddingBlock: 8,
    paddingInline: '12px 8px',
  },
  '& li + li': { borderBlockStart: `1px solid ${colour.rule}` },
  '& li div': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 600 },
  '& li span': { color: colour.soft, fontSize: 13, fontVariantNumeric: 'tabular-nums' },
  '& [data-state=kept] span': { color: colour.success },
  // Decoration: screen readers skip it where they know the empty alternative.
  '& [data-state=kept] span::before': { content: '"✓ " / ""' },
  '& [data-state=failed] span': { color: colour.error },
  '& li button': {
    minInlineSize: 116,
    minBlockSize: 36,
    padding: '6px 12px',
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    background: 'none',
    color: colour.soft,
    font: 'inherit',
    cursor: 'pointer',
    [media.touch]: { minBlockSize: 44 },
  },
  '& li button:hover': { background: colour.hover, color: colour.text },
  '& [data-current][data-state=offered] button': { color: colour.accent, fontWeight: 600 },
  '& progress': {
    gridColumn: '1 / -1',
    appearance: 'none',
    inlineSize: '100%',
    blockSize: 4,
    border: 0,
    borderRadius: 2,
    overflow: 'hidden',
    background: colour.sunken,
  },
  '& progress[hidden]': { display: 'none' },
  '& progress::-webkit-progress-bar': { background: colour.sunken },
  '& progress::-webkit-progress-value': { background: colour.accent },
  '& progress::-moz-progress-bar': { background: colour.accent },
  [media.forced]: { '& progress': { appearance: 'auto', blockSize: 12 } },
});
