import type { RenderFacts, RenderTask } from '../model/render-task.ts';
import type { TemplateLocation } from './load-templates.ts';
import type { PageRendering } from './rendered-part.ts';

/** A page to render; one without an article has no body. */
export interface RenderJob extends PageRendering {
  readonly task: RenderTask;
  readonly body: Uint8Array | undefined;
}

/** A rendered page with the shared style rules that its thread has not reported before. */
export interface RenderResult {
  readonly key: string;
  readonly facts: RenderFacts;
  readonly html: Uint8Array;
  readonly rules: readonly (readonly [name: string, css: string])[];
  /** Milliseconds spent on rendering. */
  readonly ms: number;
}

/** Loads the bodies of pages by their hashes, in the same order. */
export type BodySource = (bodyHashes: readonly string[]) => Promise<readonly Uint8Array[]>;

/**
 * Renders pages and passes each result to `onResult` as soon as it is ready, in any order. Implemented by
 * `workers`, on this thread or in a pool.
 */
export type RenderTasks = (
  tasks: readonly RenderTask[],
  location: TemplateLocation,
  bodiesOf: BodySource,
  onResult: (result: RenderResult) => Promise<void>,
) => Promise<void>;
