import type { Diagnostic } from '../../src/model/diagnostic.ts';

/** Renders a diagnostic: its place, message, code frame and hint. */
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

/** Creates an element with a text, which is never parsed as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
