import type { Words } from '../../../../src/model/words.ts';

/** A chunk of library code. The chunks that it imports come before it. */
export interface LiveChunk {
  readonly name: string;
  readonly text: string;
}

/** A compiled file of an edited demo. */
export interface LiveFile {
  readonly name: string;
  /** A CommonJS module, or the text of a JSON file or style sheet. */
  readonly code: string;
}

/** What a frame adopts from the page around it. */
export interface LiveAppearance {
  readonly scheme: string;
  readonly direction: string;
  readonly language: string;
  /** The props that the reader has chosen with the controls of the demo. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** The layout of a demo in its frame: on a stage, at the start of the line, or as a complete document. */
export type LiveLayout = 'stage' | 'inline' | 'page';

/** Everything a frame needs to run an edited demo. */
export interface LiveTask {
  /** The last one is the entry of the demo, which exports `run`. */
  readonly chunks: readonly LiveChunk[];
  /** The demo itself first. */
  readonly files: readonly LiveFile[];
  /** The export of the first file that is the demo. */
  readonly exported: string;
  readonly sheets: readonly string[];
  readonly layout: LiveLayout;
  readonly appearance: LiveAppearance;
  readonly words: Words['demo'];
}

/** Why an edited demo does not run. */
export type LiveReason =
  /** An import of a package that is not available. */
  | { readonly kind: 'package'; readonly name: string; readonly offered: readonly string[] }
  /** A relative import of a file that the demo does not have. */
  | { readonly kind: 'file'; readonly name: string }
  /** An import of a missing export. `offered` lists the exports of a package that is available in part. */
  | {
      readonly kind: 'export';
      readonly name: string;
      readonly from: string;
      readonly offered?: readonly string[];
    }
  /** The export is no component. */
  | { readonly kind: 'component' }
  /** The code of the library could not be loaded. */
  | { readonly kind: 'library' }
  /** Any other error, with its own message. */
  | { readonly kind: 'message'; readonly message: string };

/** A position in a file, counted from one. */
export interface LivePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A failure in the frame. Its place is in the compiled code. */
export interface FrameFailure {
  readonly kind: 'failed';
  readonly reason: LiveReason;
  readonly place?: LivePlace;
}

/** A message from a frame: `shown` once, when the demo has rendered; `height` and failures at any time. */
export type FrameMessage =
  | { readonly kind: 'shown'; readonly height: number }
  | { readonly kind: 'height'; readonly height: number }
  | FrameFailure;
