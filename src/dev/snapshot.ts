import { demoClosure } from '../assemble/demo-code.ts';
import { addFrames } from '../build/add-frames.ts';
import type { BuildTools } from '../build/build-tools.ts';
import type { SitePlan } from '../build/plan-site.ts';
import { emitFixed } from '../emit/emit-fixed.ts';
import { emitFragments } from '../emit/emit-fragments.ts';
import { emitPages } from '../emit/emit-pages.ts';
import type { EmittedFragments } from '../emit/emitted-fragments.ts';
import { hashParts } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { Route } from '../model/site.ts';
import { type PlacedTemplates, placeTemplates } from '../render/place-templates.ts';
import { renderRoutes } from '../render/render-routes.ts';

/** A site as its sources stand: every check is done, and each page is drawn when it is asked for. */
export interface DevSnapshot {
  /** Sorted; frames filled in. What only drawing shows is told with the page. */
  readonly diagnostics: readonly Diagnostic[];
  /** False when a build would fail. */
  readonly ok: boolean;
  /** Pages that were parsed, not remembered. */
  readonly parsed: number;
  /** Absent when something was found that a build may not go on with. */
  readonly site?: SnapshotSite;
}

/** A site whose pages can be drawn. */
export interface SnapshotSite {
  /** Another text whenever the templates or the script of every page are others. */
  readonly shell: string;
  /** The same object as in the draft before, unless pages came, went or moved. */
  readonly paths: ReadonlySet<SitePath>;
  /** False where few pages are known for certain, and others may be missing. */
  readonly isComplete: boolean;
  /** False for a page that cannot be drawn, or of which it cannot be said that there is none, before all pages are parsed. */
  isKnown(path: SitePath): boolean;
  /** Files of the author that a page is made from, as reports call them: its source, and the modules of its demos. */
  filesOf(path: SitePath): readonly string[];
  /** Files that no page has to be drawn for. */
  fixed(): readonly OutputFile[];
  /** Draws pages as a build of these pages does. One call at a time, and none while the builder is at other work. */
  render(paths: readonly SitePath[]): Promise<SnapshotPages>;
}

/** Pages of a draft, and all that they load. */
export interface SnapshotPages {
  /** In the order in which they were asked for, but for addresses that the site does not have. */
  readonly pages: readonly OutputFile[];
  readonly assets: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes a planned site drawable page by page. Where only the pages of `known` sources are known for certain, others may be missing. */
export function snapshotSite(
  plan: SitePlan,
  tools: BuildTools,
  known?: ReadonlySet<SourcePath>,
): SnapshotSite {
  const { server, browser } = plan.bundles;
  const addresses = addressesOf(pathsOf(plan.index.site.config, plan.routes));
  const routeAt = (path: SitePath) => plan.routes[addresses.positions.get(path) ?? -1];
  let fixed: readonly OutputFile[] | undefined;
  return {
    shell: hashParts([server.templates.hash, browser.assets.get('browser')?.path ?? '']),
    paths: addresses.paths,
    isComplete: known === undefined,
    isKnown(path) {
      const route = routeAt(path);
      if (known === undefined) return true;
      return route !== undefined && isKnown(route, known);
    },
    filesOf(path) {
      const route = routeAt(path);
      if (route?.kind !== 'doc') return [];
      const { document, demos } = route.page;
      const modules = demos.flatMap((demo) =>
        demo === null ? [] : demoClosure(demo, plan.bundles.modules, 'ts'),
      );
      return [document.source, ...modules.map(({ source }) => source)].map(displayPath);
    },
    fixed() {
      // A policy names scripts by their hash; here no page is drawn yet.
      fixed ??= emitFixed(plan, ["'unsafe-inline'", 'blob:'], tools.files);
      return fixed;
    },
    async render(paths) {
      const wanted = paths.flatMap((path) => routeAt(path) ?? []);
      const templates = await placeTemplates(server, tools);
      const rendered = await renderRoutes(plan, wanted, templates, tools);
      const fragments = await fragmentsOf(plan, templates, tools);
      const { pages, assets } = await emitPages(plan, rendered, fragments, tools);
      const diagnostics = await addFrames(rendered.diagnostics, tools.config.root, tools.files);
      return { pages, assets, diagnostics };
    },
  };
}

/** The addresses of a site, and where their routes stand, which no edit of a page changes. */
const addressesOf = memoize((paths: readonly SitePath[]) => ({
  paths: new Set(paths),
  positions: new Map(paths.map((path, position) => [path, position])),
}));

const pathsOf = memoizeList(({ path }: Route) => path);

/** Navigation and settings of all pages, which an edit of a page does not change. */
async function fragmentsOf(
  { index }: SitePlan,
  templates: PlacedTemplates,
  tools: BuildTools,
): Promise<EmittedFragments> {
  const { fragments } = tools.memory;
  const { hash } = templates.server.templates;
  const held = fragments.get(index.localeVersions);
  if (held?.templates === hash) return held.emitted;
  const emitted = await emitFragments(index, templates, tools);
  fragments.set(index.localeVersions, { templates: hash, emitted });
  return emitted;
}

/** The page that says there is none is wrong for all that are missing. */
function isKnown(route: Route, known: ReadonlySet<SourcePath>): boolean {
  if (route.kind !== 'doc') return route.kind !== 'not-found';
  const { document, translationOf } = route.page;
  return known.has(document.source) && (translationOf === undefined || known.has(translationOf));
}
