import { addressable } from '../../assemble/links/resolve-link.ts';
import { localeVersionOf, type SiteIndex } from '../../assemble/props/site-index.ts';
import { decodeJson, encodeJson } from '../../cache/json-bytes.ts';
import { frameKey } from '../../cache/store-keys.ts';
import { hashData } from '../../lib/hash.ts';
import { withBase } from '../../lib/path.ts';
import { fillPlaceholders, placeholderNames } from '../../lib/placeholders.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { PartProps } from '../../model/part-props.ts';
import type { PartPage, VaryingText } from '../../model/render-task.ts';
import { hydrationTexts, type ReadSource } from '../../render/hydration-texts.ts';
import { inlineScripts } from '../../render/inline-scripts.ts';
import { sheetName } from '../../render/page-sheet.ts';
import { partFailures } from '../../render/part-failures.ts';
import type { PlacedTemplates } from '../../render/place-templates.ts';
import type { PlannedPage } from '../../render/plan-tasks.ts';
import type { FrameResult } from '../../render/site-fragments.ts';
import type { LocateError } from '../../render/template-failures.ts';
import { assetFile } from '../asset-file.ts';
import { type DocumentGuard, guardedDocument } from './document-guard.ts';
import { withFiles } from './document-integrity.ts';
import type { FragmentOptions } from './emit-fragments.ts';

type DemoPart = Extract<PartProps, { kind: 'demo' }>;

/** Pages whose demos are emitted, and the URLs of assets by name. */
export interface IframePages {
  readonly pages: readonly PlannedPage[];
  readonly index: SiteIndex;
  readonly urls: ReadonlyMap<string, string>;
}

/** The documents of demos in iframes, by asset name: `frame:demo:…`. */
export interface EmittedIframes {
  readonly files: ReadonlyMap<string, OutputFile>;
  /** The style sheets of single documents, by asset name. */
  readonly sheets: ReadonlyMap<string, OutputFile>;
  /** Style elements, as a content security policy names them. */
  readonly inlineStyles: readonly string[];
  /** The names of the assets that each document needs. */
  readonly assets: ReadonlyMap<string, readonly string[]>;
  /** Why demos failed, by their entry. */
  readonly failures: ReadonlyMap<string, NonNullable<FrameResult['failure']>>;
  /** The texts of demos that a browser would hydrate otherwise, by their entry. */
  readonly varying: ReadonlyMap<string, VaryingText>;
}

/** Emits the documents of demos in iframes. One serves every page that shows the demo. */
export async function emitIframes(
  { pages, index, urls }: IframePages,
  templates: PlacedTemplates,
  { guard = {}, ...options }: FragmentOptions & { readonly guard?: DocumentGuard },
): Promise<EmittedIframes> {
  const { language, direction, words } = localeVersionOf(index, index.site.config.languages[0]);
  const page = { language, direction, words };
  const { base } = index.site.config;
  const files = new Map<string, OutputFile>();
  const sheets = new Map<string, OutputFile>();
  const inlineStyles = new Set<string>();
  const assets = new Map<string, readonly string[]>();
  const failures = new Map<string, NonNullable<FrameResult['failure']>>();
  const varying = new Map<string, VaryingText>();
  for (const part of framedDemos(pages)) {
    const frame = await frameOf(part, page, templates, options);
    const { html, failure, sheet } = frame;
    if (failure) failures.set(part.entry, failure);
    if (frame.varying) varying.set(part.entry, frame.varying);
    assets.set(`frame:${part.entry}`, placeholderNames(html, 'a'));
    const own = sheet === undefined ? undefined : assetFile('page', 'css', sheet);
    if (own && sheet !== undefined) sheets.set(sheetName(sheet), own);
    for (const style of frame.inlineStyles) inlineStyles.add(style);
    const urlOf = (name: string) => urls.get(name) ?? (own ? withBase(base, own.path) : '');
    const filled = fillPlaceholders(html, { a: urlOf });
    const inline = { scripts: inlineScripts(filled), styles: frame.inlineStyles };
    const integrity = guard.integrity && (await withFiles(guard.integrity, own ? [own] : [], base));
    const document = guardedDocument(filled, inline, { ...guard, integrity });
    files.set(`frame:${part.entry}`, assetFile(`frame-${addressable(part.name)}`, 'html', document));
  }
  return { files, sheets, inlineStyles: [...inlineStyles], assets, failures, varying };
}

/** Returns the document of a demo from the store, or renders and stores it. */
async function frameOf(
  part: DemoPart,
  page: PartPage,
  { location, server }: PlacedTemplates,
  { store, fragmentsOf, tool }: FragmentOptions,
): Promise<FrameResult> {
  const key = frameKey(
    hashData([tool, server.templates.hash, server.demos.get(part.entry)?.hash, part, page]),
  );
  const known = decodeJson<FrameResult>(await store.get(key));
  if (known) return known;
  const frame = await fragmentsOf(location).frame(part, page);
  // Stored, a demo that did not finish would hide the error from the next build.
  if (!frame.failure?.stopped) await store.put(key, encodeJson(frame));
  return frame;
}

/** What the problems of demos are placed with. */
export interface PlaceProblems {
  readonly locate: LocateError;
  readonly textOf: ReadSource;
}

/** Reports the demos in iframes that failed, or hydrate otherwise, at the pages that show them. */
export async function frameProblems(
  pages: readonly PlannedPage[],
  { failures, varying }: Pick<EmittedIframes, 'failures' | 'varying'>,
  { locate, textOf }: PlaceProblems,
): Promise<Diagnostic[]> {
  if (failures.size === 0 && varying.size === 0) return [];
  const facts = new Map(
    pages.map(({ task }) => {
      const parts = task.props.article?.parts ?? [];
      return [task.key, { failures: inParts(parts, failures), varying: inParts(parts, varying) }] as const;
    }),
  );
  return [...(await partFailures(pages, facts, locate)), ...(await hydrationTexts(pages, facts, textOf))];
}

/** Adds the index of a demo to what is known of its entry. */
function inParts<Fact extends object>(
  parts: readonly PartProps[],
  byEntry: ReadonlyMap<string, Fact>,
): readonly (Fact & { readonly part: number })[] {
  return parts.flatMap((part, index) => {
    const fact = isFramed(part) ? byEntry.get(part.entry) : undefined;
    return fact ? [{ part: index, ...fact }] : [];
  });
}

function framedDemos(pages: readonly PlannedPage[]): DemoPart[] {
  const parts = pages.flatMap(({ task }) => task.props.article?.parts ?? []);
  const framed = parts.filter(isFramed);
  return [...new Map(framed.map((part) => [part.entry, part])).values()];
}

function isFramed(part: PartProps): part is DemoPart {
  return part.kind === 'demo' && part.options.iframe === true;
}
