import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { MissingPart, PartProps } from '../../src/model/part-props.ts';
import type { RenderedPart } from '../../src/model/render-task.ts';
import { ClickEventsContext } from '../click-events.ts';
import { colourControlRules, controlsRules, inlineControlRules } from '../styles/controls-rules.ts';
import { fillWords, useWords, WordsContext } from '../use-words.ts';
import { hasControls } from './demo-controls.tsx';
import { DemoIsland, DemoLayout } from './demo-layout.tsx';
import { backgroundOf, type DemoPart, hasIframe, sizeRules } from './demo-part.ts';
import { renderComponent } from './render-component.tsx';
import { type PartTools, renderDemo } from './render-demo.tsx';

/** Renders a demo or component, with its style elements in front. Rejects with its error. */
export async function renderPart(
  part: Exclude<PartProps, MissingPart>,
  tools: PartTools,
): Promise<RenderedPart> {
  const rendered = await renderContent(part, tools);
  if (part.styled !== true) return rendered;
  const sheet = <link rel="stylesheet" href={tools.asset(`css:${part.entry}`)} />;
  return { ...rendered, html: renderToStaticMarkup(sheet) + rendered.html };
}

async function renderContent(part: Exclude<PartProps, MissingPart>, tools: PartTools): Promise<RenderedPart> {
  if (part.kind === 'component') return renderComponent(part, tools);
  const { asset, page, loaders } = tools;
  if (hasIframe(part)) {
    const iframe = <DemoIframe name={part.name} source={asset(`frame:${part.entry}`)} />;
    return { html: renderLayout(part, iframe, tools), styles: [] };
  }
  const { html, style, varying } = await renderDemo(part, loaders, page);
  // Rendered separately: the content of the root must be exactly what the browser hydrates.
  const island = <DemoIsland part={part} html={html} asset={asset} direction={page.direction} />;
  return { html: style + renderLayout(part, island, tools), styles: [], ...(varying && { varying }) };
}

function renderLayout(part: DemoPart, content: ReactElement, { asset, page }: PartTools): string {
  const rules = rulesOfControls(part) + sizeRules(part);
  const html = renderToString(
    <ClickEventsContext value={page.reportsClicks === true}>
      <WordsContext value={page.words}>
        <DemoLayout part={part} asset={asset}>
          {content}
        </DemoLayout>
      </WordsContext>
    </ClickEventsContext>,
  );
  return rules === '' ? html : `<style data-page-sheet="">${rules}</style>${html}`;
}

function rulesOfControls(part: DemoPart): string {
  if (!hasControls(part)) return '';
  const hasColour = part.controls.controls.some(({ kind }) => kind === 'colour');
  return [
    controlsRules,
    backgroundOf(part) === 'inline' ? inlineControlRules : '',
    hasColour ? colourControlRules : '',
  ].join('');
}

function DemoIframe({ name, source }: { readonly name: string; readonly source: string }): ReactElement {
  return (
    <div className="demo-root">
      <iframe src={source} title={fillWords(useWords().demoFrame, { name })} loading="lazy" />
    </div>
  );
}
