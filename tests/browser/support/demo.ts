import type { Page, Route } from 'playwright-core';

/** The addresses of all scripts that a page asks for, in their order. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Resolves when React has taken over the markup of a demo. */
export async function hydrated(page: Page, id: string): Promise<void> {
  await page.waitForFunction((demo) => {
    const first = document.querySelector(`[data-island-id="${demo}"]`)?.firstElementChild;
    return first && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  }, id);
}

/** Keeps the script of a demo from coming until the function that it gives back is called. */
export async function holdScript(page: Page, demo: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/demo-*-${demo}-*.js`, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}
