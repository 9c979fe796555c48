/** The markup that the server sent for the elements of the page, before scripts and readers changed them. */
export interface ServedMarkup {
  /** Records the current markup of an element and its descendants. */
  record(root: Element): void;
  /** Whether the server has sent the element. */
  isServed(element: Element): boolean;
  /** Whether the server sends the same markup for an element as before. */
  isSame(element: Element, served: Element): boolean;
  /** Records the new markup of an element. Attributes that scripts changed and the server did not stay. */
  merge(element: Element, served: Element): void;
}

interface ServedElement {
  readonly html: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Creates a record without elements. */
export function createServedMarkup(): ServedMarkup {
  const records = new WeakMap<Element, ServedElement>();
  // An element is compared, then merged. Serializing it only once matters for elements with large contents.
  let latest: { readonly served: Element; readonly html: string } | undefined;
  const htmlOf = (served: Element): string => {
    if (latest?.served !== served) latest = { served, html: served.outerHTML };
    return latest.html;
  };
  const recordOf = (served: Element, html: string): ServedElement => {
    return { html, attributes: new Map([...served.attributes].map(({ name, value }) => [name, value])) };
  };
  return {
    record(root) {
      for (const element of [root, ...root.querySelectorAll('*')])
        records.set(element, recordOf(element, element.outerHTML));
    },
    isServed: (element) => records.has(element),
    isSame: (element, served) => records.get(element)?.html === htmlOf(served),
    merge(element, served) {
      const before = records.get(element)?.attributes;
      records.set(element, recordOf(served, htmlOf(served)));
      latest = undefined;
      if (!before) return;
      const names = [...before.keys(), ...element.getAttributeNames(), ...served.getAttributeNames()];
      for (const name of new Set(names)) {
        if ((before.get(name) ?? null) !== served.getAttribute(name)) continue;
        const live = element.getAttribute(name);
        if (live === null) served.removeAttribute(name);
        else served.setAttribute(name, live);
      }
    },
  };
}
