import { join, sep } from 'node:path';
import { planRoutes } from '../assemble/routes/plan-routes.ts';
import type { SiteBundles } from '../bundle/bundle-site.ts';
import { stopOnBundleFailure } from '../bundle/esbuild/problems/bundle-diagnostics.ts';
import { applySeverity } from '../config/apply-severity.ts';
import { tryDemos } from '../demos/try-demos.ts';
import { packageRoot } from '../effects/package-root.ts';
import { resolvePackage } from '../effects/resolve-package.ts';
import { planCopies } from '../emit/emit-copies.ts';
import { checkHost, expectedUpload } from '../emit/hosts/check-host.ts';
import { checkDocuments } from '../load/check-documents.ts';
import { checkExternal } from '../load/check-external.ts';
import { checkFonts } from '../load/check-fonts.ts';
import { checkPages } from '../load/check-pages.ts';
import { checkPictures } from '../load/check-pictures.ts';
import { checkSocialImages } from '../load/check-social-images.ts';
import { checkThemeName } from '../load/check-theme-name.ts';
import { checkTranslations } from '../load/check-translations.ts';
import type { Loaded } from '../load/load.ts';
import type { BuildReport } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Route, Site } from '../model/site.ts';
import { planSite } from '../render/site-plan.ts';
import type { Stopped } from '../render/stop-on-template-failure.ts';
import { withStandIns } from '../render/with-stand-ins.ts';
import { allowProblems, unusedAllowances } from '../validate/allow-problems.ts';
import { lostAddresses } from '../validate/lost-addresses.ts';
import type { BuildContext } from './context.ts';
import { type FurtherChecks, isChecked, isLookedUp } from './further-checks.ts';
import { createReport } from './report.ts';
import { createStages, type Stages } from './stages.ts';
import { startStopwatch, withTimings } from './stopwatch.ts';

/** The problems that show only when pages are rendered. */
interface Checked {
  readonly kind: 'checked';
  readonly diagnostics: readonly Diagnostic[];
  /** True if every file of the website was made, with what only these files show. */
  readonly isWhole: boolean;
}

/** Checks a site without writing anything. */
export async function checkOnce(context: BuildContext, request: FurtherChecks): Promise<BuildReport> {
  const { config, files } = context;
  const stopwatch = startStopwatch();
  const checking = { ...context, pages: context.checkedPages };
  const stages = withTimings(createStages(checking), stopwatch, context.signal);
  const loaded = await stages.load(await stages.read());
  const outcome = await stopOnBundleFailure(
    () => tryParts(loaded, stages, { context, request }),
    config.root,
  );
  const isWhole = outcome.kind === 'checked' && outcome.isWhole;
  const found = await checkFurther(context, loaded, { ...request, isWhole });
  const further = withoutKnown(found, outcome.diagnostics);
  const later = allowProblems([...outcome.diagnostics, ...further], loaded.site);
  const isFound = isChecked(request, (name) => resolvePackage(name, config.root) !== undefined);
  const unused = unusedAllowances(loaded.site, new Set([...loaded.used, ...later.used]), isFound);
  const diagnostics = [...loaded.diagnostics, ...applySeverity(unused, config)];
  await context.save({ keepUnused: true });
  const used = context.store.usedKeys();
  await context.keep(() => context.checkedKeys.replace(used, isLookedUp(request)));
  return createReport(
    { ...loaded, diagnostics },
    { kind: 'checked', diagnostics: later.diagnostics },
    { config, files, timings: stopwatch.timings() },
  );
}

/** An import that leads nowhere is an error of its bundle, which says more, and of its types. */
function withoutKnown(found: readonly Diagnostic[], known: readonly Diagnostic[]): readonly Diagnostic[] {
  const placeOf = ({ place }: Diagnostic) => JSON.stringify([place?.file, place?.line, place?.column]);
  const places = new Set(known.map(placeOf));
  return found.filter((one) => one.code !== 'demo-type' || !places.has(placeOf(one)));
}

