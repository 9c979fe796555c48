import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PartProps } from '../../src/model/part-props.ts';
import type { PartPage, Rendered } from '../../src/model/render-task.ts';
import { ClickEventsContext } from '../click-events.ts';
import { fillWords, useWords, WordsContext } from '../use-words.ts';
import { sizeRules } from './demo-ground.ts';
import { DemoIsland, DemoLayout } from './demo-layout.tsx';
import { type DemoPart, hasIframe } from './demo-part.ts';
import type { PartTools } from './part-tools.ts';
import { renderComponent } from './render-component.tsx';
import { renderDemo } from './render-demo.tsx';

/** Draws what stands at a directive; the style of demos and islands stands in front of them. Rejects with what the demo or component throws. */
export async function renderPart(part: PartProps, tools: PartTools): Promise<Rendered> {
  switch (part.kind) {
    case 'demo':
      return { html: await renderDemoPart(part, tools), styles: [] };
    case 'component':
      return renderComponent(part, tools);
  }
}

function renderDemoPart(part: DemoPart, tools: PartTools): string | Promise<string> {
  return hasIframe(part) ? renderIframeDemo(part, tools) : renderInlineDemo(part, tools);
}

async function renderInlineDemo(part: DemoPart, { asset, page, loaders }: PartTools): Promise<string> {
  const { html, style } = await renderDemo(part, loaders, page);
  // The frame is drawn apart: what is inside the root must be exactly what the browser hydrates.
  const frame = renderToString(
    <PartContext page={page}>
      <DemoLayout part={part} asset={asset}>
        <DemoIsland part={part} html={html} asset={asset} direction={page.direction} />
      </DemoLayout>
    </PartContext>,
  );
  return style + ownStyle(part) + frame;
}

function renderIframeDemo(part: DemoPart, { asset, page }: PartTools): string {
  const frame = renderToString(
    <PartContext page={page}>
      <DemoLayout part={part} asset={asset}>
        <IframeDemo name={part.name} source={asset(`frame:${part.entry}`)} />
      </DemoLayout>
    </PartContext>,
  );
  return ownStyle(part) + frame;
}

/** What every part of the shell in a demo is told of its page. */
function PartContext({
  page,
  children,
}: {
  readonly page: PartPage;
  readonly children: ReactElement;
}): ReactElement {
  return (
    <ClickEventsContext value={page.hearsClicks === true}>
      <WordsContext value={page.words}>{children}</WordsContext>
    </ClickEventsContext>
  );
}

function IframeDemo({ name, source }: { readonly name: string; readonly source: string }): ReactElement {
  return (
    <div className="demo-root">
      <iframe src={source} title={fillWords(useWords().demoFrame, { name })} loading="lazy" />
    </div>
  );
}

function ownStyle(part: DemoPart): string {
  const rules = sizeRules(part);
  return rules && `<style>${rules}</style>`;
}
