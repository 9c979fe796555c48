import type { Diagnostic } from '../../src/model/diagnostic.ts';

/** Renders a diagnostic: its place, message, code frame and hint. */
export function renderProblem({ message, code, place, frame, hint }: Diagnostic): HTMLElement {
  const sentence = element('p', { textContent: `${message} ` });
  sentence.append(renderCode(code));
  const section = element('section');
  if (place) section.append(element('h2', { textContent: `${place.file}:${place.line}:${place.column}` }));
  section.append(sentence);
  if (frame !== undefined) section.append(element('pre', { textContent: frame, tabIndex: 0 }));
  if (hint !== undefined) section.append(element('p', { textContent: hint, className: 'hint' }));
  return section;
}

/** A code with its page of the manual, which the development server answers. Rules of a site have none. */
function renderCode(code: string): HTMLElement {
  const name = element('code', { textContent: code });
  if (code.includes('/')) return name;
  const link = element('a', { href: `/__docs/codes/${code}`, target: '_blank' });
  link.append(name);
  return link;
}

/** Creates an element with properties. `textContent` is never parsed as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

const problemStyles = `
p { margin: 0.25rem 0; }
code { color: light-dark(#5a6068, #a3a9b1); }
a { color: inherit; }
pre { overflow-x: auto; border-radius: 6px; background: light-dark(#f3f5f7, #202327); tab-size: 2; }
button { border: 1px solid light-dark(#8b929b, #7d848d); font: inherit; cursor: pointer; }
.hint { white-space: pre-wrap; }
.hint::before { content: "Hint: "; font-weight: 600; }
:focus-visible { outline: 2px solid light-dark(#0a5cb0, #7ab8ff); outline-offset: 2px; }
`;

/** Style sheet of the error overlay. */
export const overlayStyles = `${problemStyles}
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(0 0 0 / 0.5); color-scheme: light dark; }
.panel { box-sizing: border-box; width: min(56rem, 100% - 2rem); margin: 2rem auto; padding: 1.25rem 1.5rem; border-top: 4px solid light-dark(#b3261e, #ff8a80); border-radius: 8px; background: light-dark(#fff, #17191c); color: light-dark(#1b1d20, #e6e8eb); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.panel:focus { outline: 0; }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
h1 { margin: 0; font-size: 1.25rem; color: light-dark(#b3261e, #ff8a80); }
h2 { margin: 0 0 0.25rem; font: 600 0.875rem/1.5 ui-monospace, monospace; }
#note { color: light-dark(#5a6068, #a3a9b1); }
section { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid light-dark(#dfe3e8, #34383e); }
code { font: 0.8125rem ui-monospace, monospace; }
pre { margin: 0.75rem 0; padding: 0.75rem 1rem; font: 0.8125rem/1.6 ui-monospace, monospace; }
button { padding: 0.375rem 0.75rem; border-radius: 6px; background: none; color: inherit; }
@media (forced-colors: active) { .panel { border: 1px solid; } }
`;

/** Style sheet of the warning counter and its list. */
export const warningStyles = `${problemStyles}
:host { all: initial; position: fixed; inset-block-end: 0.75rem; inset-inline-start: 0.75rem; z-index: 2147483646; display: flex; flex-direction: column; align-items: start; gap: 0.5rem; max-width: calc(100% - 1.5rem); color-scheme: light dark; font: 0.8125rem/1.5 system-ui, sans-serif; }
:host([dir=rtl]) { direction: rtl; }
@media print { :host { display: none; } }
button { min-height: 24px; padding: 0.125rem 0.625rem; border-radius: 999px; background: light-dark(#fff, #17191c); color: light-dark(#4a5058, #b4bac2); }
button.found { border-color: light-dark(#8a5a00, #ffc46b); color: light-dark(#7a4f00, #ffc46b); }
#list { box-sizing: border-box; width: min(44rem, 100vw - 1.5rem); max-height: min(60vh, 32rem); padding: 0 1rem 0.75rem; overflow: auto; border: 1px solid light-dark(#dfe3e8, #34383e); border-radius: 8px; background: light-dark(#fff, #17191c); box-shadow: 0 8px 24px rgb(0 0 0 / 0.2); color: light-dark(#1b1d20, #e6e8eb); overflow-wrap: anywhere; }
#list[hidden] { display: none; }
section + section { border-top: 1px solid light-dark(#dfe3e8, #34383e); }
h2 { margin: 0.75rem 0 0.25rem; font: 600 0.8125rem/1.5 ui-monospace, monospace; }
code { font: 0.75rem ui-monospace, monospace; }
pre { margin: 0.5rem 0; padding: 0.5rem 0.75rem; font: 0.75rem/1.6 ui-monospace, monospace; }
`;
