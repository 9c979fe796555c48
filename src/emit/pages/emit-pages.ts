import type { FileSystem } from '../../effects/file-system.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { InlineSources } from '../../model/render-task.ts';
import { sourceReader } from '../../read/source-bytes.ts';
import { inlineScripts } from '../../render/inline-scripts.ts';
import { inlineStyles, sheetName } from '../../render/page-sheet.ts';
import type { PlacedTemplates } from '../../render/place-templates.ts';
import type { PlannedPage } from '../../render/plan-tasks.ts';
import type { RenderedPages } from '../../render/render-pages.ts';
import type { SitePlan } from '../../render/site-plan.ts';
import { assetFile } from '../asset-file.ts';
import { emitMarkdownCopies, markdownCopies } from '../markdown/emit-markdown-copies.ts';
import { assetUrls, chunkFile, partStyles } from './asset-urls.ts';
import { type DocumentGuard, guardedPage, guardScripts } from './document-guard.ts';
import { documentIntegrity, withFiles } from './document-integrity.ts';
import type { DocumentPolicy } from './document-policy.ts';
import { emitAds } from './emit-ads.ts';
import type { EmittedFragments, FragmentOptions } from './emit-fragments.ts';
import { type EmittedIframes, emitIframes, frameProblems } from './emit-iframes.ts';
import { emitPage } from './emit-page.ts';
import { emitStyleSheets } from './emit-style-sheets.ts';

/** What emitting pages needs. */
export interface EmitPagesOptions extends FragmentOptions {
  /** Absent where a server sends the policy of every page. */
  readonly policyOf?: DocumentPolicy;
  /** Whether documents have the hashes of what they load: not where files change while they are served. */
  readonly hasIntegrity?: boolean;
  readonly files: Pick<FileSystem, 'readText' | 'readBytes'>;
}

/** Rendered pages with everything that was rendered beside them. */
export interface RenderedSite {
  readonly pages: RenderedPages;
  readonly fragments: EmittedFragments;
  readonly templates: PlacedTemplates;
}

