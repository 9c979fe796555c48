import type { ReactElement } from 'react';
import { useWords } from '../../use-words.ts';
import { Html } from './html.tsx';

interface CodeSampleProps {
  /** What it is, for screen readers. */
  readonly name: string;
  /** Highlighted code. */
  readonly html: string;
}

/** Code with a button that copies it, as in articles. */
export function CodeSample({ name, html }: CodeSampleProps): ReactElement {
  const { copy } = useWords().article;
  return (
    <div className="code-block" data-language="tsx">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of one block of code. */}
      <pre tabIndex={0} role="group" aria-label={name}>
        <Html as="code" html={html} />
      </pre>
      <button type="button" className="code-copy" data-copy="" hidden>
        {copy}
      </button>
    </div>
  );
}
