/** Told on the document when parts have come into the open page: `docs dev` brings edits into it. */
const partsAdded = 'colophon:parts';

/** Calls back now for the parts of the page, and again whenever others may have come. */
export function forPageParts(callback: () => void): void {
  callback();
  document.addEventListener(partsAdded, callback);
}

/** Tells that parts may have come. */
export function tellPartsAdded(): void {
  document.dispatchEvent(new Event(partsAdded));
}
