import { localeVersionOf, type SiteIndex } from '../assemble/site-index.ts';
import type { BuildTools } from '../build/build-tools.ts';
import { remember } from '../cache/cached.ts';
import { frameKey } from '../cache/store-keys.ts';
import { hashData } from '../lib/hash.ts';
import { fillPlaceholders } from '../lib/placeholders.ts';
import type { OutputFile } from '../model/output.ts';
import type { PartProps } from '../model/part-props.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import type { RenderedSite } from '../render/render-pages.ts';
import { assetFile } from './asset-file.ts';

type DemoPart = Extract<PartProps, { kind: 'demo' }>;

/** The documents of demos that have a window of their own, by asset name: `frame:demo:…`. One serves every page that shows the demo. */
export async function emitFrames(
  pages: readonly PlannedPage[],
  index: SiteIndex,
  { location, server }: RenderedSite,
  urls: ReadonlyMap<string, string>,
  { store, crew, tool }: BuildTools,
): Promise<ReadonlyMap<string, OutputFile>> {
  const { language, direction, words } = localeVersionOf(index, index.site.config.languages[0]);
  const page = { language, direction, words };
  const frames = new Map<string, OutputFile>();
  for (const part of framedDemos(pages)) {
    const key = frameKey(
      hashData([tool, server.templates.hash, server.demos.get(part.entry)?.hash, part, page]),
    );
    const html = await remember(store, key, () => crew.errands(location).frame(part, page));
    const filled = fillPlaceholders(html, { a: (name) => urls.get(name) ?? '' });
    frames.set(`frame:${part.entry}`, assetFile(`frame-${part.name}`, 'html', filled));
  }
  return frames;
}

function framedDemos(pages: readonly PlannedPage[]): DemoPart[] {
  const parts = pages.flatMap(({ task }) => task.props.article?.parts ?? []);
  const framed = parts.filter(
    (part): part is DemoPart => part.kind === 'demo' && part.options.iframe === true,
  );
  return [...new Map(framed.map((part) => [part.entry, part])).values()];
}
