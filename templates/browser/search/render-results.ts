import type { SearchSymbolKind } from '../../../src/model/search-index.ts';
import type { Words } from '../../../src/model/words.ts';
import type { MarkedWords } from './engine/marked-words.ts';
import type { SearchResult, SymbolOwner } from './engine/search-answer.ts';
import { foldText } from './format/fold-text.ts';
import { reportSearchFailure } from './report-failure.ts';

/** The words of the search dialog. */
export type SearchWords = Words['search'] & {
  /** `{name} prop`, by kind. */
  readonly items: Readonly<Record<SearchSymbolKind, string>>;
};

/** What results are rendered with. */
export interface RenderOptions {
  readonly words: SearchWords;
  readonly marked: MarkedWords;
  /** Names of products by id; empty if results do not name them. */
  readonly products: ReadonlyMap<string, string>;
  /** Loads all pages that document a name. */
  ownersOf(name: string): Promise<readonly SymbolOwner[]>;
}

/** Owners of a name that are listed before the reader asks for all. */
const maxOwners = 3;

/** Renders results as the options of a list box. */
export function renderResults(results: readonly SearchResult[], options: RenderOptions): HTMLElement[] {
  return results.flatMap((result) =>
    result.kind === 'symbol' ? renderSymbol(result, options) : renderPage(result, options),
  );
}

function renderPage(
  { href, title, product, links, passage }: Extract<SearchResult, { kind: 'page' }>,
  options: RenderOptions,
): HTMLElement[] {
  const page = renderLink(href, [element('strong', [markedText(title, options.marked)])]);
  page.append(...productName(product, options));
  const below = links.map((link) => {
    const option = renderLink(link.href, [markedText(link.text, options.marked)]);
    option.className = 'below';
    return option;
  });
  if (passage === undefined || links.some((link) => link.text === passage.text)) return [page, ...below];
  const option = renderLink(passage.href, []);
  option.className = 'below passage';
  if (passage.heading !== undefined && passage.heading !== title && below.length === 0)
    option.append(element('small', [element('bdi', [new Text(passage.heading)])]));
  option.append(element('span', [markedText(passage.text, options.marked)]));
  return [page, ...below, option];
}

function renderSymbol(
  { name, symbolKind, owners, count }: Extract<SearchResult, { kind: 'symbol' }>,
  options: RenderOptions,
): HTMLElement[] {
  const [first] = owners;
  if (!first) return [];
  const label = options.words.items[symbolKind].replace('{name}', '').trim();
  const symbol = renderLink(first.href, [
    element('code', [markedText(name, options.marked)]),
    element('small', [element('bdi', [new Text(label)])]),
  ]);
  const shown = count <= maxOwners ? owners : owners.slice(0, maxOwners - 1);
  const below = shown.map((owner) => renderOwner(owner, options));
  if (shown.length === count) return [symbol, ...below];
  const more = renderAction(options.words.all.replace('{count}', String(count)), async () => {
    const all = await options.ownersOf(name);
    const rest = all.slice(shown.length).map((owner) => renderOwner(owner, options));
    more.replaceWith(...rest);
    return rest[0];
  });
  more.classList.add('below');
  return [symbol, ...below, more];
}

function renderOwner({ href, title, product }: SymbolOwner, options: RenderOptions): HTMLElement {
  const option = renderLink(href, [element('bdi', [new Text(title)]), ...productName(product, options)]);
  option.className = 'below';
  return option;
}

function productName(product: string | undefined, { products }: RenderOptions): HTMLElement[] {
  const name = product === undefined ? undefined : products.get(product);
  return name === undefined ? [] : [element('small', [element('bdi', [new Text(name)])])];
}

/** Renders an option that does something in the dialog. The action may return the option to select next. */
export function renderAction(text: string, act: () => Promise<HTMLElement | undefined>): HTMLElement {
  const option = element('button', [element('bdi', [new Text(text)])]);
  option.type = 'button';
  option.className = 'action';
  asOption(option);
  option.addEventListener('click', () => {
    act().then(
      (next) => next?.dispatchEvent(new CustomEvent('search-select', { bubbles: true })),
      reportSearchFailure,
    );
  });
  return option;
}

/** Renders links under a label. */
export function renderGroup(label: string, options: readonly HTMLElement[]): HTMLElement {
  const title = element('p', [new Text(label)]);
  title.ariaHidden = 'true';
  const group = element('div', [title, ...options]);
  group.role = 'group';
  group.ariaLabel = label;
  return group;
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
export function markWords(text: string, marked: MarkedWords): Segment[] {
  const all = [...marked.words, ...marked.forms];
  const segments: Segment[] = [];
  const add = (segment: string, isMarked: boolean) => {
    const last = segments.at(-1);
    if (segment === '') return;
    if (last?.isMarked === isMarked) segments[segments.length - 1] = { text: last.text + segment, isMarked };
    else segments.push({ text: segment, isMarked });
  };
  for (const token of text.split(
    /([\p{Letter}\p{Number}\p{Mark}]+(?:[-_.][\p{Letter}\p{Number}\p{Mark}]+)*)/u,
  )) {
    const whole = foldText(token).replace(/[-_.]/g, '');
    // An identifier is marked as a whole if the query has it without its dashes and dots, or else in parts.
    const parts = all.includes(whole) ? [token] : token.split(/([-_.])/);
    for (const part of parts) {
      const [from, to] = markedRange(part, marked);
      add(part.slice(0, from), false);
      add(part.slice(from, to), true);
      add(part.slice(to), false);
    }
  }
  return segments;
}

/** Shortest word of a query, and shortest other form, that is marked inside another word. */
const minLengthInside = { words: 3, forms: 5 };

function markedRange(token: string, { words, forms }: MarkedWords): readonly [from: number, to: number] {
  const folded = foldText(token);
  // An identifier is marked as a whole if the query has it without its dashes and dots.
  const whole = folded.replace(/[-_.]/g, '');
  let found: readonly [number, number] = [0, 0];
  for (const [at, word] of [...words, ...forms].entries()) {
    if (whole !== folded && whole === word) return [0, token.length];
    const index = folded.indexOf(word);
    const least = at < words.length ? minLengthInside.words : minLengthInside.forms;
    if (index < 0 || word.length <= found[1] - found[0] || (index > 0 && word.length < least)) continue;
    // A single letter is in most words.
    if (word.length === 1 && folded !== word) continue;
    // Folding may turn one letter into two, which shifts indexes: then mark the whole word.
    found = folded.length === token.length ? [index, index + word.length] : [0, token.length];
  }
  return found;
}

/** In a `bdi` element, because a page may be in another language than the dialog. */
function markedText(text: string, marked: MarkedWords): HTMLElement {
  const nodes = markWords(text, marked).map((segment) =>
    segment.isMarked ? element('mark', [new Text(segment.text)]) : new Text(segment.text),
  );
  return element('bdi', nodes);
}

/** Renders an option that leads to a page. */
export function renderLink(href: string, children: readonly Node[]): HTMLAnchorElement {
  const link = element('a', children);
  link.href = href;
  asOption(link);
  return link;
}

let lastOption = 0;

function asOption(option: HTMLElement): void {
  lastOption += 1;
  option.id = `search-option-${lastOption}`;
  option.role = 'option';
  option.tabIndex = -1;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly Node[],
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}
