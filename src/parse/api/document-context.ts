import type { ApiDeprecation, ApiText } from '../../model/api-document.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { TextReader } from './api-text.ts';
import type { Descriptions } from './descriptions.ts';

/** What the items of one API document are read with. */
export interface DocumentContext {
  /** `DataGrid`, `Dialog.Root` */
  readonly name: string;
  /** The name at the start of anchors: `data-grid`, `dialog-root`. */
  readonly prefix: string;
  /** Reads the texts of the document itself. */
  readonly own: TextReader;
  readonly descriptions: Descriptions;
  /** Reports a problem of the texts. */
  report(problem: TextProblem): void;
}

/** A problem of the texts of a document. */
export interface TextProblem {
  readonly code: 'api-placeholder';
  readonly message: string;
  readonly hint: string;
  readonly place: Place;
}

/** Returns the deprecation of an item; the first reason counts. */
export function deprecationOf(
  isDeprecated: boolean | undefined,
  ...reasons: readonly (ApiText | undefined)[]
): ApiDeprecation | undefined {
  const reason = reasons.find((text) => text !== undefined);
  if (reason) return { reason };
  return isDeprecated ? {} : undefined;
}

/**
 * Makes an anchor of a name. Characters that are neither letters nor digits of some script become dashes:
 * `[key: string]` → `-key-string-`
 */
export function anchorOf(...parts: readonly string[]): string {
  return parts.join('-').replace(/[^\p{L}\p{M}\p{N}_$.:-]+/gu, '-');
}
