import { isLayout, layoutsKey, readLayouts, writeLayout } from './api-layouts.ts';
import { prepareRows, setOpen } from './api-rows.ts';
import { reveal } from './reveal.ts';

const storage = (): Storage => localStorage;
let isStarted = false;

/**
 * Opens what the hash leads to, on any page, and shows a group of an API reference in the layout of the
 * button that the reader has pressed.
 */
export function showReference(button?: HTMLElement): void {
  const section = button?.closest<HTMLElement>('[data-kind]');
  const layout = button?.dataset.choose;
  if (section && isLayout(layout)) {
    writeLayout(storage, section.dataset.kind ?? '', layout);
    showLayout(section, layout);
  }
  if (!isStarted) start();
  isStarted = true;
  revealTarget();
}

function start(): void {
  showChosen();
  addEventListener('storage', ({ key }) => (key === null || key === layoutsKey) && showChosen());
  addEventListener('pageshow', ({ persisted }) => persisted && showChosen());
  document.addEventListener('click', ({ target }) => target instanceof Element && followClick(target));
  document.addEventListener('beforematch', ({ target }) => target instanceof Element && reveal(target));
}

function showChosen(): void {
  const chosen = readLayouts(storage);
  for (const section of document.querySelectorAll<HTMLElement>('[data-kind]')) {
    const { kind = '', initial, layout } = section.dataset;
    showLayout(section, chosen[kind] ?? initial ?? layout);
  }
}

/** The attribute `data-chosen` makes later pages of this kind, and changes of the hash, load this script. */
function showLayout(section: HTMLElement, layout: string | undefined): void {
  section.dataset.layout = layout;
  section.dataset.chosen = '';
  for (const button of section.querySelectorAll<HTMLElement>('[data-choose]'))
    button.setAttribute('aria-pressed', String(button.dataset.choose === layout));
  prepareRows(section, document.querySelector<HTMLElement>('[data-api]')?.dataset.api ?? '');
}

/** Opens or closes a row on a click on its button, or on its first line beside links. */
function followClick(target: Element): void {
  // A link to the current hash does not change it.
  if (target.closest<HTMLAnchorElement>('a[href*="#"]')?.href === location.href) revealTarget();
  const row = target.closest('[data-layout=collapsed] .o');
  if (!row || target.closest('a, summary, .m')) return;
  // The reader has selected a part of the type.
  if (!target.closest('button') && getSelection()?.toString() !== '') return;
  setOpen(row, !row.hasAttribute('data-open'));
}

function revealTarget(): void {
  const target = document.querySelector(':target');
  if (target) reveal(target);
}
