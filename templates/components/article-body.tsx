import type { ReactElement } from 'react';
import type { ArticleProps } from '../../src/model/page-props.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import { OwnStyle } from '../pages/own-style.tsx';
import { diagramRules } from '../styles/article-rules.ts';
import { demoVariables } from '../styles/theme-variables.ts';
import { useWords } from '../use-words.ts';
import { ApiReference } from './api/api-reference.tsx';

interface ArticleBodyProps {
  readonly article: ArticleProps;
  /** The complete HTML of the article. */
  readonly html: string;
  readonly asset: AssetUrl;
}

/** The body of an article with what its demos need. */
export function ArticleBody({ article, html, asset }: ArticleBodyProps): ReactElement {
  return (
    <>
      <DemoVariables html={html} />
      {html.includes('<figure class="diagram"') && <OwnStyle rules={diagramRules} place="sheet" />}
      {article.reference ? (
        <ApiReference reference={article.reference} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the parse stage.
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {article.parts.some(({ kind }) => kind === 'demo') && <EditorWords asset={asset} />}
    </>
  );
}

/** Variables that the HTML uses; demos and islands bring the others. */
function DemoVariables({ html }: { readonly html: string }): ReactElement | null {
  const rules = demoVariables(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: variables of a theme.
  return rules === '' ? null : <style data-page-sheet="" dangerouslySetInnerHTML={{ __html: rules }} />;
}

/** Data for the script of the demo editor: its texts and style sheets. */
function EditorWords({ asset }: { readonly asset: AssetUrl }): ReactElement {
  const { editor, demo } = useWords();
  return (
    <div
      hidden
      data-edit-words={JSON.stringify({ ...editor, ...demo })}
      data-edit-styles={asset('edit-styles')}
      data-demo-styles={asset('demo-styles')}
    />
  );
}
