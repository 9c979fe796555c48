import type { ReactElement } from 'react';
import { colour, radius } from '../tokens.ts';
import { fillWords, useWords } from '../use-words.ts';
import { OwnStyle } from './own-style.tsx';

/** States above an article that it is in another language than the page. */
export function UntranslatedNotice({ name }: { readonly name: string }): ReactElement {
  const words = useWords();
  return (
    <>
      <OwnStyle rules={rules} place="head" />
      <p className="untranslated" data-untranslated="">
        {fillWords(words.untranslated, { language: name })}
      </p>
    </>
  );
}

const rules = `.untranslated { margin-block-end: 24px; padding: 8px 14px; border-inline-start: 3px solid ${colour.info}; border-radius: ${radius.control}; background: color-mix(in srgb, ${colour.info} 7%, transparent); color: ${colour.soft}; font-size: 14px; line-height: 22px; }`;
