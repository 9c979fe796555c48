import type { Config } from '../../model/config.ts';
import type { InlineSources } from '../../model/render-task.ts';
import type { PolicyKind } from '../../model/services.ts';

/** Editors in which demos open; the toolbar posts a form to them. */
const sandboxes = ['https://codesandbox.io', 'https://stackblitz.com'];

const gtagHosts = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * Returns the policy of a site: its own scripts and style sheets, and inline ones by their
 * hash. Images, media and frames may come from any host, because authors refer to them.
 * Undefined if the site disables the policy.
 */
export function contentSecurityPolicy(
  config: Pick<Config, 'ads' | 'analytics' | 'fonts' | 'contentSecurityPolicy'>,
  { scripts, styles }: InlineSources,
): string | undefined {
  const { contentSecurityPolicy: own } = config;
  if (own === false) return undefined;
  const services = serviceSources(config);
  const from = (kind: PolicyKind): string[] => [...(services[kind] ?? []), ...(own[kind] ?? [])];
  const directives: (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...[...scripts].sort(), ...from('script')]],
    ['style-src', ["'self'", ...inlineStyles([...styles, ...from('style')]), ...from('style')]],
    ['img-src', ["'self'", 'https:', 'data:', 'blob:', ...from('img')]],
    ['media-src', ["'self'", 'https:', 'data:', 'blob:', ...from('media')]],
    ['font-src', ["'self'", 'data:', ...from('font')]],
    ['connect-src', ["'self'", ...from('connect')]],
    ['frame-src', ["'self'", 'https:', ...from('frame')]],
    ['worker-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'self'"]],
    ['form-action', ["'self'", ...sandboxes, ...from('form-action')]],
    ['frame-ancestors', ["'self'"]],
  ];
  // Where pages may contain any script, they may also pass strings: in `docs dev`.
  if (own.trustedTypes && !scripts.includes(unsafeInline))
    directives.push(['require-trusted-types-for', ["'script'"]]);
  return directives.map(([name, sources]) => [name, ...new Set(sources)].join(' ')).join('; ');
}

const unsafeInline = "'unsafe-inline'";

/** What a policy has to allow while no page is rendered, and the hashes of scripts and styles are unknown. */
export const unrenderedInline: InlineSources = { scripts: [unsafeInline, 'blob:'], styles: [unsafeInline] };

/** Hash of the empty text. Emotion inserts empty style elements, and adds rules to them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Beside hashes, browsers ignore the keyword that allows all inline style. */
function inlineStyles(sources: readonly string[]): string[] {
  if (sources.includes(unsafeInline)) return [unsafeInline];
  return [emptyStyle, ...sources.filter((source) => source.startsWith("'sha256-")).sort()];
}

type PolicySources = Partial<Record<PolicyKind, readonly string[]>>;

function serviceSources({
  ads,
  analytics,
  fonts,
}: Pick<Config, 'ads' | 'analytics' | 'fonts'>): PolicySources {
  const sponsor = [...origins([ads?.script]), ...(ads?.sources ?? [])];
  const feed = origins([ads?.feed]);
  const gtag = analytics?.gtag;
  return {
    script: [...sponsor, ...origins([gtag?.script])],
    connect: [...feed, ...sponsor, ...(gtag ? gtagHosts : []), ...origins([analytics?.beacon, gtag?.script])],
    img: [...feed, ...sponsor],
    frame: sponsor,
    // The script of a sponsor brings its own style.
    style: [...origins(fonts.map(({ href }) => href)), ...(ads?.script === undefined ? [] : [unsafeInline])],
    font: [...origins(fonts.map(({ href }) => href)), ...fonts.flatMap(({ preconnect }) => preconnect)],
  };
}

function origins(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) =>
    address === undefined || !URL.canParse(address) ? [] : [new URL(address).origin],
  );
}
