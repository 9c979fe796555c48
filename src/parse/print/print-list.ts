import type { List, ListItem, Paragraph, RootContent } from 'mdast';
import { attribute } from './escape.ts';
import { isShown, onLines, type Printer } from './printer.ts';

/** Prints a list. In a loose one, the words of an item are paragraphs. */
export function printList(list: List, printer: Printer): string {
  const { ordered, start, spread, children } = list;
  const loose = spread === true || children.some(isSpread);
  const items = children.map((item) => printItem(item, loose, printer));
  const name = ordered ? 'ol' : 'ul';
  const first = start === 1 ? undefined : start;
  const tasks = children.some(isTask) ? 'contains-task-list' : undefined;
  return `<${name}${attribute('start', first)}${attribute('class', tasks)}>${onLines(items)}</${name}>`;
}

function isSpread({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1;
}

function isTask({ checked }: ListItem): boolean {
  return typeof checked === 'boolean';
}

function printItem(item: ListItem, loose: boolean, printer: Printer): string {
  const blocks: RootContent[] = item.children.filter(isShown);
  // A box stands among words, even where there are none.
  if (isTask(item) && blocks[0]?.type !== 'paragraph') blocks.unshift({ type: 'paragraph', children: [] });
  const printed = blocks.map((block, index) => {
    if (block.type !== 'paragraph') return printer.blocks([block]).join('');
    const words =
      index === 0 && isTask(item) ? printTask(item, block, printer) : printer.inlines(block.children);
    return loose ? `<p>${words}</p>` : words;
  });
  // Only words stand on the line of the tag.
  const edge = (block: RootContent | undefined) =>
    block === undefined || (block.type === 'paragraph' && !loose) ? '' : '\n';
  const name = isTask(item) ? ' class="task-list-item"' : '';
  return `<li${name}>${edge(blocks[0])}${printed.join('\n')}${edge(blocks.at(-1))}</li>`;
}

/** The words of a task are the label of its box; a box without one says nothing to a screen reader. */
function printTask({ checked }: ListItem, { children }: Paragraph, printer: Printer): string {
  const box = `<input type="checkbox"${checked === true ? ' checked' : ''} disabled>`;
  const words = children.length === 0 ? '' : ` ${printer.inlines(children)}`;
  return `<label>${box}${words}</label>`;
}
