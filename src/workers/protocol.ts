import type { WorkerOrder } from '../emit/finish-service-worker.ts';
import type { FilePath } from '../model/path.ts';
import type { TemplateLocation } from '../render/load-templates.ts';
import type { Errand, runErrand } from '../render/site-fragments.ts';
import type { FileContent } from '../write/write-outputs.ts';
import type { Packed } from './shared-values.ts';
import type { ParseJob, ParseResult, RenderJob, RenderResult } from './tasks.ts';

/** What is asked of a worker, by kind; plain data. */
export interface Questions {
  readonly parse: readonly ParseJob[];
  readonly render: {
    readonly packed: Packed;
    /** By position of the task; undefined where the thread holds the body itself. */
    readonly bodies: readonly RenderJob['body'][];
    readonly location: TemplateLocation;
  };
  /** Load these templates. */
  readonly prepare: TemplateLocation;
  readonly errand: { readonly errand: Errand; readonly location: TemplateLocation };
  readonly worker: WorkerOrder;
  readonly write: { readonly files: readonly FileContent[]; readonly outDir: FilePath };
}

/** What a worker answers, by the kind of the question. */
export interface Answers {
  readonly parse: readonly ParseResult[];
  readonly render: readonly RenderResult[];
  readonly prepare: undefined;
  readonly errand: Awaited<ReturnType<typeof runErrand>>;
  readonly worker: string;
  readonly write: undefined;
}

/** What the pool sends to a worker. */
export type Request = {
  [Kind in keyof Questions]: {
    readonly kind: Kind;
    readonly id: number;
    readonly question: Questions[Kind];
  };
}[keyof Questions];

/** What a worker sends back; `heap` is what its heap holds now, in bytes. */
export type Response =
  | {
      readonly kind: 'answered';
      readonly id: number;
      readonly answer: Answers[keyof Answers];
      readonly heap: number;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown }
  /** The user has to act; the class of an error does not travel. */
  | { readonly kind: 'refused'; readonly id: number; readonly message: string }
  /** Of an error that belongs to no question. */
  | { readonly kind: 'late'; readonly words: string };
