/** A line that includes a file. */
export type WrittenInclude = {
  /** The path as written. */
  readonly path: string;
  /** Name of a region, or the id of a heading. */
  readonly region: string | undefined;
  /** Column of the path, from 1. */
  readonly column: number;
  readonly indent: string;
} & (
  | {
      /** `<<< ./snippet.ts#region{1,3-5 ts:line-numbers} [label]` */
      readonly kind: 'code';
      /** The info string of the code block, without a language unless one is written. */
      readonly info: { readonly language: string | undefined; readonly settings: string };
    }
  | {
      /** `<!--@include: ./part.md#region{3,10}-->`, `{{#include ./part.md:3:10}}` */
      readonly kind: 'markdown';
      /** First and last line, from 1; undefined for the whole file. */
      readonly lines: { readonly first: number; readonly last: number } | undefined;
    }
);
