import { type ComponentType, type ReactElement, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Words } from '../../src/model/words.ts';
import { DemoBoundary } from './demo-boundary.tsx';
import { type DemoIslandProps, DemoRoot, identifierPrefix } from './demo-root.tsx';
import { directionOf, engineFor, onDirectionChange } from './follow-direction.ts';
import { provideVariables } from './provide-variables.ts';
import type { StyleEngine } from './style-engine.ts';

/** What the loader of islands tells a demo or component. */
export interface DemoIslandOptions extends DemoIslandProps {
  /** Id of its part of the page. */
  readonly id: string;
  /** Who drew the markup that is there: the server (it is hydrated) or nobody yet. */
  readonly rendered: 'server' | 'browser';
  /** What a component gets; a demo gets nothing. */
  readonly properties?: Readonly<Record<string, unknown>>;
}

/**
 * Brings a demo or component to life in its element. The event `demo-reset` on the element starts it anew, `island-end` ends it; when the page
 * changes its direction it changes its style engine and keeps its state.
 */
export async function mountDemo(
  Demo: ComponentType,
  element: Element,
  options: DemoIslandOptions,
): Promise<void> {
  // Markup of the server is hydrated as it was drawn, whatever the reader has chosen meanwhile.
  let engine = await engineFor(options.rendered === 'server' ? options.direction : directionOf(element));
  let run = 0;
  provideVariables();
  let tellAlive = (): void => {};
  const alive = new Promise<void>((resolve) => {
    tellAlive = resolve;
  });
  const tree = (): ReactElement =>
    demoTree(<Demo {...options.properties} />, { run, engine, words: options.words, onAlive: tellAlive });
  // In a transition React takes over a demo in slices of five milliseconds; a click that comes meanwhile has it finish at once.
  const root = await new Promise<Root>((resolve) => {
    startTransition(() => resolve(startRoot(element, tree(), options)));
  });
  // An update that comes before all is taken over would have React throw the markup of the server away, and complain (error 424).
  const update = async (): Promise<void> => {
    await alive;
    root.render(tree());
  };
  const followDirection = async (): Promise<void> => {
    const direction = directionOf(element);
    if (direction === engine.direction) return;
    const next = await engineFor(direction);
    // Turned again while the engine came: whoever was told of that has seen to it.
    if (directionOf(element) !== direction) return;
    engine = next;
    await update();
  };
  const followOrTell = () => {
    // biome-ignore lint/suspicious/noConsole: the demo works on in its direction; whoever looks should learn why.
    followDirection().catch((error: unknown) => console.error('A demo could not be turned.', error));
  };
  element.addEventListener('demo-reset', () => {
    run += 1;
    void update();
  });
  const stopFollowing = onDirectionChange(followOrTell);
  const end = () => {
    stopFollowing();
    // For the same reason not before that.
    void alive.then(() => root.unmount());
  };
  element.addEventListener('island-end', end, { once: true });
  // In a frame styles are worked out anyway; now, with new variables for every element, they would be worked out in this task too, in 15 ms for 1,000 elements.
  requestAnimationFrame(followOrTell);
}

function startRoot(place: Element, demo: ReactElement, { id, rendered }: DemoIslandOptions): Root {
  const settings = { identifierPrefix: identifierPrefix(id) };
  if (rendered === 'server') return hydrateRoot(place, demo, settings);
  const created = createRoot(place, settings);
  created.render(demo);
  return created;
}

interface DemoRun {
  /** A new run is a new component to React: all state is gone. */
  readonly run: number;
  readonly engine: StyleEngine;
  readonly words: Words['demo'];
  onAlive(): void;
}

function demoTree(demo: ReactElement, { run, engine, words, onAlive }: DemoRun): ReactElement {
  return (
    <Alive onAlive={onAlive}>
      <DemoRoot engine={engine} words={words}>
        <DemoBoundary key={run}>{demo}</DemoBoundary>
      </DemoRoot>
    </Alive>
  );
}

/** Tells when React has taken over what is in it. */
function Alive({ onAlive, children }: Pick<DemoRun, 'onAlive'> & { readonly children: ReactElement }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
