import { demoClosure } from '../assemble/props/demo-code.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { emitFixed } from '../emit/emit-fixed.ts';
import { emitMarkdownCopies, markdownCopies } from '../emit/markdown/emit-markdown-copies.ts';
import { unrenderedInline } from '../emit/pages/content-security-policy.ts';
import { type EmittedFragments, emitFragments } from '../emit/pages/emit-fragments.ts';
import { type EmitPagesOptions, emitPages } from '../emit/pages/emit-pages.ts';
import { emitSearch } from '../emit/search/emit-search.ts';
import { hashParts } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import { addFrames } from '../load/add-frames.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ServerBundle } from '../model/entry.ts';
import type { OutputFile } from '../model/output.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { Page, Route } from '../model/site.ts';
import type { PlacedTemplates } from '../render/place-templates.ts';
import type { RenderPages } from '../render/render-pages.ts';
import type { SitePlan } from '../render/site-plan.ts';
import { stopOnTemplateFailure } from '../render/stop-on-template-failure.ts';

/** The checked state of a site at one moment, whose pages render on demand. */
export interface DevSnapshot {
  /** Sorted, with code frames. Problems that show only when a page renders come with the page. */
  readonly diagnostics: readonly Diagnostic[];
  /** False if a build would write nothing. */
  readonly ok: boolean;
  /** Number of pages that were parsed and not loaded. */
  readonly parsed: number;
  /** Absent if the site cannot be bundled, because of an edit or a template. */
  readonly site?: SnapshotSite;
  /** True if API documents or demos that the open pages do not show are as they were before the change. */
  readonly isPartial?: boolean;
}

/** A site whose pages can be rendered. */
export interface SnapshotSite {
  /** Changes whenever the templates or the script of every page change. */
  readonly shell: string;
  /** The same object as in the snapshot before, unless pages came, went or moved. */
  readonly paths: ReadonlySet<SitePath>;
  /** False if only some pages are parsed, and others may be missing. */
  readonly isComplete: boolean;
  /** False for a page that cannot be rendered, or may exist, until all pages are parsed. */
  isKnown(path: SitePath): boolean;
  /**
   * The author's files that a page is made from, as reports name them: its source and the modules of its
   * demos.
   */
  filesOf(path: SitePath): readonly string[];
  /** The source of a page, or of what it translates. */
  sourceOf(path: SitePath): SourcePath | undefined;
  /** Files that need no rendered page. */
  fixed(): readonly OutputFile[];
  /** Renders pages as a build of these pages does. Call it again only after it has finished. */
  render(paths: readonly SitePath[]): Promise<SnapshotPages>;
}

