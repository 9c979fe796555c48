import { decodeHash } from '../demo/demo-links.ts';
import { listen } from '../lib/listen.ts';
import { onContent } from '../lib/page-changes.ts';
import { onStorageChange, pageStorage } from '../lib/page-storage.ts';
import { isLayout, layoutsKey, readLayouts, writeLayout } from './api-layouts.ts';
import { prepareRows, reveal, setOpen } from './api-rows.ts';
import { followContents } from './follow-contents.ts';

/** Connects the groups of an API reference to the buttons for their layout, and links to what they open. */
export function startApiReference(): void {
  const storage = pageStorage(() => localStorage);
  const showChosen = (): void => {
    const chosen = readLayouts(storage);
    for (const section of sections()) {
      const { kind = '', initial, layout } = section.dataset;
      showLayout(section, chosen[kind] ?? initial ?? layout);
    }
  };
  onContent(showChosen);
  onStorageChange([layoutsKey], showChosen);
  listen('click', '[data-choose]', (_event, button) => {
    const section = button.closest<HTMLElement>('[data-kind]');
    const { choose } = button.dataset;
    if (!section || !isLayout(choose)) return;
    writeLayout(storage, section.dataset.kind ?? '', choose);
    showLayout(section, choose);
  });
  listen('click', '[data-layout=collapsed] .o', toggleRow);
  listen('beforematch', '.b', (_event, text) => reveal(text));
  listen('click', 'a[href*="#"]', (_event, link) => followLink(link));
  addEventListener('hashchange', () => revealHash(location.hash));
  revealHash(location.hash);
  followContents();
}

function sections(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-kind]');
}

function showLayout(section: HTMLElement, layout: string | undefined): void {
  section.dataset.layout = layout;
  for (const button of section.querySelectorAll<HTMLElement>('[data-choose]'))
    button.setAttribute('aria-pressed', String(button.dataset.choose === layout));
  prepareRows(section, document.querySelector<HTMLElement>('[data-api]')?.dataset.api ?? '');
}

/** Opens or closes a row on a click on its button, or on its first line beside links. */
function toggleRow(event: Event, row: HTMLElement): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('a, summary, .m')) return;
  // The reader has selected a part of the type.
  if (!target.closest('button') && getSelection()?.toString() !== '') return;
  setOpen(row, !row.hasAttribute('data-open'));
}

/** A link to the current hash does not change it. */
function followLink(link: HTMLElement): void {
  if (link instanceof HTMLAnchorElement && link.pathname === location.pathname) revealHash(link.hash);
}

function revealHash(hash: string): void {
  const element = document.getElementById(decodeHash(hash.slice(1)));
  if (element?.closest('[data-api]')) reveal(element);
}
