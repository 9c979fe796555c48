import type { RootContent } from 'mdast';

/** A block that could be read by itself, and the line after it, counted from 0. */
export interface PlainBlock<Node extends RootContent = RootContent> {
  readonly node: Node;
  readonly next: number;
}
