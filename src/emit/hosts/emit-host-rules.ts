import { portableHeaders, usedRedirects } from '../../assemble/portable-rules.ts';
import type { HostName } from '../../model/config.ts';
import type { RedirectRule } from '../../model/host-files.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';
import type { InlineSources } from '../../model/render-task.ts';
import type { Site } from '../../model/site.ts';
import { textFile } from '../asset-file.ts';
import { cloudflareRedirects } from './cloudflare-redirects.ts';
import { type HostRules, hostRules } from './host-rules.ts';
import { nginxConfig } from './nginx-config.ts';
import { redirectPages } from './redirect-pages.ts';
import { vercelConfig } from './vercel-config.ts';

/** A site as its host sees it. */
interface HostedSite extends Pick<Site, 'config' | 'hostFiles'> {
  /** The site's own redirects, as far as the host applies them. */
  readonly ownRedirects: readonly RedirectRule[];
  /** Paths of pages, which a page that redirects must not replace. */
  readonly taken: ReadonlySet<OutputPath>;
}

/**
 * Emits headers and redirects in the form that the site's host reads. Without a named host, they are those of
 * `_headers` and `_redirects`, which several hosts and `docs preview` read. The site's own rules come first,
 * since the first redirect that matches is used.
 *
 * @param inline everything inline in pages
 * @param taken paths of pages
 */
export function emitHostRules(
  { config, hostFiles }: Pick<Site, 'config' | 'hostFiles'>,
  inline: InlineSources,
  taken: ReadonlySet<OutputPath>,
): OutputFile[] {
  const { host, base } = config;
  const rules = hostFiles.redirects?.rules ?? [];
  const pages =
    rules.length === 0 ? [] : [...taken].map((path) => `${base}${path.replace(/(?:index)?\.html$/, '')}`);
  const site = { config, hostFiles, ownRedirects: usedRedirects(rules, { host, pages }), taken };
  return filesFor[host ?? 'netlify'](hostRules(site, site.ownRedirects, inline), site);
}

type FilesOf = (rules: HostRules, site: HostedSite) => OutputFile[];

const filesFor: Readonly<Record<HostName, FilesOf>> = {
  netlify: rulesFiles,
  // The site's own redirects keep their order, and stay first.
  cloudflare: ({ headers, redirects }, site) =>
    rulesFiles({ headers, redirects: cloudflareRedirects(redirects, site.ownRedirects) }, site),
  // Without the first file, GitHub drops folders whose names begin with an underscore, such as `_app`.
  'github-pages': ({ redirects }, { config: { base }, ownRedirects, taken }) => [
    textFile('.nojekyll', ''),
    // The folder is published below the base, so the pages lie in it without the base.
    ...redirectPages(
      [...ownRedirects, ...redirects].flatMap(({ from, to }) =>
        from.startsWith(base) ? [{ from: `/${from.slice(base.length)}`, to }] : [],
      ),
      taken,
    ),
  ],
  vercel: ({ headers, redirects }, { ownRedirects, hostFiles }) => [
    textFile(
      'vercel.json',
      // Of two values of a header, Vercel sends the last one.
      vercelConfig({
        headers: [...headers, ...ownHeaders(hostFiles)],
        redirects: [...ownRedirects, ...redirects],
      }),
    ),
  ],
  nginx: ({ headers, redirects }, { config, ownRedirects, hostFiles }) => [
    textFile(
      'nginx.conf',
      nginxConfig(
        {
          headers: [...ownHeaders(hostFiles), ...headers],
          redirects: [...ownRedirects, ...redirects],
        },
        config.base,
      ),
    ),
  ],
};

function ownHeaders({ headers }: HostedSite['hostFiles']): HostRules['headers'] {
  return portableHeaders(headers?.rules ?? []);
}

/** The text of the site's own files stays as it is: hosts know more rules than the build does. */
function rulesFiles({ headers, redirects }: HostRules, { hostFiles }: HostedSite): OutputFile[] {
  const blocks = headers.map(
    ({ pattern, headers }) =>
      `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
  );
  const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`);
  const redirectsText = joined(hostFiles.redirects?.text, lines.join(''));
  return [
    textFile(outputNames.headers, joined(hostFiles.headers?.text, blocks.join('\n'))),
    ...(redirectsText === '' ? [] : [textFile(outputNames.redirects, redirectsText)]),
  ];
}

/** Puts the site's own rules before the generated ones. */
function joined(own: string | undefined, generated: string): string {
  if (own === undefined || own.trim() === '') return generated;
  return generated === '' ? own : `${own.trimEnd()}\n\n${generated}`;
}
