import createEmotionServer from '@emotion/server/create-instance';
import { type ComponentType, isValidElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type {
  AssetUrl,
  DemoLoader,
  PartPage,
  Rendered,
  VaryingText,
  VaryingValue,
} from '../../src/model/render-task.ts';
import { DemoRoot, identifierPrefix, leftToRightEngine } from '../islands/demo-root.tsx';
import { rightToLeftEngine } from '../islands/right-to-left-engine.ts';
import type { DemoPart } from './demo-part.ts';
import { loadInFixedEnvironment, type Surroundings, withFixedEnvironment } from './fixed-environment.ts';
import { findVaryingText, noteValues, readValues } from './varying-text.ts';

/** The modules of demos and components, by entry. */
export type Loaders = Readonly<Record<string, DemoLoader>>;

/** Everything that parts of an article need to render. */
export interface PartTools {
  readonly asset: AssetUrl;
  readonly loaders: Loaders;
  readonly page: PartPage;
  /** Renders with the shell's theme and style sheet; `id` prefixes the ids that React makes. */
  readonly renderInShell: (element: ReactElement, id: string) => Rendered;
}

/** The HTML inside a root, and the style elements that it needs. */
export interface RenderedDemo {
  readonly html: string;
  readonly style: string;
  /** Present if a browser would hydrate another text. */
  readonly varying?: VaryingText | undefined;
}

/** Renders a demo; empty if only the browser renders it. Rejects with the error of the demo. */
export async function renderDemo(part: DemoPart, loaders: Loaders, page: PartPage): Promise<RenderedDemo> {
  if (!part.serverRendered) return { html: '', style: '' };
  const { entry, id } = part;
  const Demo = await loadComponent<object>(entry, loaders);
  // These determine the HTML, since the environment is fixed.
  const keys = [Demo, page.direction, JSON.stringify(page.words.demo)];
  const rendering: Hydrated = { entry, id, loaders, page, elementOf: (Found) => <Found /> };
  const rendered = renderings(`${entry} ${id}`, keys, () => renderHydrated(rendering, Demo));
  return { ...rendered, varying: await rendered.varying };
}

/** The demos of a few pages; some are large. */
const renderings = memoizeRecent<ReturnType<typeof renderHydrated>>(48);

/** A demo or component that browsers hydrate. */
export interface Hydrated<Properties extends object = object> {
  readonly entry: string;
  readonly id: string;
  readonly loaders: Loaders;
  readonly page: PartPage;
  elementOf(component: ComponentType<Properties>): ReactElement;
}

/** Renders what browsers hydrate, and again at another moment if its code asks for time or chance. */
export function renderHydrated<Properties extends object>(
  { entry, id, loaders, page, elementOf }: Hydrated<Properties>,
  component: ComponentType<Properties>,
): Omit<RenderedDemo, 'varying'> & { readonly varying: Promise<VaryingText | undefined> } {
  const values = new Set(readValues(component));
  const onRead: Surroundings['onRead'] = (value) => values.add(value);
  const rendered = renderElement(elementOf(component), { id, page, around: { onRead } });
  const varying = findVaryingText(rendered.html, values, async (changed) => {
    const found = readValues(component).has(changed)
      ? await loadComponent<Properties>(entry, loaders, changed)
      : component;
    return renderElement(elementOf(found), { id, page, around: { changed } }).html;
  });
  return { ...rendered, varying };
}

interface ElementPlace {
  readonly id: string;
  readonly page: PartPage;
  readonly around: Surroundings;
}

/** Renders an element in the fixed environment. `id` seeds random numbers and prefixes the ids of React. */
function renderElement(
  element: ReactElement,
  { id, page: { direction, words }, around }: ElementPlace,
): Omit<RenderedDemo, 'varying'> {
  const engine = direction === 'rtl' ? rightToLeftEngine() : leftToRightEngine();
  // Created before rendering: it makes the cache collect rules instead of writing inline style elements.
  const server = createEmotionServer(engine.cache);
  const render = () =>
    renderToString(
      <DemoRoot engine={engine} words={words.demo}>
        {element}
      </DemoRoot>,
      { identifierPrefix: identifierPrefix(id) },
    );
  const html = withFixedEnvironment(id, render, around);
  const { styles, ...chunks } = server.extractCriticalToChunks(html);
  const used = styles.filter(({ css }) => css !== '');
  return { html, style: server.constructStyleTagsFromChunks({ ...chunks, styles: used }) };
}

/** Loads the default export of an entry's module, or of a copy of it that is loaded at another moment. */
export async function loadComponent<Properties extends object>(
  entry: string,
  loaders: Loaders,
  changed?: VaryingValue,
): Promise<ComponentType<Properties>> {
  const load = loaders[entry];
  if (load === undefined) throw new Error(`The server bundle has no module for ${entry}.`);
  const values = new Set<VaryingValue>();
  const around: Surroundings = { changed, onRead: (value) => values.add(value) };
  const module = await loadInFixedEnvironment(() => load(changed), around);
  if (typeof module.default !== 'function' && !isElementType(module.default)) {
    throw new Error('its module has no default export that React can render.');
  }
  const component = module.default as ComponentType<Properties>;
  noteValues(component, values);
  return component;
}

/** True for the results of `memo` and `forwardRef`: objects with a mark, as elements are, too. */
function isElementType(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value);
}

type RecentMemo<Value> = (name: string, keys: readonly unknown[], make: () => Value) => Value;

/** Memoizes one value for each of the most recently used names, while its keys are identical. */
export function memoizeRecent<Value>(capacity: number): RecentMemo<Value> {
  const entries = new Map<string, { readonly keys: readonly unknown[]; readonly value: Value }>();
  return (name, keys, make) => {
    const known = entries.get(name);
    const isCurrent = known?.keys.every((key, index) => key === keys[index]);
    const value = known && isCurrent ? known.value : make();
    // A map iterates in insertion order, so the most recently used name is the last.
    entries.delete(name);
    entries.set(name, { keys, value });
    for (const oldest of entries.keys()) {
      if (entries.size <= capacity) break;
      entries.delete(oldest);
    }
    return value;
  };
}
