import { renderToString } from 'react-dom/server';
import type { AssetUrl, PartPage, RenderedIframe } from '../../src/model/render-task.ts';
import { frameScript } from '../inline-scripts.ts';
import { iframeRules } from '../styles/demo-rules.ts';
import { WordsContext } from '../use-words.ts';
import { DemoIsland } from './demo-layout.tsx';
import type { DemoPart } from './demo-part.ts';
import { type Loaders, renderDemo } from './render-demo.tsx';

/** Renders the document in the iframe of a demo. Rejects with the error of the demo. */
export async function renderIframe(
  part: DemoPart,
  asset: AssetUrl,
  { page, loaders }: { readonly page: PartPage; readonly loaders: Loaders },
): Promise<RenderedIframe> {
  const { html, style, varying } = await renderDemo(part, loaders, page);
  const document = renderToString(
    <WordsContext value={page.words}>
      <html lang={page.language} dir={page.direction}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{part.name}</title>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, run first. */}
          <script dangerouslySetInnerHTML={{ __html: frameScript }} />
          <link rel="stylesheet" href={asset('demo-styles')} />
          {part.styled === true && <link rel="stylesheet" href={asset(`css:${part.entry}`)} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
          <style dangerouslySetInnerHTML={{ __html: iframeRules }} />
          <script type="module" src={asset('browser')} />
        </head>
        <body>
          <DemoIsland part={part} html={html} asset={asset} direction={page.direction} />
        </body>
      </html>
    </WordsContext>,
  );
  // Emotion's style elements are text, inserted at the end of the head.
  const whole = `<!doctype html>${document.replace('</head>', () => `${style}</head>`)}`;
  return { html: whole, ...(varying && { varying }) };
}
