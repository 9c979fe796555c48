/** Calls back when the browser has nothing else to do: after two seconds at the latest, or after a fifth of one where it cannot tell. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}
