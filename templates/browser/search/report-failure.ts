/** Reports why search failed. In a module of its own, so that a page loads no script that both share. */
export function reportSearchFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the dialog reports that search failed, the console the reason.
  console.error('Search failed.', error);
}
