import type { Config } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import { outputNames } from '../model/output.ts';
import type { OutputPath } from '../model/path.ts';
import type { InlineSources } from '../model/render-task.ts';
import type { Site } from '../model/site.ts';
import { textFile } from './asset-file.ts';
import { emitHostRules } from './hosts/emit-host-rules.ts';

/** Facts about the pages of a site that the files for hosts depend on. */
export interface HostFileOptions {
  /** Everything inline in pages. */
  readonly inline: InlineSources;
  /** Paths of pages. */
  readonly taken: ReadonlySet<OutputPath>;
}

/** Emits the files that static hosts and crawlers read: headers and redirects, and `robots.txt`. */
export function emitHostFiles(
  site: Pick<Site, 'config' | 'hostFiles'>,
  { inline, taken }: HostFileOptions,
): OutputFile[] {
  return [...emitHostRules(site, inline, taken), textFile(outputNames.robots, robotsText(site.config))];
}

function robotsText({ url, base }: Config): string {
  const sitemap = url === undefined ? '' : `\nSitemap: ${url}${base}${outputNames.sitemap}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
