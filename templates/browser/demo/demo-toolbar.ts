import { shownVariant } from '../code/code-variant.ts';
import { listen } from '../lib/listen.ts';
import { loadOnce } from '../lib/loading.ts';
import { onContent } from '../lib/page-changes.ts';
import { moveFocus, takeTabStop } from '../lib/roving-focus.ts';
import { announce, reportFailure } from '../lib/status.ts';
import { demoFiles, showCode } from './demo-code.ts';

/** The items that arrow keys move among. The actions inside the menu have the keys of the menu. */
const itemSelector = ':is(button, summary):not(.panel *)';

/** Makes the toolbars of all demos work: actions on click, arrow keys among the buttons. */
export function startDemoToolbars(): void {
  onContent(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-action=full-screen]'))
      button.hidden = !document.fullscreenEnabled;
  });
  listen('click', ':is(.demo-toolbar, .demo-code) [data-action]', (_event, button) => {
    const demo = button.closest<HTMLElement>('.demo');
    if (demo) runAction(button, demo).catch(reportFailure('The demo action failed.'));
  });
  listen('keydown', '.demo-toolbar', (event, toolbar) => moveFocus(event, itemsOf(toolbar)));
  listen('focusin', '.demo-toolbar', ({ target }, toolbar) => {
    const items = itemsOf(toolbar);
    const item = items.find((each) => each === target);
    if (item) takeTabStop(item, items);
    preloadActions();
  });
  addEventListener('resize', keepTabStops);
  // Browsers allow a popup or full screen only right after the click, so the script has to be loaded before.
  listen('pointerover', '.demo-toolbar', preloadActions);
}

async function runAction(button: HTMLElement, demo: HTMLElement): Promise<void> {
  const { action = '' } = button.dataset;
  if (action === 'code') {
    showCode(demo, demo.dataset.code === 'open' ? 'resting' : 'open');
    return;
  }
  const { runDemoAction } = await loadActions();
  await runDemoAction(action, demo, {
    button,
    files: demoFiles(demo),
    variant: shownVariant(),
    announce,
    showCode,
  });
}

/** A toolbar that became narrow, as on zooming in, may have hidden its only stop of the Tab key. */
function keepTabStops(): void {
  for (const toolbar of document.querySelectorAll<HTMLElement>('.demo-toolbar')) {
    const items = itemsOf(toolbar);
    if (items[0] && items.every(({ tabIndex }) => tabIndex < 0)) takeTabStop(items[0], items);
  }
}

const loadActions = loadOnce(() => import('./demo-actions.ts'));

/** Ignores failures: a click loads the script again and reports them. */
function preloadActions(): void {
  loadActions().catch(() => undefined);
}

function itemsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(itemSelector)].filter(
    (item) => item.offsetParent !== null,
  );
}
