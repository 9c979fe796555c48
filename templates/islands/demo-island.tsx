import { type ComponentType, type ReactElement, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Words } from '../../src/model/words.ts';
import { demoThemeFor } from '../demo-theme.ts';
import { scopedVariables, themeVariables } from '../styles/theme-variables.ts';
import { directionOf, engineFor, followDirection, onDirectionChange } from './demo-direction.ts';
import {
  DemoBoundary,
  type DemoIslandProps,
  DemoRoot,
  identifierPrefix,
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
  const engine = await engineFor(options.rendered === 'server' ? options.direction : directionOf(element));
  // The server has rendered the demo without choices.
  const state: DemoState = { engine, run: 0, chosen: {} };
  provideVariables();
  const { update, end } = await startDemo(element, options, (onHydrated) =>
    demoTree(<Demo {...options.properties} {...state.chosen} />, {
      run: `${state.run} ${firstProps(state.chosen)}`,
      engine: state.engine,
      words: options.words,
      onHydrated,
    }),
  );
  const followOrReport = () => {
    // biome-ignore lint/suspicious/noConsole: the demo keeps working in its old direction.
    const report = (error: unknown) => console.error('A demo cannot change direction.', error);
    followDirection(element, state, update).catch(report);
  };
  const followChoices = () => {
    state.chosen = JSON.parse(element.dataset.demoProps ?? '{}');
    void update();
  };
  element.addEventListener('demo-props', followChoices);
  if (element.dataset.demoProps !== undefined) followChoices();
  element.addEventListener('demo-reset', () => {
    state.run += 1;
    void update();
  });
  const stopFollowing = onDirectionChange(followOrReport);
  const stop = () => {
    stopFollowing();
    end();
  };
  element.addEventListener('island-end', stop, { once: true });
  // Reading the direction now would compute styles in this task too; a frame computes them anyway.
  requestAnimationFrame(followOrReport);
}

/** What the tree of a demo depends on. */
interface DemoState {
  engine: StyleEngine;
  /** How often the reader has restarted the demo. */
  run: number;
  chosen: ChosenProps;
}

/** A demo in its element. */
interface StartedDemo {
  /** Renders the tree again. */
  update(): Promise<void>;
  end(): void;
}

/**
 * Starts a demo. Updates and the end wait until hydration has finished: before that, React would discard the
 * server markup (error 424).
 */
async function startDemo(
  element: HTMLElement,
  options: DemoIslandOptions,
  tree: (onHydrated: () => void) => ReactElement,
): Promise<StartedDemo> {
  let onHydrated = (): void => {};
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve;
  });
  // In a transition React hydrates in short slices; a click in between makes it finish at once.
  const root = await new Promise<Root>((resolve) => {
    startTransition(() => resolve(startRoot(element, tree(onHydrated), options)));
  });
  return {
    async update() {
      await hydrated;
      root.render(tree(onHydrated));
    },
    end: () => void hydrated.then(() => root.unmount()),
  };
}

type ChosenProps = Readonly<Record<string, unknown>>;

/** The props that a component reads only when it mounts, such as `defaultValue`, as text. */
function firstProps(props: ChosenProps): string {
  return JSON.stringify(Object.entries(props).filter(([name]) => /^default[A-Z]/.test(name)));
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
