import type { ReactElement } from 'react';
import { ink, size } from '../tokens.ts';
import { fillWords, useWords } from '../use-words.ts';
import { OwnStyle } from './own-style.tsx';

/** Says above an article that it is in another language than the page, and in which. */
export function UntranslatedNotice({ name }: { readonly name: string }): ReactElement {
  const words = useWords();
  return (
    <>
      <OwnStyle rules={rules} />
      <p className="untranslated" data-untranslated="">
        {fillWords(words.untranslated, { language: name })}
      </p>
    </>
  );
}

const rules = `.untranslated { margin-block-end: 24px; padding: 8px 14px; border-inline-start: 3px solid ${ink.info}; border-radius: ${size.control}px; background: color-mix(in srgb, ${ink.info} 7%, transparent); color: ${ink.soft}; font-size: 14px; line-height: 22px; }`;
