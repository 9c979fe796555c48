import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeFlatList, memoizeList } from '../memo/memoize-list.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { Page, Site } from '../model/site.ts';
import type { ApiFacts, PageRule, Rule } from './rule.ts';
import { danglingNavigation } from './rules/dangling-navigation.ts';
import { demoVariant } from './rules/demo-variant.ts';
import { duplicateNavigationPath } from './rules/duplicate-navigation-path.ts';
import { duplicateRoute } from './rules/duplicate-route.ts';
import { foreignFrontMatter } from './rules/foreign-front-matter.ts';
import { hostConflict } from './rules/host-conflict.ts';
import { hostNegotiation } from './rules/host-negotiation.ts';
import { hostRedirect } from './rules/host-redirect.ts';
import { linkSlash } from './rules/link-slash.ts';
import { missingAdPicture } from './rules/missing-ad-picture.ts';
import { missingAnchor } from './rules/missing-anchor.ts';
import { missingDemo } from './rules/missing-demo.ts';
import { missingFile } from './rules/missing-file.ts';
import { missingPage } from './rules/missing-page.ts';
import { missingPublicFile } from './rules/missing-public-file.ts';
import { missingSource } from './rules/missing-source.ts';
import { missingTranslation } from './rules/missing-translation.ts';
import { redirectTarget } from './rules/redirect-target.ts';
import { sisterLink } from './rules/sister-link.ts';
import { slotComponent } from './rules/slot-component.ts';
import { strayTranslation } from './rules/stray-translation.ts';
import { translationTarget } from './rules/translation-target.ts';
import { unknownApi } from './rules/unknown-api.ts';
import { unknownComponent } from './rules/unknown-component.ts';
import { unknownFont } from './rules/unknown-font.ts';
import { unmatchedRoute } from './rules/unmatched-route.ts';
import { unsafeRoute } from './rules/unsafe-route.ts';

const rules: readonly Rule[] = [
  danglingNavigation,
  duplicateNavigationPath,
  duplicateRoute,
  foreignFrontMatter,
  hostConflict,
  hostNegotiation,
  hostRedirect,
  missingAdPicture,
  missingAnchor,
  missingPublicFile,
  missingSource,
  missingTranslation,
  redirectTarget,
  sisterLink,
  strayTranslation,
  slotComponent,
  translationTarget,
  unmatchedRoute,
];

const pageRules: readonly PageRule[] = [
  linkSlash,
  demoVariant,
  missingDemo,
  missingFile,
  missingPage,
  unknownApi,
  unknownComponent,
  unknownFont,
  unsafeRoute,
];

/** Checks the assembled site by every rule, and returns all problems. */
export function validateSite(site: Site): Diagnostic[] {
  const pageDiagnostics = checkPages(site.config, site.pages, site.space, site.components, apiFacts(site));
  return sortDiagnostics([...rules.flatMap((rule) => rule(site)), ...pageDiagnostics]);
}

const checkPage = memoize(
  (page: Page, space: Site['space'], components: Site['components'], api: ApiFacts): readonly Diagnostic[] =>
    pageRules.flatMap((rule) => rule(page, { space, components, api })),
);

const checkPages = memoizeFlatList(checkPage);

/** Collects the facts of the API pages that other pages are checked against. */
function apiFacts({ config, pages }: Pick<Site, 'config' | 'pages'>): ApiFacts {
  return joinFacts(apiPageFacts(config, pages));
}

type ApiPageFacts = readonly [product: string | undefined, name: string];

const apiPageFacts = memoizeList(({ product, reference, translationOf }: Page): ApiPageFacts | undefined =>
  reference && translationOf === undefined ? [product, reference.name] : undefined,
);

const joinFacts = memoize((facts: readonly (ApiPageFacts | undefined)[]): ApiFacts => {
  const found = facts.filter((one) => one !== undefined);
  const byProduct = groupBy(found, ([product]) => product ?? '');
  return {
    names: new Map([...byProduct].map(([product, own]) => [product, own.map(([, name]) => name)])),
  };
});
