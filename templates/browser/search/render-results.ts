import { markWords } from './mark-words.ts';
import type { QueryWord } from './match-word.ts';
import type { RankedPage } from './rank-pages.ts';

/** What is told of a list besides its entries. */
interface ResultList {
  readonly pages: readonly RankedPage[];
  /** What is marked in them. */
  readonly words: readonly QueryWord[];
  /** Whether a page says which product it belongs to. */
  readonly saysProduct: boolean;
}

/** Draws pages as a list of links, the headings that fit below them. */
export function renderResults({ pages, words, saysProduct }: ResultList): HTMLUListElement {
  return list(
    pages.map(({ page, part, headings }) => {
      const link = linkTo(page.href);
      const title = element('strong', markedNodes(page.title, words));
      link.append(title);
      if (saysProduct && part.product) link.append(element('small', [isolated(part.product.name)]));
      if (headings.length === 0 && page.description !== undefined)
        link.append(element('span', markedNodes(page.description, words)));
      const item = element('li', [link]);
      if (headings.length > 0)
        item.append(list(headings.map((heading) => renderHeading(page.href, heading, words))));
      return item;
    }),
  );
}

function renderHeading(
  href: string,
  [id, text]: readonly [id: string, text: string],
  words: readonly QueryWord[],
): HTMLLIElement {
  const link = linkTo(`${href}#${id}`);
  link.append(...markedNodes(text, words));
  return element('li', [link]);
}

function markedNodes(text: string, words: readonly QueryWord[]): Node[] {
  const nodes = markWords(text, words).map(({ text: piece, isMarked }) =>
    isMarked ? element('mark', [new Text(piece)]) : new Text(piece),
  );
  // A page in another language than the dialog keeps its direction.
  return [element('bdi', nodes)];
}

function isolated(text: string): HTMLElement {
  return element('bdi', [new Text(text)]);
}

function list(items: readonly HTMLLIElement[]): HTMLUListElement {
  return element('ul', items);
}

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  return link;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly Node[],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
