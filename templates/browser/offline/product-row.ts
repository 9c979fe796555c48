import type { OfflineProduct } from '../../../src/model/offline.ts';
import type { Words } from '../../../src/model/words.ts';
import type { KeepRequest, KeptProduct } from './kept-products.ts';

/** What a row needs to know. */
interface RowOptions {
  readonly product: OfflineProduct;
  readonly words: Words['offlineReading'];
  send(request: KeepRequest): void;
  /** Announces a sentence to screen readers. */
  announce(text: string): void;
}

/** The row of a product in the list of those that a reader may keep. */
export interface ProductRow {
  /** Shows the state of the product; undefined if it is not on the device. */
  show(state: KeptProduct | undefined): void;
}

/** What a row says about its product. `share` is the part that has arrived, from 0 to 1. */
export type RowState =
  | { readonly kind: 'offered' }
  | { readonly kind: 'loading' | 'updating'; readonly share: number }
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly failure: 'network' | 'space' | 'server' };

/** Returns what the row of a product shows. An update that failed leaves a version that can be read. */
export function rowState(state: KeptProduct | undefined): RowState {
  if (!state) return { kind: 'offered' };
  const { complete, progress, failure } = state;
  if (progress !== undefined) return { kind: complete ? 'updating' : 'loading', share: progress };
  if (failure !== undefined && !complete) return { kind: 'failed', failure };
  return complete ? { kind: 'kept' } : { kind: 'loading', share: 0 };
}

/** Adds the row of a product to the list. Its one button keeps its focus whatever it does next. */
export function productRow(section: HTMLElement, options: RowOptions): ProductRow | undefined {
  const { product, words, send, announce } = options;
  const template = section.querySelector('template');
  const row = template?.content.querySelector('li')?.cloneNode(true);
  if (!template || !(row instanceof HTMLElement)) return undefined;
  const part = <E extends Element>(name: string) => row.querySelector<E>(name);
  const [button, bar, text] = [
    part<HTMLButtonElement>('button'),
    part<HTMLProgressElement>('progress'),
    part('span'),
  ];
  if (!button || !bar || !text) return undefined;
  const name = nameOf(product);
  part('b')?.replaceChildren(name);
  row.toggleAttribute('data-current', product.id === document.body.dataset.product);
  let latest: OfflineProduct = product;
  let shown: RowState = { kind: 'offered' };
  let said = 0;
  const fill = (sentence: string, share = 0) =>
    fillIn(sentence, { name, size: sizeText(latest.bytes), share });
  const show = (state: KeptProduct | undefined) => {
    latest = state ?? product;
    const next = rowState(state);
    const spoken = announcement(shown, next, said);
    if (spoken !== undefined) announce(fill(words[spoken.word], spoken.share));
    said = spoken?.share ?? (isRunning(next) ? said : 0);
    shown = next;
    row.dataset.state = next.kind;
    text.textContent = fill(...sentence(next, words));
    bar.hidden = !isRunning(next);
    bar.value = isRunning(next) ? next.share : 0;
    bar.ariaLabel = name;
    const action = actionOf(next);
    button.textContent = words[action];
    // Begins with the text on the button, which readers who speak to their device say.
    button.ariaLabel = `${words[action]}: ${name}`;
  };
  button.addEventListener('click', () => {
    const action = actionOf(shown);
    send(action === 'keep' ? { type: 'keep', product } : { type: action, list: product.list });
  });
  section.querySelector('ul')?.append(row);
  return { show };
}

/** What the button does. */
function actionOf(state: RowState): 'keep' | 'cancel' | 'remove' {
  if (state.kind === 'kept') return 'remove';
  // A download that waits for the network can be given up.
  return isRunning(state) || (state.kind === 'failed' && state.failure === 'network') ? 'cancel' : 'keep';
}

function sentence(state: RowState, words: Words['offlineReading']): [text: string, share?: number] {
  if (isRunning(state)) return [words[state.kind], state.share];
  if (state.kind === 'failed') return [words[state.failure]];
  return [state.kind === 'kept' ? words.kept : '{size}'];
}

interface Announcement {
  readonly word: 'started' | 'progress' | 'done' | 'removed' | 'cancelled' | 'network' | 'space' | 'server';
  readonly share?: number;
}

/** Returns what has to be said about a change: each quarter of a download, and how it ended. */
export function announcement(before: RowState, after: RowState, said: number): Announcement | undefined {
  if (isRunning(after)) {
    if (!isRunning(before)) return { word: 'started' };
    const quarter = Math.floor(after.share * 4) / 4;
    return quarter > said && quarter < 1 ? { word: 'progress', share: quarter } : undefined;
  }
  if (before.kind === after.kind) return undefined;
  if (after.kind === 'failed') return { word: after.failure };
  if (isRunning(before)) return { word: after.kind === 'kept' ? 'done' : 'cancelled' };
  if (after.kind === 'offered') return { word: before.kind === 'kept' ? 'removed' : 'cancelled' };
  return undefined;
}

function isRunning(state: RowState): state is Extract<RowState, { readonly share: number }> {
  return state.kind === 'loading' || state.kind === 'updating';
}

/** The name of a product, with its language if the page has another one. */
function nameOf({ name, language }: OfflineProduct): string {
  const { lang } = document.documentElement;
  if (language === lang) return name;
  return `${name} (${new Intl.DisplayNames(lang, { type: 'language' }).of(language)})`;
}

function fillIn(text: string, { name, size, share }: { name: string; size: string; share: number }): string {
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' }).format(share);
  const values: Readonly<Record<string, string>> = { name, size, percent };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? whole) : whole,
  );
}

/** `18883749` → `19 MB` */
function sizeText(bytes: number): string {
  const isLarge = bytes >= 1e6;
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumSignificantDigits: 2,
  }).format(bytes / (isLarge ? 1e6 : 1e3));
}
