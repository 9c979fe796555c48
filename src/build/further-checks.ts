import { htmlCheckKey, triedDemosKey, typesKey } from '../cache/store-keys.ts';
import type { DemoBrowser } from '../demos/try-demos.ts';
import type { OtherVersion } from '../load/other-versions.ts';
import type { PageWeight } from '../model/build-report.ts';
import type { LinkManifest } from '../model/link-manifest.ts';

/** The checks that are made only on request, and what they compare with. */
export interface FurtherChecks {
  /** Requests the links that leave the site. */
  readonly external?: boolean | undefined;
  /** Checks the types of demos, and of code samples that are whole modules. */
  readonly types?: boolean | undefined;
  /** Checks types against these versions of packages too. */
  readonly otherVersions?: readonly OtherVersion[] | undefined;
  /** Renders every page, and checks its size and HTML. */
  readonly pages?: boolean | undefined;
  /** Hydrates every demo in a browser. */
  readonly browser?: DemoBrowser | undefined;
  /** The pages of an earlier report, with which sizes are compared. */
  readonly earlier?: readonly PageWeight[] | undefined;
  /** The link manifest of the last release, whose addresses must still exist. */
  readonly released?: LinkManifest | undefined;
}

/** Whether a check looks up a key, so that values it did not use are outdated. */
export function isLookedUp({ types, pages, browser }: FurtherChecks): (key: string) => boolean {
  return (key) => {
    if (key.startsWith(typesKey(''))) return types === true;
    if (key.startsWith(htmlCheckKey(''))) return pages === true;
    return !key.startsWith(triedDemosKey('')) || browser !== undefined;
  };
}

/**
 * Whether a check looks for a code, so that an allowance without use is a mistake. `isInstalled` states
 * whether the site has a package, without which a check finds only some of the problems, or none.
 */
export function isChecked(
  request: FurtherChecks,
  isInstalled: (name: string) => boolean,
): (code: string) => boolean {
  const { external, types, pages, browser, earlier } = request;
  return (code) => {
    if (code === 'demo-accessibility') return browser !== undefined && isInstalled('axe-core');
    if (code === 'page-html') return pages === true && isInstalled('html-validate');
    if (/^demo-(?:console|keyboard)$/.test(code)) return browser !== undefined;
    if (code.startsWith('external-')) return external === true;
    if (code === 'page-growth') return earlier !== undefined;
    if (code.startsWith('page-')) return pages === true;
    return types === true || !/^(?:fence|demo)-type$/.test(code);
  };
}
