import type { TemplateLocation } from '../../render/load-templates.ts';
import type { ParseJob, ParseResult, RenderJob, RenderResult } from './workbench.ts';

/** What the pool asks of a worker; plain data. */
export type Request =
  | { readonly kind: 'parse'; readonly id: number; readonly jobs: readonly ParseJob[] }
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly jobs: readonly RenderJob[];
      readonly location: TemplateLocation;
    };

/** What a worker answers. */
export type Response =
  | { readonly kind: 'parsed'; readonly id: number; readonly results: readonly ParseResult[] }
  | { readonly kind: 'rendered'; readonly id: number; readonly results: readonly RenderResult[] }
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown };
