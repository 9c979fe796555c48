import type { SearchText } from '../assemble/search/pages/read-terms.ts';
import type { ServiceWorkerParts } from '../emit/service-worker/finish-service-worker.ts';
import type { RenderedSocialImage, SocialImageTask } from '../emit/social/render-social-image.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { OwnFile } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';
import type { PageText, ParseResult, ParseTask } from '../parse/parse-task.ts';
import type { RenderResult } from '../render/render-tasks.ts';
import type { StoppedWork } from '../render/rendered-part.ts';
import type { FragmentTask, renderFragment } from '../render/site-fragments.ts';
import type { FileContent } from '../write/write-outputs.ts';
import type { StoredFile } from '../write/write-stored.ts';
import type { SentOutcome } from './module-exports.ts';
import type { PackedTasks, PackedTemplates } from './shared-values.ts';
import type { StoppedPage } from './stopped-page.ts';
import type { ExtensionModule, ExtensionSummary, FunctionCall } from './thread-extensions.ts';

/** What a worker is started with. */
export interface ThreadData {
  readonly activity: SharedArrayBuffer;
}

/** Requests to a worker by kind, as plain data. */
export interface Requests {
  readonly parse: readonly PageToParse[];
  readonly render: {
    readonly tasks: PackedTasks;
    readonly templates: PackedTemplates;
    /** Of the pages that have an article. */
    readonly bodies: readonly Uint8Array[];
    readonly stopped: StoppedWork;
  };
  readonly preload: PackedTemplates;
  readonly fragment: { readonly task: FragmentTask; readonly templates: PackedTemplates };
  readonly finishServiceWorker: ServiceWorkerParts;
  readonly socialImage: SocialImageTask;
  readonly searchTerms: readonly SearchText[];
  /** Runs the code of a module. */
  readonly module: string;
  readonly extensions: ExtensionModule;
  readonly areNeeded: { readonly module: ExtensionModule; readonly texts: readonly string[] };
  readonly rule: FunctionCall;
  readonly emitter: FunctionCall;
  readonly write: {
    readonly files: readonly FileContent[];
    readonly stored: readonly StoredFile[];
    readonly outDir: FilePath;
  };
}

/** A page for a thread that parses: its task and its text. */
export interface PageToParse {
  readonly task: ParseTask;
  readonly page: PageText;
  /** Present for a page that did not finish in another thread. */
  readonly stopped?: StoppedPage;
}

/** Answers of a worker, by the kind of the request. */
export interface Answers {
  readonly parse: readonly ParseResult[];
  readonly render: readonly RenderResult[];
  readonly preload: undefined;
  readonly fragment: Awaited<ReturnType<typeof renderFragment>>;
  readonly finishServiceWorker: string;
  readonly socialImage: RenderedSocialImage;
  /** A block of the pages: see `openBlock`. */
  readonly searchTerms: Uint8Array;
  readonly module: SentOutcome;
  readonly extensions: ExtensionSummary;
  readonly areNeeded: readonly boolean[];
  readonly rule: readonly Diagnostic[];
  readonly emitter: Parsed<readonly OwnFile[]>;
  /** The stored files that were not written, because their content is missing or damaged. */
  readonly write: readonly string[];
}

/** Message from the pool to a worker: a request of one of these kinds. */
export type RequestMessage<Kinds extends keyof Requests = keyof Requests> = {
  [Kind in Kinds]: {
    readonly kind: Kind;
    readonly id: number;
    readonly request: Requests[Kind];
  };
}[Kinds];

/** Message from a worker; `heap` is the present size of its heap in bytes. */
export type ResponseMessage =
  | {
      readonly kind: 'answered';
      readonly id: number;
      readonly answer: Answers[keyof Answers];
      readonly heap: number;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown }
  /** The user has to act. The class of an error is lost between threads. */
  | { readonly kind: 'user-error'; readonly id: number; readonly message: string }
  /** An error in a module of the site that belongs to no request. */
  | { readonly kind: 'unhandled'; readonly message: string };
