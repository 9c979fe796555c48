import type { ReactElement } from 'react';

interface CodeBlockProps {
  /** Language by the names of the highlighter: `tsx`. */
  readonly language: string;
  /** Highlighted text. */
  readonly html: string;
  /** Name of the file, where the block is one. */
  readonly file?: string;
}

/** A block of code as the parse stage writes it, without a button: what it stands in has one. */
export function CodeBlock({ language, html, file }: CodeBlockProps): ReactElement {
  return (
    <div className="code-block" data-language={language} data-file={file}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, and the keyboard must reach it. */}
      <pre tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the parse stage highlighted it. */}
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html.trimEnd() }} />
      </pre>
    </div>
  );
}
