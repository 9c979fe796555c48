import type { Diagnostic } from '../../src/model/diagnostic.ts';

/** Draws a problem: where, what, the lines around it, and what to write instead. */
export function renderProblem({ message, code, place, frame, hint }: Diagnostic): HTMLElement {
  const section = element('section');
  if (place) section.append(element('h2', `${place.file}:${place.line}:${place.column}`));
  const sentence = element('p', message);
  const name = element('code', code);
  sentence.append(' ', name);
  section.append(sentence);
  if (frame !== undefined) {
    const pre = element('pre', frame);
    pre.tabIndex = 0;
    section.append(pre);
  }
  if (hint !== undefined) {
    const line = element('p', hint);
    line.className = 'hint';
    section.append(line);
  }
  return section;
}

/** Makes an element. Text is set as text: what stands in the author's file is never read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
