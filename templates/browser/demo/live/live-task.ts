import type { Words } from '../../../../src/model/words.ts';

/** A chunk of library code; the chunks it imports come before it. */
export interface LiveChunk {
  /** Name of its file: `chunk-1A2B3C4D.js`. */
  readonly name: string;
  readonly text: string;
}

/** A file of an edited demo, ready to run. */
export interface LiveFile {
  /** Path from the demo: `data/rows.json`. */
  readonly name: string;
  /** Compiled to CommonJS, or the text of a JSON or style file. */
  readonly code: string;
}

/** What a frame takes over from the page around it. */
export interface LiveLook {
  readonly scheme: string;
  readonly direction: string;
  readonly language: string;
}

/** How a demo lies in its frame: on a stage, at the start of the line, or as a document of its own. */
export type LiveLayout = 'stage' | 'inline' | 'page';

/** Everything a frame needs to run an edited demo. */
export interface LiveTask {
  /** The last one is the demo's own entry; it exports `run`. */
  readonly chunks: readonly LiveChunk[];
  /** The demo first. */
  readonly files: readonly LiveFile[];
  /** Texts of style sheets. */
  readonly sheets: readonly string[];
  readonly layout: LiveLayout;
  readonly look: LiveLook;
  /** What is said when the demo stops. */
  readonly words: Words['demo'];
}

/** Why an edited demo does not run. */
export type LiveReason =
  /** A package that is none of the demo's imports. */
  | { readonly kind: 'package'; readonly name: string; readonly offered: readonly string[] }
  /** A neighbour that is none of the demo's files. */
  | { readonly kind: 'file'; readonly name: string }
  /** A name that is not there, of a package that is; where only a part of the package is, what it is. */
  | {
      readonly kind: 'export';
      readonly name: string;
      readonly from: string;
      readonly offered?: readonly string[];
    }
  /** The demo has no component as its default export. */
  | { readonly kind: 'component' }
  /** The library's code did not come. */
  | { readonly kind: 'library' }
  /** Anything else, in the words of whoever found it. */
  | { readonly kind: 'said'; readonly message: string };

/** A place in a file, counted from one. */
export interface LivePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A failure in the frame; the place is in the compiled code. */
export interface FrameFailure {
  readonly kind: 'failed';
  readonly reason: LiveReason;
  readonly place?: LivePlace;
}

/** What a frame tells: `shown` once, when the demo stands; failures at any time; its height whenever it changes. */
export type FrameMessage =
  | { readonly kind: 'shown'; readonly height: number }
  | { readonly kind: 'height'; readonly height: number }
  | FrameFailure;