/** Files of pages and of everything that they load. */
export interface EmittedPages {
  readonly pages: readonly OutputFile[];
  readonly assets: readonly OutputFile[];
  /** The shared style sheets by asset name. */
  readonly sheets: ReadonlyMap<string, OutputFile>;
  /** Inline scripts and style of pages, iframes and fragments. */
  readonly inline: InlineSources;
  /** URLs of assets by name, and of their imports. */
  readonly urls: ReadonlyMap<string, string>;
  /** The names of the assets that documents of framed demos need, by the name of the document. */
  readonly frames: ReadonlyMap<string, readonly string[]>;
  /** Failures of demos in iframes. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Emits rendered pages with their scripts, style sheets, navigation and iframes. The style sheet has the
 * rules of these pages.
 */
export async function emitPages(
  { index, sources, bundles: { browser, server, styles: css, locate } }: SitePlan,
  { pages: rendered, fragments, templates }: RenderedSite,
  options: EmitPagesOptions,
): Promise<EmittedPages> {
  const { pages } = rendered;
  const { base } = index.site.config;
  const styled = { index, rendered, navigation: fragments.navigation, css, sources };
  const sheets = await emitStyleSheets(styled, templates, options);
  const named = new Map([...sheets, ...fragments.files, ...emitAds(index), ...partStyles(server, browser)]);
  const shared = assetUrls(base, named, browser);
  const ofPages = pageSheets(rendered);
  const chunks = browser.files.map(chunkFile);
  const loaded = [...named.values(), ...ofPages.map(([, file]) => file)];
  const guard = await documentGuard(options, { chunks, loaded, base });
  const iframes = await emitIframes({ pages, index, urls: shared }, templates, { ...options, guard });
  const frames = iframes.files;
  const ownSheets = new Map([...ofPages, ...iframes.sheets]);
  const urls = new Map([...shared, ...assetUrls(base, new Map([...frames, ...ownSheets]), undefined)]);
  const ofDialogs = await dialogStyles(fragments);
  const copies = markdownCopies({ index, sources, files: options.files });
  return {
    pages: pages.map((page) => guardedDocument(page, rendered, { urls, ofDialogs, guard })),
    assets: [
      ...chunks,
      ...named.values(),
      ...frames.values(),
      ...ownSheets.values(),
      ...emitMarkdownCopies(
        pages.map(({ route }) => route),
        index,
        copies,
      ),
    ],
    sheets,
    inline: await inlineOf(rendered, iframes, { ofDialogs, guard }),
    urls,
    frames: iframes.assets,
    diagnostics: await frameProblems(pages, iframes, {
      locate,
      textOf: sourceReader(sources, options.files),
    }),
  };
}

/** What keeps documents safe: the policy of each, and the hashes of what it loads, if it has them. */
async function documentGuard(
  { policyOf, hasIntegrity = false }: Pick<EmitPagesOptions, 'policyOf' | 'hasIntegrity'>,
  { chunks, loaded, base }: LoadedFiles,
): Promise<DocumentGuard> {
  if (!hasIntegrity) return { policyOf, integrity: undefined };
  return { policyOf, integrity: await withFiles(await documentIntegrity(chunks, base), loaded, base) };
}

/** The files that documents load. */
interface LoadedFiles {
  readonly chunks: readonly OutputFile[];
  readonly loaded: readonly OutputFile[];
  readonly base: string;
}

/** What all documents of a site share. */
interface SharedByDocuments {
  readonly urls: ReadonlyMap<string, string>;
  readonly ofDialogs: readonly string[];
  readonly guard: DocumentGuard;
}

function guardedDocument(
  { route, task }: PlannedPage,
  rendered: RenderedPages,
  { urls, ofDialogs, guard }: SharedByDocuments,
): OutputFile {
  const found = rendered.facts.get(task.key);
  if (!found) throw new Error(`${route.path} was not rendered.`);
  const page = emitPage(route.path, found, urls, {
    html: () => rendered.htmlOf(task),
    place: () => rendered.placeOfHtml(task),
  });
  return guardedPage(page, { scripts: found.scripts, styles: [...found.inlineStyles, ...ofDialogs] }, guard);
}

/** The style sheets of single pages by asset name. Pages with the same text share one. */
function pageSheets({ facts }: RenderedPages): [name: string, OutputFile][] {
  const sheets = new Set([...facts.values()].flatMap(({ sheet }) => sheet ?? []));
  return [...sheets].map((sheet) => [sheetName(sheet), assetFile('page', 'css', sheet)]);
}

/** The style elements of the dialogs, which scripts insert into pages. */
async function dialogStyles({ files }: EmittedFragments): Promise<string[]> {
  const dialogs = [...files].filter(([name]) => /^(?:settings|search):/.test(name));
  const texts = await Promise.all(dialogs.map(([, file]) => textOf(file)));
  return texts.flatMap(inlineStyles);
}

async function textOf(file: OutputFile): Promise<string> {
  return new TextDecoder().decode(await bytesOf(file));
}

async function inlineOf(
  { facts }: RenderedPages,
  { files: frames, inlineStyles: ofFrames }: EmittedIframes,
  { ofDialogs, guard }: { readonly ofDialogs: readonly string[]; readonly guard: DocumentGuard },
): Promise<InlineSources> {
  const pages = [...facts.values()];
  const scripts = new Set([...guardScripts(guard), ...pages.flatMap(({ scripts }) => scripts)]);
  for (const frame of frames.values())
    for (const script of inlineScripts(await textOf(frame))) scripts.add(script);
  const ofPages = pages.flatMap(({ inlineStyles }) => inlineStyles);
  const styles = new Set([...ofPages, ...ofFrames, ...ofDialogs]);
  return { scripts: [...scripts], styles: [...styles] };
}
