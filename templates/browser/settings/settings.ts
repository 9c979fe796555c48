import { listen } from '../lib/listen.ts';
import { reportControlsAdded } from '../lib/page-changes.ts';
import { reportFailure } from '../lib/status.ts';

/** Opens the settings dialog on a click on its button. The dialog and its script load on first use. */
export function startSettings(): void {
  listen('click', '[data-settings]', (_event, { dataset: { settings = '' } }) => {
    openSettings(settings).catch(reportFailure('The settings could not be loaded.'));
  });
}

async function openSettings(url: string): Promise<void> {
  const { openDialog, addLanguageLinks } = await import('../lib/open-dialog.ts');
  await openDialog({
    url,
    attribute: 'data-settings-dialog',
    prepare(dialog) {
      addLanguageLinks(dialog);
      reportControlsAdded();
    },
  });
}
