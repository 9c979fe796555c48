/** A storage of the browser, or one that keeps nothing: a browser that forbids it throws where it is merely mentioned. */
export function pageStorage(
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window[kind];
  } catch {
    return { getItem: () => null, setItem: () => {} };
  }
}
