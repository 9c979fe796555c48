import type { FinishWorker } from '../emit/finish-service-worker.ts';
import type { TemplateLocation } from '../render/load-templates.ts';
import type { Errands } from '../render/site-fragments.ts';
import type { WriteOutputs } from '../write/write-outputs.ts';
import type { ParseJob, ParseResult, RenderJob, RenderResult } from './tasks.ts';

/** A page to parse whose text is read when its turn comes. */
export type ParseOrder = Omit<ParseJob, 'text'>;

/** Gives the text of a page. */
export type TextSource = (order: ParseOrder) => Promise<string>;

/** Gives the body of a page by its hash, for a bench that has not parsed it. */
export type BodySource = (bodyHash: string) => Promise<Uint8Array>;

/** Those who do the costly things: parsing, drawing and writing. Inline and pooled crews give the same bytes. */
export interface Crew {
  /** Tells that so many pages are about to be parsed, so that threads start beside what comes before that. */
  expect(pages: number): void;
  /** Tells with which templates pages will be drawn: threads load them as soon as they have nothing to parse. */
  announce(location: TemplateLocation): void;
  /** Parses pages; each result is handed over with the index of its order as soon as it is there, in any order. */
  parse(
    orders: readonly ParseOrder[],
    textOf: TextSource,
    done: (result: ParseResult, index: number) => Promise<void>,
  ): Promise<void>;
  /** Draws pages; each result is handed over as soon as it is there, in any order. */
  render(
    jobs: readonly Pick<RenderJob, 'task'>[],
    location: TemplateLocation,
    bodyOf: BodySource,
    done: (result: RenderResult) => Promise<void>,
  ): Promise<void>;
  /** Who draws what is drawn once for the site, with these templates. */
  errands(location: TemplateLocation): Errands;
  finishWorker: FinishWorker;
  write: WriteOutputs;
  close(): Promise<void>;
}
