import type { SiteIndex } from '../assemble/site-index.ts';
import type { BuildTools } from '../build/build-tools.ts';
import type { PlacedTemplates } from '../render/place-templates.ts';
import { emitDialogs } from './emit-dialogs.ts';
import { emitNavigation } from './emit-navigation.ts';
import type { EmittedFragments } from './emitted-fragments.ts';

/** What is drawn once and brought into pages by the browser; no page has to be drawn before. */
export async function emitFragments(
  index: SiteIndex,
  templates: PlacedTemplates,
  tools: BuildTools,
): Promise<EmittedFragments> {
  const [{ files, navigation }, dialogs] = await Promise.all([
    emitNavigation(index, templates, tools),
    emitDialogs(index, templates, tools),
  ]);
  return { files: new Map([...files, ...dialogs]), navigation };
}
