// Idiomorph (the htmx project's; no dependency): it matches by the ids below an element, so that a paragraph more leaves the others alone.
import { Idiomorph } from 'idiomorph';
import { mountIsland } from '../browser/islands/mount-island.ts';
import { tellPartsAdded } from '../browser/lib/page-changes.ts';
import type { ServedMarkup } from './served-markup.ts';

const islands = '[data-island]';

/** Makes the open page the page that the server sent. What the server left as it was keeps what readers and scripts did to it. */
export async function morphPage(html: string, markup: ServedMarkup): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const outdated = await takeHead(next);
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
        markup.note(node);
        for (const island of [node, ...node.querySelectorAll(islands)])
          if (island instanceof HTMLElement && island.matches(islands)) added.add(island);
      },
      // An open dialog, the open menu of a demo: scripts put them beside the page, and the server knows nothing of them.
      beforeNodeRemoved: (node: Node) =>
        !(node instanceof Element) || node.parentElement !== document.body || markup.isServed(node),
      // What a reader typed or ticked is not in the attributes.
      beforeAttributeUpdated: (name: string, element: Element) =>
        !(name === 'value' || name === 'checked' || name === 'selected') ||
        !element.matches('input, select, option, textarea'),
    },
  });
  for (const sheet of outdated) sheet.remove();
  for (const [old, fresh] of replaced) {
    old.dispatchEvent(new Event('island-end'));
    markup.note(fresh);
    old.replaceWith(fresh);
    added.add(fresh);
  }
  tellPartsAdded();
  await Promise.all([...added].filter(({ isConnected }) => isConnected).map(mountIsland));
}

/** Takes over title, description and style sheets. Gives the sheets that are no longer needed; the new ones have come. */
async function takeHead(next: Document): Promise<Element[]> {
  document.title = next.title;
  for (const meta of next.head.querySelectorAll<HTMLMetaElement>('meta[name=description]'))
    document.head.querySelector('meta[name=description]')?.setAttribute('content', meta.content);
  const hrefs = (root: Document) =>
    new Map(
      [...root.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => [
        link.getAttribute('href') ?? '',
        link,
      ]),
    );
  const before = hrefs(document);
  const after = hrefs(next);
  const coming = [...after].filter(([href]) => !before.has(href)).map(([, link]) => link);
  await Promise.all(coming.map(addSheet));
  return [...before].filter(([href]) => !after.has(href)).map(([, link]) => link);
}

async function addSheet(link: HTMLLinkElement): Promise<void> {
  const sheet = document.importNode(link, true);
  const settled = new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });
  const last = [...document.head.querySelectorAll('link[rel=stylesheet]')].at(-1);
  if (last) last.after(sheet);
  else document.head.append(sheet);
  await settled;
}
