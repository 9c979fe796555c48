import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ComponentProps } from '../../src/model/part-props.ts';
import type { Rendered } from '../../src/model/render-task.ts';
import type { DemoIslandProps } from '../islands/demo-root.tsx';
import { useWords, WordsContext } from '../use-words.ts';
import { withFixedWorld } from './fixed-world.ts';
import type { PartTools } from './part-tools.ts';
import { loadComponent, renderElement } from './render-demo.tsx';

/** Draws a component: in the shell's style where it is done when it is drawn, else as a demo is, for the browser to go on with. */
export async function renderComponent(part: ComponentProps, tools: PartTools): Promise<Rendered> {
  const { entry, id, options, mode } = part;
  const properties = { ...options, page: mode.page };
  if (mode.kind === 'island' && !mode.serverRendered) return { html: island('', part, tools), styles: [] };
  const Component: ComponentType<typeof properties> = await loadComponent(entry, tools.loaders);
  const element = <Component {...properties} />;
  if (mode.kind === 'static') return withFixedWorld(id, () => tools.renderInShell(element, id));
  const { html, style } = renderElement(element, id, tools.page);
  return { html: style + island(html, part, tools), styles: [] };
}

function island(html: string, part: ComponentProps, tools: PartTools): string {
  return renderToString(
    <WordsContext value={tools.page.words}>
      <Island part={part} html={html} tools={tools} />
    </WordsContext>,
  );
}

/** The place that the loader of islands brings to life, with the properties that the component gets there. */
function Island({
  part: { entry, id, options, mode },
  html,
  tools,
}: {
  readonly part: ComponentProps;
  readonly html: string;
  readonly tools: PartTools;
}): ReactElement {
  const words = useWords();
  const own: DemoIslandProps = { direction: tools.page.direction, words: words.demo };
  const isRendered = mode.kind === 'island' && mode.serverRendered;
  return (
    <>
      <div
        className="component-root"
        id={id}
        data-island={tools.asset(entry)}
        data-island-imports={tools.asset(`imports:${entry}`)}
        data-island-moment={mode.kind === 'island' ? mode.moment : undefined}
        data-island-id={id}
        data-island-drawn={isRendered ? 'server' : 'browser'}
        data-island-props={JSON.stringify({ ...own, properties: { ...options, page: mode.page } })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React drew it a moment ago.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {!isRendered && <noscript>{words.componentBrowserOnly}</noscript>}
    </>
  );
}
