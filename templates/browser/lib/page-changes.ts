const contentChanged = 'colophon:parts';
const controlsAdded = 'colophon:controls';

/** Calls back now, and whenever `docs dev` changes the content of the open page. */
export function onContent(callback: () => void): void {
  callback();
  document.addEventListener(contentChanged, callback);
}

/** Reports to `onContent` that the content of the page has changed. */
export function reportContentChange(): void {
  document.dispatchEvent(new Event(contentChanged));
}

/** Marks the button with a value as pressed, among the buttons with an attribute. */
export function markPressed(attribute: string, value: string): void {
  for (const button of document.querySelectorAll(`[${attribute}]`))
    button.setAttribute('aria-pressed', String(button.getAttribute(attribute) === value));
}

/** Calls back when a dialog adds buttons that have to show the current state. */
export function onControlsAdded(callback: () => void): void {
  document.addEventListener(controlsAdded, callback);
}

/** Reports to `onControlsAdded` that the page has new buttons. */
export function reportControlsAdded(): void {
  document.dispatchEvent(new Event(controlsAdded));
}
