import { expect, test } from 'vitest';
import type { KeptProduct } from '../../../../../templates/browser/offline/kept-products.ts';
import {
  announcement,
  type RowState,
  rowState,
} from '../../../../../templates/browser/offline/product-row.ts';

const product: KeptProduct = {
  ...{ id: 'kit', name: 'Kit', language: 'en', href: '/kit/', list: '_offline/en/kit.json' },
  ...{ version: 'v1', bytes: 100, complete: false },
};

test.each<readonly [string, Partial<KeptProduct> | undefined, RowState]>([
  ['is offered', undefined, { kind: 'offered' }],
  ['is downloaded', { progress: 0.4 }, { kind: 'loading', share: 0.4 }],
  ['waits for its download', {}, { kind: 'loading', share: 0 }],
  ['is on the device', { complete: true }, { kind: 'kept' }],
  ['is updated', { complete: true, progress: 0 }, { kind: 'updating', share: 0 }],
  ['failed', { failure: 'space' }, { kind: 'failed', failure: 'space' }],
  ['is tried again', { failure: 'network', progress: 0.1 }, { kind: 'loading', share: 0.1 }],
  ['keeps its version when an update fails', { complete: true, failure: 'network' }, { kind: 'kept' }],
])('a product that %s', (_name, state, shown) => {
  expect(rowState(state && { ...product, ...state })).toEqual(shown);
});

const loading = (share: number): RowState => ({ kind: 'loading', share });
const [offered, kept]: readonly RowState[] = [{ kind: 'offered' }, { kind: 'kept' }];
const failed: RowState = { kind: 'failed', failure: 'network' };

test.each<
  readonly [string, RowState | undefined, RowState | undefined, number, ReturnType<typeof announcement>]
>([
  ['the start', offered, loading(0), 0, { word: 'started' }],
  ['each quarter', loading(0.2), loading(0.3), 0, { word: 'progress', share: 0.25 }],
  ['no quarter twice', loading(0.3), loading(0.4), 0.25, undefined],
  ['not the whole before it is kept', loading(0.8), loading(1), 0.75, undefined],
  ['the end', loading(1), kept, 0.75, { word: 'done' }],
  ['that it was cancelled', loading(0.5), offered, 0.5, { word: 'cancelled' }],
  ['that a lost download was given up', failed, offered, 0.5, { word: 'cancelled' }],
  ['why it failed', loading(0.5), failed, 0.5, { word: 'network' }],
  ['that it was removed', kept, offered, 0, { word: 'removed' }],
  ['nothing when the settings open', offered, kept, 0, undefined],
  ['nothing without a change', kept, kept, 0, undefined],
])('says %s', (_name, before = offered, after = offered, said, expected) => {
  if (!before || !after) throw new Error('A state is missing.');
  expect(announcement(before, after, said)).toEqual(expected);
});
