// Idiomorph (of the htmx project) matches elements by the ids inside them, so an insertion moves no state.
import { Idiomorph } from 'idiomorph';
import { mountIsland } from '../browser/islands/mount-island.ts';
import { reportContentChange } from '../browser/lib/page-changes.ts';
import type { ServedMarkup } from './served-markup.ts';

const islands = '[data-island]';

/** Updates the open page to the HTML of the server. Elements whose HTML has not changed keep their state. */
export async function morphPage(html: string, markup: ServedMarkup): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const outdated = await updateHead(next);
  const replaced: [HTMLElement, HTMLElement][] = [];
  const added = new Set<HTMLElement>();
  Idiomorph.morph(document.body, next.body, {
    callbacks: {
      beforeNodeMorphed(element: Node, served: Node) {
        if (!(element instanceof Element) || !(served instanceof Element)) return true;
        if (markup.isSame(element, served)) return false;
        if (element instanceof HTMLElement && element.matches(islands)) {
          replaced.push([element, document.importNode(served, true) as HTMLElement]);
          return false;
        }
        markup.merge(element, served);
        return true;
      },
      afterNodeAdded(node: Node) {
        if (!(node instanceof Element)) return;
        markup.record(node);
        for (const island of [node, ...node.querySelectorAll(islands)])
          if (island instanceof HTMLElement && island.matches(islands)) added.add(island);
      },
      // Keep what scripts have added to the body, such as an open dialog or the menu of a demo.
      beforeNodeRemoved: (node: Node) =>
        !(node instanceof Element) || node.parentElement !== document.body || markup.isServed(node),
      // These attributes would reset what the reader has typed or checked.
      beforeAttributeUpdated: (name: string, element: Element) =>
        !(name === 'value' || name === 'checked' || name === 'selected') ||
        !element.matches('input, select, option, textarea'),
    },
  });
  for (const sheet of outdated) sheet.remove();
  for (const [old, fresh] of replaced) {
    old.dispatchEvent(new Event('island-end'));
    markup.record(fresh);
    old.replaceWith(fresh);
    added.add(fresh);
  }
  copyContents();
  reportContentChange();
  await Promise.all([...added].filter(({ isConnected }) => isConnected).map(mountIsland));
}

/** Repeats what `contentsScript` does when the page arrives. */
function copyContents(): void {
  const entries = document.querySelector('[data-contents] > ul');
  const column = document.querySelector('[data-toc]');
  if (!entries || !column) return;
  column.querySelector(':scope > ul')?.remove();
  column.querySelector('script')?.after(entries.cloneNode(true));
}

/** Updates title, description and style sheets. Returns the outdated sheets once the new ones have loaded. */
async function updateHead(next: Document): Promise<Element[]> {
  document.title = next.title;
  for (const meta of next.head.querySelectorAll<HTMLMetaElement>('meta[name=description]'))
    document.head.querySelector('meta[name=description]')?.setAttribute('content', meta.content);
  addStyles(next);
  const hrefs = (root: Document) =>
    new Map(
      [...root.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => [
        link.getAttribute('href') ?? '',
        link,
      ]),
    );
  const before = hrefs(document);
  const after = hrefs(next);
  const added = [...after].filter(([href]) => !before.has(href)).map(([, link]) => link);
  await Promise.all(added.map(addSheet));
  return [...before].filter(([href]) => !after.has(href)).map(([, link]) => link);
}

/** Adds style elements that the page has only now, such as those of a notice. */
function addStyles(next: Document): void {
  const present = new Set([...document.head.querySelectorAll('style')].map((style) => style.textContent));
  for (const style of next.head.querySelectorAll('style'))
    if (!present.has(style.textContent)) document.head.append(document.importNode(style, true));
}

async function addSheet(link: HTMLLinkElement): Promise<void> {
  const sheet = document.importNode(link, true);
  const loaded = new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });
  const last = [...document.head.querySelectorAll('link[rel=stylesheet]')].at(-1);
  if (last) last.after(sheet);
  else document.head.append(sheet);
  await loaded;
}
