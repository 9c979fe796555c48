import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { AssetUrl, PartPage } from '../../src/model/render-task.ts';
import { frameScript } from '../inline-scripts.ts';
import { frameRules } from '../styles/frame-rules.ts';
import { WordsContext } from '../use-words.ts';
import { DemoIsland } from './demo-frame.tsx';
import type { DemoPart } from './demo-part.ts';
import type { Loaders } from './part-tools.ts';
import { type RenderedDemo, renderDemo } from './render-demo.tsx';

/** Draws the document of a demo that has its own window. Rejects with what the demo throws. */
export async function renderFrame(
  part: DemoPart,
  asset: AssetUrl,
  { page, loaders }: { readonly page: PartPage; readonly loaders: Loaders },
): Promise<string> {
  const rendered = await renderDemo(part, loaders, page);
  // Emotion's style elements come as text: they stand where the head ends.
  const html = renderToString(
    <WordsContext value={page.words}>
      <FrameDocument part={part} asset={asset} page={page} rendered={rendered} />
    </WordsContext>,
  );
  return `<!doctype html>${html.replace('</head>', () => `${rendered.style}</head>`)}`;
}

interface FrameDocumentProps {
  readonly part: DemoPart;
  readonly asset: AssetUrl;
  readonly page: PartPage;
  readonly rendered: RenderedDemo;
}

function FrameDocument({ part, asset, page, rendered }: FrameDocumentProps): ReactElement {
  return (
    <html lang={page.language} dir={page.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{part.name}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it has to run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: frameScript }} />
        <link rel="stylesheet" href={asset('demo-styles')} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours. */}
        <style dangerouslySetInnerHTML={{ __html: frameRules }} />
        <script type="module" src={asset('browser')} />
      </head>
      <body>
        <DemoIsland part={part} html={rendered.html} asset={asset} direction={page.direction} />
      </body>
    </html>
  );
}
