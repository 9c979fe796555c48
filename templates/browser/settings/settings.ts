import { listen } from '../lib/listen.ts';
import { reportControlsAdded } from '../lib/page-changes.ts';
import { reportFailure } from '../lib/status.ts';

/** Opens the settings dialog on a click on its button. The dialog loads on first use. */
export function startSettings(): void {
  listen('click', '[data-settings]', (_event, { dataset: { settings: url = '' } }) => {
    import('../lib/open-dialog.ts')
      .then(({ openSettings }) => openSettings(url, reportControlsAdded))
      .catch(reportFailure('The settings could not be loaded.'));
  });
}
