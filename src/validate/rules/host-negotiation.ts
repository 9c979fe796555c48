import type { HostName } from '../../model/config.ts';
import { configPlace, type Rule } from '../rule.ts';

/** Hosts that run no function in front of a site. */
const names: Readonly<Partial<Record<HostName, string>>> = { 'github-pages': 'GitHub Pages', nginx: 'nginx' };

/** Reports that the site's host cannot choose between a page and its Markdown copy. */
export const hostNegotiation: Rule = ({ config }) => {
  const name = config.contentNegotiation && config.host ? names[config.host] : undefined;
  if (name === undefined) return [];
  return [
    {
      severity: 'warning',
      code: 'host-negotiation',
      message: `${name} cannot send Markdown by the "Accept" header, so "contentNegotiation" has no effect.`,
      hint: 'Remove it. Clients find the Markdown copy of a page in its head, and in "llms.txt".',
      place: configPlace(config, 'contentNegotiation'),
    },
  ];
};
