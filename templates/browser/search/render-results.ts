import { foldText } from './fold-text.ts';
import type { QueryWord } from './query-words.ts';
import type { RankedPage } from './rank-pages.ts';

interface ResultList {
  readonly pages: readonly RankedPage[];
  readonly words: readonly QueryWord[];
  readonly showsProduct: boolean;
}

/** Renders pages as a list of links, with the matching headings below each. */
export function renderResults({ pages, words, showsProduct }: ResultList): HTMLUListElement {
  const items = pages.map(({ page, part, headings }) => {
    const link = renderLink(page.href, [element('strong', [markedText(page.title, words)])]);
    if (showsProduct && part.product)
      link.append(element('small', [element('bdi', [new Text(part.product.name)])]));
    if (headings.length === 0 && page.description !== undefined)
      link.append(element('span', [markedText(page.description, words)]));
    const item = element('li', [link]);
    if (headings.length > 0)
      item.append(
        element(
          'ul',
          headings.map(([id, text]) =>
            element('li', [renderLink(`${page.href}#${id}`, [markedText(text, words)])]),
          ),
        ),
      );
    return item;
  });
  return element('ul', items);
}

/** Renders a list of pages under a heading. */
export function renderSection(title: string, list: ResultList): HTMLElement {
  return element('section', [element('h2', [new Text(title)]), renderResults(list)]);
}

/** Renders a text as a paragraph. */
export function renderParagraph(text: string): HTMLElement {
  return element('p', [new Text(text)]);
}

/** Renders placeholder rows for results that are loading. */
export function renderSkeleton(): HTMLElement {
  const skeleton = element(
    'div',
    [1, 2, 3].map(() => element('i', [])),
  );
  skeleton.className = 'skeleton';
  return skeleton;
}

interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a text into segments that match words of a query and segments that do not. */
export function markWords(text: string, words: readonly QueryWord[]): Segment[] {
  const segments: Segment[] = [];
  const add = (segment: string, isMarked: boolean) => {
    const last = segments.at(-1);
    if (segment === '') return;
    if (last?.isMarked === isMarked) segments[segments.length - 1] = { text: last.text + segment, isMarked };
    else segments.push({ text: segment, isMarked });
  };
  for (const token of text.split(/([\p{Letter}\p{Number}\p{Mark}]+)/u)) {
    const [from, to] = markedRange(token, words);
    add(token.slice(0, from), false);
    add(token.slice(from, to), true);
    add(token.slice(to), false);
  }
  return segments;
}

function markedRange(token: string, words: readonly QueryWord[]): readonly [from: number, to: number] {
  const folded = foldText(token);
  let found: readonly [number, number] = [0, 0];
  for (const { text, corrections } of words) {
    if (corrections.includes(folded)) return [0, token.length];
    const index = folded.indexOf(text);
    if (index < 0 || text.length <= found[1] - found[0]) continue;
    // Folding may turn one letter into two, which shifts indexes: then mark the whole word.
    found = folded.length === token.length ? [index, index + text.length] : [0, token.length];
  }
  return found;
}

/** In a `bdi` element, because a page may be in another language than the dialog. */
function markedText(text: string, words: readonly QueryWord[]): HTMLElement {
  const nodes = markWords(text, words).map((segment) =>
    segment.isMarked ? element('mark', [new Text(segment.text)]) : new Text(segment.text),
  );
  return element('bdi', nodes);
}

function renderLink(href: string, children: readonly Node[]): HTMLAnchorElement {
  const link = element('a', children);
  link.href = href;
  return link;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly Node[],
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}
