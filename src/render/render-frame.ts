import { assetPlaceholder } from '../lib/placeholders.ts';
import type { PartProps } from '../model/part-props.ts';
import type { PartPage, TemplateModule } from '../model/render-task.ts';

type DemoPart = Extract<PartProps, { kind: 'demo' }>;

/** Draws the document of a framed demo; one that throws is left to the browser, and told where its page is drawn. */
export async function renderFrame(
  templates: TemplateModule,
  part: DemoPart,
  page: PartPage,
): Promise<string> {
  try {
    return await templates.renderFrame(part, assetPlaceholder, page);
  } catch (error) {
    // Drawing once more without the demo tells a fault of the demo from a fault of the frame: the latter is thrown again.
    if (!part.serverRendered) throw error;
    return templates.renderFrame({ ...part, serverRendered: false }, assetPlaceholder, page);
  }
}
