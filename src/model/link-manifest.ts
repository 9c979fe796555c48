/** The addresses of a site, by which another site checks its links. Written as `link-manifest.json`. */
export interface LinkManifest {
  readonly version: 1;
  /** Canonical origin, if the site has a public address: `https://docs.acme.dev`. */
  readonly url?: string | undefined;
  /** Path the site is served under, with a slash at both ends. */
  readonly base: string;
  /** Every page exists in all of them; the first has no prefix. */
  readonly languages: readonly string[];
  /** Patterns of addresses that are redirected, without base: `/old/*`. */
  readonly redirects: readonly string[];
  /**
   * Sorted by path. Pages in another language are listed only if they have an
   * address or anchors of their own.
   */
  readonly pages: readonly LinkedPage[];
}

/** A page that other sites may link to. */
export interface LinkedPage {
  /** Without base: `/material-ui/react-button/`. */
  readonly path: string;
  readonly title: string;
  /** Ids in the page, sorted. */
  readonly anchors: readonly string[];
}

/** Another site whose manifest this one names. */
export interface SisterSite {
  /** The manifest, as messages name it. */
  readonly file: string;
  /** Origin of the site; absent if neither the manifest nor the configuration names one. */
  readonly url?: string;
  readonly manifest: LinkManifest;
}
