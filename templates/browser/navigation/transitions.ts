/** Milliseconds of one task after which a machine counts as slow: taking the two pictures that a fade is made of costs about as much. */
const struggle = 100;

/** Leaves the fade to the next page out on a machine that this page has kept busy: there the next page would come later for it. */
export function startTransitions(): void {
  if (!('onpageswap' in window) || !PerformanceObserver.supportedEntryTypes?.includes('longtask')) return;
  let isSlow = false;
  new PerformanceObserver((list) => {
    isSlow ||= list.getEntries().some(({ duration }) => duration > struggle);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('pageswap', ({ viewTransition }) => {
    if (isSlow) viewTransition?.skipTransition();
  });
}
