import { localeVersionOf, type SiteIndex } from '../assemble/site-index.ts';
import { cached } from '../cache/cached.ts';
import { frameKey } from '../cache/store-keys.ts';
import { hashData } from '../lib/hash.ts';
import { fillPlaceholders } from '../lib/placeholders.ts';
import type { OutputFile } from '../model/output.ts';
import type { PartProps } from '../model/part-props.ts';
import type { PlacedTemplates } from '../render/place-templates.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import { assetFile } from './asset-file.ts';
import type { FragmentOptions } from './emit-fragments.ts';

type DemoPart = Extract<PartProps, { kind: 'demo' }>;

/** Pages whose demos are emitted, and the URLs of assets by name. */
export interface IframePages {
  readonly pages: readonly PlannedPage[];
  readonly index: SiteIndex;
  readonly urls: ReadonlyMap<string, string>;
}

/**
 * Emits the documents of demos in iframes, by asset name: `frame:demo:…`. One serves every page that shows
 * the demo.
 */
export async function emitIframes(
  { pages, index, urls }: IframePages,
  { location, server }: PlacedTemplates,
  { store, fragmentsOf, tool }: FragmentOptions,
): Promise<ReadonlyMap<string, OutputFile>> {
  const { language, direction, words } = localeVersionOf(index, index.site.config.languages[0]);
  const page = { language, direction, words };
  const frames = new Map<string, OutputFile>();
  for (const part of framedDemos(pages)) {
    const key = frameKey(
      hashData([tool, server.templates.hash, server.demos.get(part.entry)?.hash, part, page]),
    );
    const html = await cached(store, key, () => fragmentsOf(location).frame(part, page));
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
