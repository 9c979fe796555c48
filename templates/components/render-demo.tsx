import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { PartPage } from '../../src/model/render-task.ts';
import { DemoRoot, identifierPrefix } from '../islands/demo-root.tsx';
import { createCriticalStyle } from './critical-style.ts';
import type { DemoPart } from './demo-part.ts';
import { loadInFixedEnvironment, withFixedEnvironment } from './fixed-environment.ts';
import type { Loaders } from './part-tools.ts';
import { createRecentMemo } from './recent.ts';

/** What is inside a root, and the style it needs. */
export interface RenderedDemo {
  readonly html: string;
  readonly style: string;
}

/** Draws a demo as the browser will hydrate it; nothing when only the browser draws it. Rejects with what the demo throws. */
export async function renderDemo(part: DemoPart, loaders: Loaders, page: PartPage): Promise<RenderedDemo> {
  if (!part.serverRendered) return { html: '', style: '' };
  const Demo = await loadComponent<object>(part.entry, loaders);
  const { id } = part;
  // All that is drawn follows from these: the world is fixed.
  const from = [Demo, page.direction, JSON.stringify(page.words.demo)];
  return renderings(`${part.entry} ${id}`, from, () => renderElement(<Demo />, id, page));
}

/** The demos of a few pages; some are large. */
const renderings = createRecentMemo<RenderedDemo>(48);

/** Draws an element under the fixed world; the id seeds its random numbers and prefixes the ids that React makes. */
export function renderElement(
  element: React.ReactElement,
  id: string,
  { direction, words }: PartPage,
): RenderedDemo {
  const { engine, tagsFor } = createCriticalStyle(direction);
  const html = withFixedEnvironment(id, () =>
    renderToString(
      <DemoRoot engine={engine} words={words.demo}>
        {element}
      </DemoRoot>,
      { identifierPrefix: identifierPrefix(id) },
    ),
  );
  return { html, style: tagsFor(html) };
}

/** The default export of an entry's module. */
export async function loadComponent<Properties extends object>(
  entry: string,
  loaders: Loaders,
): Promise<ComponentType<Properties>> {
  const load = loaders[entry];
  if (load === undefined) throw new Error(`The server bundle has no module for ${entry}.`);
  const module = await loadInFixedEnvironment(load);
  if (typeof module.default !== 'function' && !isElementType(module.default)) {
    throw new Error(`${entry} has no default export that React can draw. Export the component as default.`);
  }
  return module.default as ComponentType<Properties>;
}

/** `memo` and `forwardRef` give objects with a mark. */
function isElementType(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
