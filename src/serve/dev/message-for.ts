import type { DevMessage, ShownPage } from '../../model/dev-message.ts';

/** A page as the server would serve it now. */
export interface CurrentPage extends ShownPage {
  readonly html: string;
}

/** What has to be told to a tab that shows a page, so that it shows the current one; nothing when it does. */
export function messageFor(
  shown: ShownPage | undefined,
  { html, ...current }: CurrentPage,
): DevMessage | undefined {
  // New templates may come with new styles and scripts, and a page that came or went is another document.
  if (shown?.shell !== current.shell || shown.path !== current.path) return { kind: 'reload' };
  if (shown.hash === current.hash) return undefined;
  return { kind: 'page', html, shown: current };
}

/** Reads what a tab says it shows; undefined when it cannot be understood. */
export function readShown(text: string | null): ShownPage | undefined {
  try {
    const { path, shell, hash }: Record<string, unknown> = JSON.parse(text ?? '');
    if (typeof path === 'string' && typeof shell === 'string' && typeof hash === 'string')
      return { path, shell, hash };
  } catch {
    // Somebody else than our client asks; it is told to load the page.
  }
  return undefined;
}
