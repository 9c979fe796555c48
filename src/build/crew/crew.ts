import type { TemplateLocation } from '../../render/load-templates.ts';
import type { ParseJob, ParseResult, RenderJob, RenderResult } from './workbench.ts';

/** Gives the body of a page by its hash, for a bench that has not parsed it. */
export type BodySource = (bodyHash: string) => Promise<Uint8Array>;

/** Those who do the two costly things, parsing and drawing. Inline and pooled crews give the same bytes. */
export interface Crew {
  /** Parses pages; results in the order of the jobs. `done` is told how many more are finished. */
  parse(jobs: readonly ParseJob[], done: (count: number) => void): Promise<ParseResult[]>;
  /** Draws pages; each result is handed over as soon as it is there, in any order. */
  render(
    jobs: readonly Pick<RenderJob, 'task'>[],
    location: TemplateLocation,
    bodyOf: BodySource,
    done: (result: RenderResult) => Promise<void>,
  ): Promise<void>;
  close(): Promise<void>;
}
