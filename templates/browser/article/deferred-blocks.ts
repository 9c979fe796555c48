import { firstBlocks } from '../../later-blocks.ts';
import { whenIdle } from '../when-idle.ts';

/** Blocks that are laid out in one go: 8 ms, or 30 on a processor of a quarter of the speed. */
const blocksOfStep = 8;

/**
 * Lays out the end of a long article, which the first frame left out, a few blocks at a time while nothing else is to be done; at once when
 * the reader does something, which may lead there. 300 blocks in one go held up the page for 60 to 80 ms, for 200 at a quarter of
 * the speed.
 */
export function finishArrival(): void {
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
    whenIdle(() => layOut(count + blocksOfStep));
  };
  for (const type of interactions) addEventListener(type, finish, true);
  layOut(firstBlocks);
}

/** What a reader does before the page goes elsewhere. */
const interactions = ['pointerdown', 'keydown'];
