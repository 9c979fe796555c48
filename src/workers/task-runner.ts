import type { ReadTerms } from '../assemble/search/pages/read-terms.ts';
import type { FinishServiceWorker } from '../emit/service-worker/finish-service-worker.ts';
import type { RenderSocialImage } from '../emit/social/render-social-image.ts';
import type { ParsePages } from '../parse/parse-task.ts';
import type { TemplateLocation } from '../render/load-templates.ts';
import type { RenderTasks } from '../render/render-tasks.ts';
import type { FragmentsOf } from '../render/site-fragments.ts';
import type { WriteOutputs } from '../write/write-outputs.ts';

/** Implements the functions that stages declare. Runners with and without threads give the same bytes. */
export interface TaskRunner {
  readonly parsePages: ParsePages;
  readonly renderTasks: RenderTasks;
  readonly fragmentsOf: FragmentsOf;
  readonly finishServiceWorker: FinishServiceWorker;
  readonly renderSocialImage: RenderSocialImage;
  readonly readTerms: ReadTerms;
  readonly writeOutputs: WriteOutputs;
  /** Loads templates before pages are rendered with them: a hint that changes no result. */
  preload(location: TemplateLocation): void;
  close(): Promise<void>;
}
