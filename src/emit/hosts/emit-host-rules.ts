import { portableHeaders, portableRedirects } from '../../assemble/portable-rules.ts';
import { hasCaptures } from '../../lib/path.ts';
import type { HostName } from '../../model/config.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';
import type { Site } from '../../model/site.ts';
import { textFile } from '../asset-file.ts';
import { type HostRules, hostRules } from './host-rules.ts';
import { nginxConfig } from './nginx-config.ts';
import { redirectPages } from './redirect-pages.ts';
import { vercelConfig } from './vercel-config.ts';

/** A site as its host sees it. */
type HostedSite = Pick<Site, 'config' | 'hostFiles'>;

/**
 * Emits headers and redirects in the form that the site's host reads. Without a named host, they are those of
 * `_headers` and `_redirects`, which several hosts and `docs preview` read. The site's own rules come first,
 * since the first redirect that matches is used.
 *
 * @param scripts inline scripts of pages, as a content security policy names them
 * @param taken paths of pages, which a page that redirects must not replace
 */
export function emitHostRules(
  site: HostedSite,
  scripts: readonly string[],
  taken: ReadonlySet<OutputPath>,
): OutputFile[] {
  return filesFor[site.config.host ?? 'netlify'](hostRules(site, scripts), site, taken);
}

type FilesOf = (rules: HostRules, site: HostedSite, taken: ReadonlySet<OutputPath>) => OutputFile[];

const filesFor: Readonly<Record<HostName, FilesOf>> = {
  netlify: rulesFiles,
  // Cloudflare wants static redirects before dynamic ones. The site's own keep their order, and stay first.
  cloudflare: ({ headers, redirects }, site) =>
    rulesFiles(
      {
        headers,
        redirects: [
          ...redirects.filter(({ from }) => !hasCaptures(from)),
          ...redirects.filter(({ from }) => hasCaptures(from)),
        ],
      },
      site,
    ),
  // Without the first file, GitHub drops folders whose names begin with an underscore, such as `_app`.
  'github-pages': ({ redirects }, site, taken) => {
    const { base } = site.config;
    return [
      textFile('.nojekyll', 'page', ''),
      // The folder is published below the base, so the pages lie in it without the base.
      ...redirectPages(
        [...ownRedirects(site, taken), ...redirects].flatMap(({ from, to }) =>
          from.startsWith(base) ? [{ from: `/${from.slice(base.length)}`, to }] : [],
        ),
        taken,
      ),
    ];
  },
  vercel: ({ headers, redirects }, site, taken) => [
    textFile(
      'vercel.json',
      'page',
      // Of two values of a header, Vercel sends the last one.
      vercelConfig({
        headers: [...headers, ...ownHeaders(site)],
        redirects: [...ownRedirects(site, taken), ...redirects],
      }),
    ),
  ],
  nginx: ({ headers, redirects }, site, taken) => [
    textFile(
      'nginx.conf',
      'page',
      nginxConfig(
        {
          headers: [...ownHeaders(site), ...headers],
          redirects: [...ownRedirects(site, taken), ...redirects],
        },
        site.config.base,
      ),
    ),
  ],
};

function ownHeaders({ hostFiles: { headers } }: HostedSite): HostRules['headers'] {
  return portableHeaders(headers?.rules ?? []);
}

function ownRedirects(
  { config: { base }, hostFiles: { redirects } }: HostedSite,
  taken: ReadonlySet<OutputPath>,
): HostRules['redirects'] {
  if (redirects === undefined) return [];
  const pages = [...taken].map((path) => `${base}${path.replace(/(?:index)?\.html$/, '')}`);
  return portableRedirects(redirects.rules, pages);
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
    textFile(outputNames.headers, 'page', joined(hostFiles.headers?.text, blocks.join('\n'))),
    ...(redirectsText === '' ? [] : [textFile(outputNames.redirects, 'page', redirectsText)]),
  ];
}

/** Puts the site's own rules before the generated ones. */
function joined(own: string | undefined, generated: string): string {
  if (own === undefined || own.trim() === '') return generated;
  return generated === '' ? own : `${own.trimEnd()}\n\n${generated}`;
}
