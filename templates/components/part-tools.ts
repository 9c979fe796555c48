import type { ReactElement } from 'react';
import type { AssetUrl, DemoLoader, PartPage, Rendered } from '../../src/model/render-task.ts';

/** Modules to draw, by entry. */
export type Loaders = Readonly<Record<string, DemoLoader>>;

/** What parts are drawn with. */
export interface PartTools {
  readonly asset: AssetUrl;
  readonly loaders: Loaders;
  /** What the part stands on. */
  readonly page: PartPage;
  /** Draws with the shell's theme and style sheet; the id prefixes the ids that React makes. */
  readonly renderInShell: (element: ReactElement, id: string) => Rendered;
}
