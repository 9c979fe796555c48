import { page, plainSite } from '../small-site.ts';
import type { SiteFiles } from '../workspace.ts';

const ownHosts = `  - { from: '/v4/*', to: 'https://v4.acme.dev/:splat' }
  - { from: '/v3/:page/', to: 'https://v3.acme.dev/:page/' }
`;

/**
 * A site with redirects of each kind and headers of its own.
 *
 * @param settings lines of `site.yaml`, as a recipe of the manual has them
 */
export function hostedSite(settings: string): SiteFiles {
  const base = /^base: (\S+)/m.exec(settings)?.[1] ?? '/';
  const isGitHub = settings.includes('github-pages');
  return {
    ...plainSite,
    'content/site.yaml': `name: Acme UI
products:
  - { id: acme, name: Acme, navigation: navigation/acme.yaml }
redirects:
  - { from: /moved/, to: /acme/button/ }
  - { from: /über/, to: /acme/button/ }
  - { from: /shop/, to: 'https://shop.acme.dev/?a=1', status: 302 }
${isGitHub ? '' : ownHosts}${settings}`,
    'content/acme/start.md': page('Start', 'See [the button](./button.md).'),
    'content/public/_redirects': `${base}mine ${base}acme/link/ 307\n`,
    ...(!isGitHub && { 'content/public/_headers': `${base}acme/link/*\n  X-Robots-Tag: noarchive\n` }),
  };
}
