import { type ComponentType, type ReactElement, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Direction } from '../../src/model/language.ts';
import type { Words } from '../../src/model/words.ts';
import { loadOnce } from '../browser/lib/loading.ts';
import { demoThemeFor } from '../demo-theme.ts';
import { scopedVariables, themeVariables } from '../styles/theme-variables.ts';
import {
  DemoBoundary,
  type DemoIslandProps,
  DemoRoot,
  identifierPrefix,
  leftToRightEngine,
  type StyleEngine,
} from './demo-root.tsx';
import { allowStyleText } from './style-text.ts';

/** Options that the island loader passes to a demo or component. */
export interface DemoIslandOptions extends DemoIslandProps {
  /** Id of the part in its page. */
  readonly id: string;
  /** Where the present markup comes from: it is hydrated if the server rendered it. */
  readonly rendered: 'server' | 'browser';
  /** Properties of a component; a demo has none. */
  readonly properties?: Readonly<Record<string, unknown>>;
}

/**
 * Mounts a demo or component in its element. The event `demo-reset` on the element restarts it, `island-end`
 * unmounts it. `demo-props` reports that `data-demo-props`, the reader's choices as JSON, has changed. When
 * the direction of the page changes, the demo changes its style engine and keeps its state.
 */
export async function mountDemo(
  Demo: ComponentType,
  element: HTMLElement,
  options: DemoIslandOptions,
): Promise<void> {
  // Server markup is hydrated for its own direction, even if the reader has chosen another one meanwhile.
  let engine = await engineFor(options.rendered === 'server' ? options.direction : directionOf(element));
  let run = 0;
  // The server has rendered the demo without choices.
  let chosen: ChosenProps = {};
  provideVariables();
  let onHydrated = (): void => {};
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve;
  });
  const tree = (): ReactElement =>
    demoTree(<Demo {...options.properties} {...chosen} />, {
      run: `${run} ${firstProps(chosen)}`,
      engine,
      words: options.words,
      onHydrated,
    });
  // In a transition React hydrates in short slices; a click in between makes it finish at once.
  const root = await new Promise<Root>((resolve) => {
    startTransition(() => resolve(startRoot(element, tree(), options)));
  });
  // An update before hydration has finished would make React discard the server markup (error 424).
  const update = async (): Promise<void> => {
    await hydrated;
    root.render(tree());
  };
  const followDirection = async (): Promise<void> => {
    const direction = directionOf(element);
    if (direction === engine.direction) return;
    const next = await engineFor(direction);
    // The direction changed again while the engine loaded; the call for that change handles it.
    if (directionOf(element) !== direction) return;
    engine = next;
    await update();
  };
  const followOrReport = () => {
    // biome-ignore lint/suspicious/noConsole: the demo keeps working in its old direction.
    followDirection().catch((error: unknown) => console.error('A demo cannot change direction.', error));
  };
  const followChoices = () => {
    chosen = JSON.parse(element.dataset.demoProps ?? '{}');
    void update();
  };
  element.addEventListener('demo-props', followChoices);
  if (element.dataset.demoProps !== undefined) followChoices();
  element.addEventListener('demo-reset', () => {
    run += 1;
    void update();
  });
  const stopFollowing = onDirectionChange(followOrReport);
  const end = () => {
    stopFollowing();
    // For the same reason not before hydration has finished.
    void hydrated.then(() => root.unmount());
  };
  element.addEventListener('island-end', end, { once: true });
  // Reading the direction now would compute styles in this task too; a frame computes them anyway.
  requestAnimationFrame(followOrReport);
}

type ChosenProps = Readonly<Record<string, unknown>>;

/** The props that a component reads only when it mounts, such as `defaultValue`, as text. */
function firstProps(props: ChosenProps): string {
  return JSON.stringify(Object.entries(props).filter(([name]) => /^default[A-Z]/.test(name)));
}

/** One engine for each direction: demos share their rules. The right-to-left engine loads on first use. */
const engines: Readonly<Record<Direction, () => Promise<StyleEngine>>> = {
  ltr: loadOnce(async () => leftToRightEngine()),
  rtl: loadOnce(async () => (await import('./right-to-left-engine.ts')).rightToLeftEngine()),
};

function engineFor(direction: Direction): Promise<StyleEngine> {
  return engines[direction]();
}

function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

/** Calls back when the direction of the page may have changed, until the returned function is called. */
function onDirectionChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

let provided = false;

/**
 * Prepares the page for demos. Adds all variables of their theme: the page brings only those that the
 * rendered demos use.
 */
function provideVariables(): void {
  if (provided) return;
  provided = true;
  allowStyleText();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeVariables(demoThemeFor()) + scopedVariables());
  document.adoptedStyleSheets.push(sheet);
}

function startRoot(place: Element, demo: ReactElement, { id, rendered }: DemoIslandOptions): Root {
  const settings = { identifierPrefix: identifierPrefix(id) };
  restoreStyles(place);
  if (rendered === 'server') return hydrateRoot(place, demo, settings);
  const created = createRoot(place, settings);
  created.render(demo);
  return created;
}

/** Gives elements back the `style` that React knows of. The build moves it into a sheet, for the policy. */
function restoreStyles(place: Element): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
}

interface DemoRun {
  /** React's key: a new run is a new component without state. */
  readonly run: string;
  readonly engine: StyleEngine;
  readonly words: Words['demo'];
  onHydrated(): void;
}

function demoTree(demo: ReactElement, { run, engine, words, onHydrated }: DemoRun): ReactElement {
  return (
    <Hydrated onHydrated={onHydrated}>
      <DemoRoot engine={engine} words={words}>
        <DemoBoundary key={run}>{demo}</DemoBoundary>
      </DemoRoot>
    </Hydrated>
  );
}

function Hydrated({
  onHydrated,
  children,
}: Pick<DemoRun, 'onHydrated'> & { readonly children: ReactElement }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