/** Rendered pages with everything that they load. */
export interface SnapshotPages {
  /** In the order of the request, without paths that the site does not have. */
  readonly pages: readonly OutputFile[];
  readonly assets: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What rendering a snapshot needs. */
export interface SnapshotOptions extends EmitPagesOptions {
  readonly files: Pick<FileSystem, 'readText' | 'readBytes'>;
  readonly renderPages: RenderPages;
  placeTemplates(server: ServerBundle): Promise<PlacedTemplates>;
}

/** Creates the site of a snapshot. With `known`, only the pages of these sources are parsed. */
export function snapshotSite(
  plan: SitePlan,
  options: SnapshotOptions,
  known?: ReadonlySet<SourcePath>,
): SnapshotSite {
  const { server, browser } = plan.bundles;
  const { paths, positions } = positionsOf(pathsOf(plan.index.site.config, plan.routes));
  const routeAt = (path: SitePath) => plan.routes[positions.get(path) ?? -1];
  let fixed: readonly OutputFile[] | undefined;
  return {
    shell: hashParts([server.templates.hash, browser.assets.get('browser')?.path ?? '']),
    paths,
    isComplete: known === undefined,
    isKnown(path) {
      const route = routeAt(path);
      return known === undefined || (route !== undefined && isKnown(route, known));
    },
    filesOf(path) {
      const route = routeAt(path);
      return route?.kind === 'doc' ? filesOfPage(route.page, plan).map(displayPath) : [];
    },
    sourceOf(path) {
      const route = routeAt(path);
      return route?.kind === 'doc' ? (route.page.translationOf ?? route.page.document.source) : undefined;
    },
    fixed() {
      fixed ??= fixedFiles(plan, options.files);
      return fixed;
    },
    async render(wanted) {
      const routes = wanted.flatMap((path) => routeAt(path) ?? []);
      return renderRoutes(routes, plan, options);
    },
  };
}

/** The source of a page, and the modules of its demos. */
function filesOfPage({ document, demos }: Page, { bundles }: SitePlan): SourcePath[] {
  const modules = demos.flatMap((demo) =>
    demo === null ? [] : demoClosure(demo, bundles.demoModules, 'ts'),
  );
  return [document.source, ...modules.map(({ source }) => source)];
}

function fixedFiles(plan: SitePlan, files: SnapshotOptions['files']): OutputFile[] {
  // The server reads `_headers` and `_redirects`, whatever the host of the site reads.
  const host = 'netlify';
  const copies = markdownCopies({ ...plan, files });
  return [
    ...emitFixed(plan, { inline: unrenderedInline, host }, files),
    // A client may ask for the copy of a page that nobody has opened.
    ...emitMarkdownCopies(plan.routes, plan.index, copies),
    ...emitSearch(plan, copies),
  ];
}

/** Renders pages; a template that fails is reported in their place. */
async function renderRoutes(
  routes: readonly Route[],
  plan: SitePlan,
  options: SnapshotOptions,
): Promise<SnapshotPages> {
  const { server, locate } = plan.bundles;
  const templates = await options.placeTemplates(server);
  const rendered = await stopOnTemplateFailure({ locate, diagnostics: [] }, async () => {
    const pages = await options.renderPages(plan, { routes, templates });
    const fragments = await fragmentsOf(plan, templates, options);
    const emitted = await emitPages(plan, { pages, fragments, templates }, options);
    const diagnostics = [...pages.diagnostics, ...emitted.diagnostics];
    return { kind: 'rendered', pages: emitted.pages, assets: emitted.assets, diagnostics } as const;
  });
  const diagnostics = await addFrames(rendered.diagnostics, plan.index.site.config.root, options.files);
  return rendered.kind === 'stopped'
    ? { pages: [], assets: [], diagnostics }
    : { pages: rendered.pages, assets: rendered.assets, diagnostics };
}

/** The paths of a site and the positions of their routes, which stay the same while pages are edited. */
const positionsOf = memoize((paths: readonly SitePath[]) => ({
  paths: new Set(paths),
  positions: new Map(paths.map((path, position) => [path, position])),
}));

const pathsOf = memoizeList(({ path }: Route) => path);

/** Fragments by the locale versions that they are rendered from: an edited page leaves them as they are. */
const renderedFragments = new WeakMap<
  SitePlan['index']['localeVersions'],
  { readonly templates: string; readonly emitted: EmittedFragments }
>();

async function fragmentsOf(
  { index }: SitePlan,
  templates: PlacedTemplates,
  options: SnapshotOptions,
): Promise<EmittedFragments> {
  const { hash } = templates.server.templates;
  const known = renderedFragments.get(index.localeVersions);
  if (known?.templates === hash) return known.emitted;
  const emitted = await emitFragments(index, templates, options);
  renderedFragments.set(index.localeVersions, { templates: hash, emitted });
  return emitted;
}

/** The not-found page is wrong for every page that is not parsed yet. */
function isKnown(route: Route, known: ReadonlySet<SourcePath>): boolean {
  if (route.kind !== 'doc') return route.kind !== 'not-found';
  const { document, translationOf } = route.page;
  return known.has(document.source) && (translationOf === undefined || known.has(translationOf));
}