interface Checking {
  readonly context: BuildContext;
  readonly request: FurtherChecks;
}

/** Renders the pages on which demos, components or templates of the site may fail, or all of them. */
async function tryParts(
  { site, sources }: Loaded,
  stages: Stages,
  { context, request }: Checking,
): Promise<Checked | Stopped> {
  const { config, lastChanges } = context;
  const work = async (bundles: SiteBundles): Promise<Checked> => {
    const plan = planSite(site, sources, bundles, await lastChanges());
    // A template of the site, or a component in a slot, may fail on any page.
    const isEverywhere =
      request.pages || request.browser || hasOwnTemplates(bundles, config) || config.slots.length > 0;
    const routes = isEverywhere ? plan.routes : plan.routes.filter(hasParts);
    const rendered = await stages.render(plan, routes);
    const emitted = request.pages || request.browser ? await stages.emit(plan, rendered) : undefined;
    // What is emitted contains the demos in iframes.
    const shown = emitted ? emitted.diagnostics : await stages.checkIframes(plan, rendered);
    const { earlier } = request;
    const checked =
      emitted && request.pages
        ? await checkPages({ pages: rendered.pages.pages, emitted, earlier }, { ...context, sources })
        : [];
    const tried =
      emitted && request.browser
        ? await tryDemos({ plan, pages: rendered.pages, emitted }, request.browser, context)
        : [];
    const diagnostics = [
      ...bundles.diagnostics,
      ...rendered.pages.diagnostics,
      ...shown,
      ...checked,
      ...tried,
    ];
    return { kind: 'checked', diagnostics, isWhole: emitted !== undefined };
  };
  return withStandIns({
    bundle: (failing) => stages.bundle(site, sources, { failing }),
    work,
    config,
  });
}

/** What no build checks, such as API documents, links that leave the site, types, and lost addresses. */
async function checkFurther(
  context: BuildContext,
  { site, sources, extracted }: Loaded,
  { external, types, otherVersions, released, isWhole }: FurtherChecks & Pick<Checked, 'isWhole'>,
): Promise<readonly Diagnostic[]> {
  const { config, files } = context;
  const upload = expectedUpload(planRoutes(site), planCopies(site, sources));
  return [
    ...(await checkDocuments(context, extracted)),
    // Emitting the website reports these, too.
    ...(isWhole ? [] : applySeverity(await checkHost(config, upload, files), config)),
    ...(isWhole ? [] : await checkSocialImages(config, files)),
    ...(await checkPictures(site, files)),
    ...(await checkFonts(config, files)),
    ...(await checkThemeName(config, files)),
    ...(await checkTranslations(site, { ...context, sources })),
    ...(external ? await checkExternal(site, context) : []),
    ...(types ? await checkTypes(site, { ...context, otherVersions }) : []),
    ...(released ? applySeverity(lostAddresses(site, released), config) : []),
  ];
}

/** Loads the compiler of demos, which no other check needs. */
async function checkTypes(
  site: Site,
  options: BuildContext & Pick<FurtherChecks, 'otherVersions'>,
): Promise<readonly Diagnostic[]> {
  const { checkSiteTypes } = await import('../load/check-types.ts');
  return checkSiteTypes(site, options);
}

/**
 * True for a page with demos or components, in the language it is written in: translations have the same
 * ones.
 */
function hasParts(route: Route): boolean {
  return (
    route.kind === 'doc' && route.language === route.page.language && route.page.document.parts.length > 0
  );
}

/** True if the site replaces templates. Components alone are checked where pages show them. */
function hasOwnTemplates({ server }: SiteBundles, { templatesDir, root }: Config): boolean {
  if (root === packageRoot()) return false;
  const components = join(templatesDir, 'components', sep);
  return server.inputs.some(
    (file) => file.startsWith(join(templatesDir, sep)) && !file.startsWith(components),
  );
}
