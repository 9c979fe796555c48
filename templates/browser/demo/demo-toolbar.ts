import { askOnce } from '../ask-once.ts';
import { shownVariant } from '../code/code-variant.ts';
import { listen } from '../lib/listen.ts';
import { forPageParts } from '../lib/page-changes.ts';
import { announce, announceFailure } from '../lib/status.ts';
import { moveFocus, takeTabStop } from '../move-focus.ts';
import { demoFiles, showCode } from './demo-code.ts';

/** Actions of the menu in a toolbar have the menu's keys. */
const stops = ':is(button, summary):not(.panel *)';

/** Gives the toolbars of all demos of the page their life: actions by delegation, arrows among the buttons. */
export function startDemoToolbars(): void {
  forPageParts(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-action=full-screen]'))
      button.hidden = !document.fullscreenEnabled;
  });
  listen('click', '.demo-toolbar [data-action]', (_event, button) => {
    const demo = button.closest<HTMLElement>('.demo');
    if (demo) act(button.dataset.action ?? '', demo).catch(tellFailure);
  });
  listen('keydown', '.demo-toolbar', (event, toolbar) => moveFocus(event, stopsOf(toolbar)));
  listen('focusin', '.demo-toolbar', ({ target }, toolbar) => {
    const items = stopsOf(toolbar);
    const item = items.find((stop) => stop === target);
    if (item) takeTabStop(item, items);
    fetchAhead();
  });
  // What a reader is about to ask for is there when it is pressed, as a popup and full screen have to come at once.
  listen('pointerover', '.demo-toolbar', fetchAhead);
}

async function act(action: string, demo: HTMLElement): Promise<void> {
  if (action === 'code') {
    showCode(demo, demo.dataset.code === 'open' ? 'resting' : 'open');
    return;
  }
  const { runDemoAction } = await askForActions();
  await runDemoAction(action, demo, {
    files: demoFiles(demo),
    variant: shownVariant(),
    announce,
    showCode,
  });
}

const askForActions = askOnce(() => import('./demo-actions.ts'));

/** Who only passes by is told nothing: the press asks again, and says what is wrong. */
function fetchAhead(): void {
  askForActions().catch(() => undefined);
}

function tellFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the page works without; whoever looks should learn why nothing happened.
  console.error('The action of the demo could not be done.', error);
  announceFailure();
}

function stopsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(stops)].filter((item) => item.offsetParent !== null);
}
