import type { FilePath } from '../../model/path.ts';
import type { TemplateLocation } from '../../render/load-templates.ts';
import type { WholeFile } from '../../write/write-whole.ts';
import type { Errand, runErrand } from './errands.ts';
import type { Packed } from './shared-values.ts';
import type { ParseJob, ParseResult, RenderJob, RenderResult } from './workbench.ts';

/** What the pool asks of a worker; plain data. */
export type Request =
  | { readonly kind: 'parse'; readonly id: number; readonly jobs: readonly ParseJob[] }
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly packed: Packed;
      /** By position of the task; undefined where the thread holds the body itself. */
      readonly bodies: readonly RenderJob['body'][];
      readonly location: TemplateLocation;
    }
  | {
      readonly kind: 'errand';
      readonly id: number;
      readonly errand: Errand;
      readonly location: TemplateLocation;
    }
  | {
      readonly kind: 'write';
      readonly id: number;
      readonly outDir: FilePath;
      readonly files: readonly WholeFile[];
    };

/** What a worker did. */
type Done =
  | { readonly kind: 'parsed'; readonly results: readonly ParseResult[] }
  | { readonly kind: 'rendered'; readonly results: readonly RenderResult[] }
  | { readonly kind: 'done'; readonly result: Awaited<ReturnType<typeof runErrand>> }
  | { readonly kind: 'written' };

/** What a worker answers; `heap` is what its heap holds now, in bytes. */
export type Response =
  | (Done & { readonly id: number; readonly heap: number })
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown };
