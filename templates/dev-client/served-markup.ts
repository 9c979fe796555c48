/** What the server has said of elements that are in the page: scripts and readers have changed these since. */
export interface ServedMarkup {
  /** Notes an element and all below it as they are now. */
  note(root: Element): void;
  /** Notes that an element is what the server says by another one. */
  take(element: Element, served: Element): void;
  /** True when the server says the same of an element as before. */
  isSame(element: Element, served: Element): boolean;
  /** Gives an element of the server what scripts and readers have made of the attributes that it leaves as they were. */
  merge(element: Element, served: Element): void;
}

interface Note {
  readonly html: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Knows of no element yet. */
export function createServedMarkup(): ServedMarkup {
  const notes = new WeakMap<Element, Note>();
  const take = (element: Element, served: Element) => {
    const attributes = new Map([...served.attributes].map(({ name, value }) => [name, value]));
    notes.set(element, { html: served.outerHTML, attributes });
  };
  return {
    take,
    note(root) {
      for (const element of [root, ...root.querySelectorAll('*')]) take(element, element);
    },
    isSame: (element, served) => notes.get(element)?.html === served.outerHTML,
    merge(element, served) {
      const before = notes.get(element)?.attributes;
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
