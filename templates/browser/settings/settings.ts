import { listen } from '../lib/listen.ts';
import { announceFailure } from '../lib/status.ts';

/** Told on the document when buttons have come into the page whose state is not shown yet. */
const controlsAdded = 'colophon:controls';

/** Calls back when there are new buttons to show the state of. */
export function onControlsAdded(callback: () => void): void {
  document.addEventListener(controlsAdded, callback);
}

/** The settings come, script and all, when they are opened first. */
export function startSettings(): void {
  listen('click', '[data-settings]', (_event, { dataset: { settings = '' } }) => {
    openSettings(settings).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the page works without; whoever looks should learn why nothing opened.
      console.error('The settings could not be loaded.', error);
      announceFailure();
    });
  });
}

async function openSettings(url: string): Promise<void> {
  const [{ openDialog }, { beginSettings }] = await Promise.all([
    import('../lib/open-dialog.ts'),
    import('./begin-settings.ts'),
  ]);
  await openDialog(url, 'data-settings-dialog', (dialog) => {
    beginSettings(dialog);
    document.dispatchEvent(new Event(controlsAdded));
  });
}
