/** What the command line says about a build. Folders are absolute; the rest is as it was typed. */
export interface BuildFlags {
  /** Output folder. */
  readonly out?: string;
  /** Path the site is served under. */
  readonly base?: string;
  /** Canonical origin. */
  readonly siteUrl?: string;
  /** Globs of site paths to build; empty means all. */
  readonly only: readonly string[];
  /** Ignore what the cache holds. */
  readonly force: boolean;
  /** Weigh every page and demo for the report. */
  readonly sizes: boolean;
  /** Address or file of a page: the report tells why it was drawn. */
  readonly why?: string;
  /** Variables of the surroundings, for keys that `site.yaml` names and does not hold. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Warnings fail the build. */
  readonly strict: boolean;
}
