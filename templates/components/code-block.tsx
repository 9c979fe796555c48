import type { ReactElement } from 'react';

interface CodeBlockProps {
  /** Language by its name in the highlighter: `tsx`. */
  readonly language: string;
  /** Highlighted code. */
  readonly html: string;
  /** File name, if the block shows a file. */
  readonly file?: string;
}

/** A code block as the parse stage writes it, without a button: the toolbar of the demo has one. */
export function CodeBlock({ language, html, file }: CodeBlockProps): ReactElement {
  return (
    <div className="code-block" data-language={language} data-file={file}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of one block of code. */}
      <pre tabIndex={0} role="group" aria-label={file ?? language}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from the highlighter. */}
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html.trimEnd() }} />
      </pre>
    </div>
  );
}
