/** What the server has said of elements that are in the page: scripts and readers have changed these since. */
export interface ServedMarkup {
  /** Notes an element and all below it as they are now. */
  note(root: Element): void;
  /** False for an element that only scripts have put into the page. */
  isServed(element: Element): boolean;
  /** True when the server says the same of an element as before. */
  isSame(element: Element, served: Element): boolean;
  /**
   * Notes what the server says of an element now; then gives the element of the server what scripts and readers have made of the attributes
   * that it leaves as they were.
   */
  merge(element: Element, served: Element): void;
}

interface Note {
  readonly html: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Knows of no element yet. */
export function createServedMarkup(): ServedMarkup {
  const notes = new WeakMap<Element, Note>();
  // An element is compared and then merged: to write the markup of a page of ten demos takes two milliseconds, at each of its levels.
  let latest: { readonly served: Element; readonly html: string } | undefined;
  const htmlOf = (served: Element): string => {
    if (latest?.served !== served) latest = { served, html: served.outerHTML };
    return latest.html;
  };
  const noteOf = (served: Element, html: string): Note => {
    return { html, attributes: new Map([...served.attributes].map(({ name, value }) => [name, value])) };
  };
  return {
    note(root) {
      for (const element of [root, ...root.querySelectorAll('*')])
        notes.set(element, noteOf(element, element.outerHTML));
    },
    isServed: (element) => notes.has(element),
    isSame: (element, served) => notes.get(element)?.html === htmlOf(served),
    merge(element, served) {
      const before = notes.get(element)?.attributes;
      notes.set(element, noteOf(served, htmlOf(served)));
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
