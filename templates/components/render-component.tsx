import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { ComponentProps } from '../../src/model/part-props.ts';
import type { RenderedPart } from '../../src/model/render-task.ts';
import type { DemoIslandProps } from '../islands/demo-root.tsx';
import { withFixedEnvironment } from './fixed-environment.ts';
import { loadComponent, type PartTools, renderHydrated } from './render-demo.tsx';

/** Renders a component: a static one in the style of the shell, an island in the same way as a demo. */
export async function renderComponent(part: ComponentProps, tools: PartTools): Promise<RenderedPart> {
  const { entry, id, options, mode } = part;
  const properties = { ...options, page: mode.page };
  if (mode.kind === 'island' && !mode.serverRendered)
    return { html: renderIsland('', part, tools), styles: [] };
  const Component: ComponentType<typeof properties> = await loadComponent(entry, tools.loaders);
  const elementOf = (Found: typeof Component) => <Found {...properties} />;
  if (mode.kind === 'static')
    return withFixedEnvironment(id, () => tools.renderInShell(elementOf(Component), id));
  const { html, style, varying } = renderHydrated({ entry, id, elementOf, ...tools }, Component);
  const varies = await varying;
  return { html: style + renderIsland(html, part, tools), styles: [], ...(varies && { varying: varies }) };
}

function renderIsland(html: string, part: ComponentProps, tools: PartTools): string {
  const { entry, id, options, mode } = part;
  const { direction, words } = tools.page;
  const own: DemoIslandProps = { direction, words: words.demo };
  const isRendered = mode.kind === 'island' && mode.serverRendered;
  return renderToString(
    <>
      <div
        className="component-root"
        id={id}
        data-island={tools.asset(entry)}
        data-island-imports={tools.asset(`imports:${entry}`)}
        data-island-moment={mode.kind === 'island' ? mode.moment : undefined}
        data-island-id={id}
        data-island-rendered={isRendered ? 'server' : 'browser'}
        data-island-props={JSON.stringify({ ...own, properties: { ...options, page: mode.page } })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {!isRendered && <noscript>{words.componentBrowserOnly}</noscript>}
    </>,
  );
}
