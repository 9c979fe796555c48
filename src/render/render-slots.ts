import { assetPlaceholder } from '../lib/placeholders.ts';
import type { PageProps } from '../model/page-props.ts';
import type { PartPage, SlotFailure, SlotHtml, TemplateModule } from '../model/render-task.ts';
import type { SlotName } from '../model/slot-name.ts';
import { stopText } from '../model/stop-reason.ts';
import { failureOf, forBrowser } from './for-browser.ts';
import { type PageRendering, slotPart } from './rendered-part.ts';

/** The rendered slots of a page. */
export interface RenderedSlots {
  readonly html: SlotHtml;
  /** Names of the shared style rules that they use. */
  readonly styles: readonly string[];
  readonly failures: readonly SlotFailure[];
}

/** Renders the components in the slots of a page, in the language of the page. One that fails is left out. */
export async function renderSlots(
  templates: TemplateModule,
  { slots = [], language, direction, words }: PageProps,
  { stopped, onPart }: PageRendering,
): Promise<RenderedSlots> {
  const page: PartPage = { language, direction, words };
  const html: Partial<Record<SlotName, string>> = {};
  const styles = new Set<string>();
  const failures: SlotFailure[] = [];
  for (const [index, { slot, part }] of slots.entries()) {
    const reason = stopped?.get(part.entry);
    if (reason) {
      failures.push({ slot, message: stopText(reason), stopped: reason });
      continue;
    }
    onPart?.(slotPart(index));
    try {
      const rendered = await templates.renderPart(part, assetPlaceholder, page);
      html[slot] = rendered.html;
      for (const name of rendered.styles) styles.add(name);
    } catch (error) {
      failures.push({ slot, ...failureOf(error, part) });
      const inBrowser = forBrowser(part);
      if (inBrowser) html[slot] = (await templates.renderPart(inBrowser, assetPlaceholder, page)).html;
    }
  }
  return { html, styles: [...styles], failures };
}
