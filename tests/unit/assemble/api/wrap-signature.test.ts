import { expect, test } from 'vitest';
import { wrapSignature } from '../../../../src/assemble/api/wrap-signature.ts';

test('a short declaration stays as it is', () => {
  expect(wrapSignature('useTheme<Theme>(): Theme')).toBe('useTheme<Theme>(): Theme');
});

test.each([
  [
    'useMediaQuery<T = Theme>(queryInput: string | ((theme: T) => string), options?: UseMediaQueryOptions): boolean',
    `useMediaQuery<T = Theme>(
  queryInput: string | ((theme: T) => string),
  options?: UseMediaQueryOptions
): boolean`,
  ],
  [
    "useRows<Row, Key extends keyof Row = keyof Row, IsSorted extends boolean | undefined = false>(rows: readonly Row[], options?: { readonly key: Key; readonly separator: ', ' | ';'; sorted?: IsSorted }): ReadonlyMap<Row[Key], Row>",
    `useRows<
  Row,
  Key extends keyof Row = keyof Row,
  IsSorted extends boolean | undefined = false
>(
  rows: readonly Row[],
  options?: {
    readonly key: Key;
    readonly separator: ', ' | ';';
    sorted?: IsSorted
  }
): ReadonlyMap<Row[Key], Row>`,
  ],
  [
    'createStore(reducer: Reducer<State, Action>, initialState: State, enhancers: readonly Enhancer[], isDevelopment?: boolean): { getState(): State; dispatch(action: Action): void; subscribe(listener: Listener): Unsubscribe }',
    `createStore(
  reducer: Reducer<State, Action>,
  initialState: State,
  enhancers: readonly Enhancer[],
  isDevelopment?: boolean
): {
  getState(): State;
  dispatch(action: Action): void;
  subscribe(listener: Listener): Unsubscribe
}`,
  ],
  [
    "type Breakpoint = 'extra-small' | 'small' | 'medium' | 'large' | 'extra-large' | 'widescreen' | undefined;",
    `type Breakpoint = 'extra-small'
  | 'small'
  | 'medium'
  | 'large'
  | 'extra-large'
  | 'widescreen'
  | undefined;`,
  ],
])('%j is written in several lines', (text, expected) => {
  expect(wrapSignature(text)).toBe(expected);
});

test('what is not balanced stays as it is, or keeps all its characters', () => {
  for (const text of [`type A = ${'<'.repeat(100)}`, `type A = ${'>'.repeat(100)}`, `f(${'a, '.repeat(50)}`])
    expect(wrapSignature(text).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});
