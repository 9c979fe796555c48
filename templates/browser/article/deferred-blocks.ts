import { whenIdle } from '../lib/loading.ts';

/** How many blocks of an article the first frame lays out: most articles have fewer. */
const firstBlocks = 24;

/** Screen height, in pixels, above which the first blocks may not fill the screen. */
export const tallestScreen = 1300;

/** Selector of the other blocks, as long as they are deferred. */
export const deferredBlocks = `[data-arriving] .prose > :nth-child(n + ${firstBlocks + 1})`;

const blocksPerStep = 8;

const interactions = ['pointerdown', 'keydown'];

/** Lays out the deferred blocks of a long article while the browser is idle, or at once on an interaction. */
export function layOutDeferredBlocks(): void {
  const page = document.documentElement;
  if (page.dataset.arriving === undefined) return;
  const blocks = document.querySelectorAll('.prose > *').length;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const finish = (): void => {
    delete page.dataset.arriving;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    for (const type of interactions) removeEventListener(type, finish, true);
  };
  const layOut = (count: number): void => {
    if (page.dataset.arriving === undefined || count >= blocks) {
      finish();
      return;
    }
    sheet.replaceSync(`.prose > :nth-child(-n + ${count}) { content-visibility: visible !important; }`);
    whenIdle(() => layOut(count + blocksPerStep));
  };
  for (const type of interactions) addEventListener(type, finish, true);
  layOut(firstBlocks);
}
