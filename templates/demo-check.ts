import type { DemoCheck } from '../src/model/demo-check.ts';
import { type PreparedEffect, prepareEffect } from './demo-check/key-effects.ts';
import { keyboardRows } from './demo-check/keyboard-rows.ts';
import { loaderOf } from './demo-check/loader-of.ts';

// The script that `docs check --browser` adds to every document that it opens, those of iframes included.

let effect: PreparedEffect | undefined;

const demoCheck: DemoCheck = {
  find(id) {
    if (document.getElementById(id)?.querySelector('iframe')) return { place: 'iframe' };
    const root = rootOf(id);
    return root ? { place: 'page', script: root.dataset.island } : undefined;
  },
  start(id) {
    const root = rootOf(id);
    // An iframe loads when it comes into view.
    (root ?? document.getElementById(id))?.scrollIntoView({ block: 'center' });
    // The pointer wakes every island, also one that waits for a media query.
    root?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  },
  isHydrated(id) {
    const root = rootOf(id);
    // React never takes over what it has written for the head of the document, such as a picture's preload.
    const elements = [...(root?.children ?? [])].filter(
      (child) => !child.matches('link, meta, title, script'),
    );
    const isTaken = elements.length === 0 || elements.some((child) => hasReact(child, '__reactFiber'));
    return hasReact(root, '__reactContainer') && isTaken;
  },
  selector: (id) => `[data-island-id="${CSS.escape(id)}"]`,
  keyboardRows,
  framed: () => document.querySelector<HTMLElement>('[data-island-id]')?.dataset.islandId,
  prepare(id, wanted) {
    const root = rootOf(id);
    if (!root) return { kind: 'skipped', reason: 'the page shows no such demo' };
    effect = prepareEffect(root, wanted);
    return effect.prepared;
  },
  holds: () => effect?.holds() ?? false,
  loaderOf,
  focused() {
    const { outerHTML } = document.activeElement ?? document.body;
    return (/^<[^>]*>/.exec(outerHTML)?.[0] ?? '').replace(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '');
  },
};

function rootOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(demoCheck.selector(id));
}

/** React marks the elements that it has taken over. */
function hasReact(element: Element | null | undefined, mark: string): boolean {
  return Object.keys(element ?? {}).some((key) => key.startsWith(mark));
}

/** Keeps demos from starting by themselves: an error belongs to the demo that is started at the time. */
document.addEventListener('readystatechange', () => {
  // The scripts of the page run after this.
  if (document.readyState !== 'interactive') return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    element.dataset.islandMoment = 'interaction';
});

Object.assign(window, { demoCheck });
