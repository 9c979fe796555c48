/**
 * Lets React create style elements with text in this document. A content security policy without
 * `'unsafe-inline'` blocks their text, but not rules that a script adds to an empty one.
 */
export function allowStyleText(): void {
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) fillByRules(element);
    return element;
  }) as typeof document.createElement;
}

/**
 * The element stays empty, so its rules go with it. Libraries that add to the text read what they have set.
 */
function fillByRules(element: HTMLStyleElement): void {
  let text = '';
  const get = () => text;
  const set = (value: string): void => {
    text = value;
    // React sets the text before it inserts the element.
    queueMicrotask(() => replaceRules(element, text));
  };
  for (const name of ['textContent', 'innerHTML'])
    Object.defineProperty(element, name, { configurable: true, get, set });
}

function replaceRules({ sheet }: HTMLStyleElement, text: string): void {
  if (!sheet) return;
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(text);
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const { cssText } of parsed.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
}
