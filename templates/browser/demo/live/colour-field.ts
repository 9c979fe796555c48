import { highlightScript, isScript } from '../../code/script/highlight-script.ts';

/** A field with the colours of its text. */
export interface ColouredField {
  /** Contains the field. */
  readonly element: HTMLElement;
  /** Colours the text again, after a script has changed it. */
  update(): void;
}

/**
 * Colours the text of a field for code as the build does. A field cannot colour its own text, so a copy lies
 * behind it, and the style sheet makes the field transparent. Files that are no scripts keep one colour.
 */
export function colourField(field: HTMLTextAreaElement, file: string): ColouredField {
  const element = document.createElement('div');
  const language = file.slice(file.lastIndexOf('.') + 1);
  if (!isScript(language)) {
    element.append(field);
    return { element, update: () => undefined };
  }
  const copy = document.createElement('div');
  const ink = document.createElement('div');
  element.className = 'code-editor';
  ink.className = 'code-ink';
  ink.ariaHidden = 'true';
  // Without the style sheet, only the field is there.
  ink.style.cssText = 'position:absolute;visibility:hidden';
  ink.append(copy);
  element.append(ink, field);
  const update = (): void => {
    copy.innerHTML = colophonTrusted.createHTML(highlightScript(field.value, language));
  };
  field.addEventListener('input', update);
  // Moved instead of scrolled: it has no scroll bars, which the ends of the field make room for.
  field.addEventListener('scroll', () => {
    copy.style.translate = `${-field.scrollLeft}px ${-field.scrollTop}px`;
  });
  update();
  return { element, update };
}
