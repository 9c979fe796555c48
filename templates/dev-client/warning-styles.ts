/** Style of the mark and its list, in both schemes and directions; it borrows nothing from the page. */
export const warningStyles = `
:host {
  all: initial;
  position: fixed;
  inset-block-end: 0.75rem;
  inset-inline-start: 0.75rem;
  z-index: 2147483646;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: 0.5rem;
  max-width: calc(100% - 1.5rem);
  color-scheme: light dark;
  font: 0.8125rem/1.5 system-ui, sans-serif;
}
:host([dir=rtl]) { direction: rtl; }
@media print { :host { display: none; } }
button {
  min-height: 24px;
  padding: 0.125rem 0.625rem;
  border: 1px solid light-dark(#8b929b, #7d848d);
  border-radius: 999px;
  background: light-dark(#fff, #17191c);
  color: light-dark(#4a5058, #b4bac2);
  font: inherit;
  cursor: pointer;
}
button.found { border-color: light-dark(#8a5a00, #ffc46b); color: light-dark(#7a4f00, #ffc46b); }
#list {
  box-sizing: border-box;
  width: min(44rem, 100vw - 1.5rem);
  max-height: min(60vh, 32rem);
  padding: 0 1rem 0.75rem;
  overflow: auto;
  border: 1px solid light-dark(#dfe3e8, #34383e);
  border-radius: 8px;
  background: light-dark(#fff, #17191c);
  box-shadow: 0 8px 24px rgb(0 0 0 / 0.2);
  color: light-dark(#1b1d20, #e6e8eb);
  overflow-wrap: anywhere;
}
#list[hidden] { display: none; }
section + section { border-top: 1px solid light-dark(#dfe3e8, #34383e); }
h2 { margin: 0.75rem 0 0.25rem; font: 600 0.8125rem/1.5 ui-monospace, monospace; }
p { margin: 0.25rem 0; }
code { font: 0.75rem ui-monospace, monospace; color: light-dark(#5a6068, #a3a9b1); }
pre {
  margin: 0.5rem 0;
  padding: 0.5rem 0.75rem;
  overflow-x: auto;
  border-radius: 6px;
  background: light-dark(#f3f5f7, #202327);
  font: 0.75rem/1.6 ui-monospace, monospace;
  tab-size: 2;
}
.hint { white-space: pre-wrap; }
.hint::before { content: "Hint: "; font-weight: 600; }
:is(button, pre, #list):focus-visible { outline: 2px solid light-dark(#0a5cb0, #7ab8ff); outline-offset: 2px; }
`;
