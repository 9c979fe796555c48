import { hasCaptures } from '../../lib/path.ts';
import type { Config, HostName } from '../../model/config.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';
import { textFile } from '../asset-file.ts';
import { type HostRules, hostRules } from './host-rules.ts';
import { nginxConfig } from './nginx-config.ts';
import { redirectPages } from './redirect-pages.ts';
import { vercelConfig } from './vercel-config.ts';

/**
 * Emits headers and redirects in the form that the site's host reads. Without a named host, they are those of
 * `_headers` and `_redirects`, which several hosts and `docs preview` read.
 *
 * @param scripts inline scripts of pages, as a content security policy names them
 * @param taken paths of pages, which a page that redirects must not replace
 */
export function emitHostRules(
  config: Config,
  scripts: readonly string[],
  taken: ReadonlySet<OutputPath>,
): OutputFile[] {
  const rules = hostRules(config, scripts);
  return filesFor[config.host ?? 'netlify'](rules, config, taken);
}

type FilesOf = (rules: HostRules, config: Config, taken: ReadonlySet<OutputPath>) => OutputFile[];

const filesFor: Readonly<Record<HostName, FilesOf>> = {
  netlify: rulesFiles,
  // Cloudflare wants static redirects before dynamic ones.
  cloudflare: ({ headers, redirects }) =>
    rulesFiles({
      headers,
      redirects: [
        ...redirects.filter(({ from }) => !hasCaptures(from)),
        ...redirects.filter(({ from }) => hasCaptures(from)),
      ],
    }),
  // Without the first file, GitHub drops folders whose names begin with an underscore, such as `_app`.
  'github-pages': ({ redirects }, config, taken) => [
    textFile('.nojekyll', 'page', ''),
    // The folder is published below the base, so the pages lie in it without the base.
    ...redirectPages(
      redirects.map(({ to }, index) => ({ from: config.redirects[index]?.from ?? '/', to })),
      taken,
    ),
  ],
  vercel: (rules) => [textFile('vercel.json', 'page', vercelConfig(rules))],
  nginx: (rules, { base }) => [textFile('nginx.conf', 'page', nginxConfig(rules, base))],
};

function rulesFiles({ headers, redirects }: HostRules): OutputFile[] {
  const blocks = headers.map(
    ({ pattern, headers }) =>
      `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
  );
  const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`);
  return [
    textFile(outputNames.headers, 'page', blocks.join('\n')),
    ...(lines.length === 0 ? [] : [textFile(outputNames.redirects, 'page', lines.join(''))]),
  ];
}
