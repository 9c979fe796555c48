import { generatedHeaders, ownHeader, policyHeader } from '../../assemble/generated-headers.ts';
import { ownRedirect, redirectWithBase } from '../../assemble/host-redirects.ts';
import { appliedRedirects } from '../../assemble/portable-rules.ts';
import { decodeLetters } from '../../lib/decode-url.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { configPlace, type Rule } from '../rule.ts';

/**
 * Reports lines of the site's own `_redirects` and `_headers` that replace what `site.yaml` asks for, or what
 * the build generates.
 */
export const hostConflict: Rule = (site) => [...redirectConflicts(site), ...headerConflicts(site)];

function redirectConflicts({ config, hostFiles: { redirects: own } }: Site): Diagnostic[] {
  const rules = appliedRedirects(own?.rules ?? [], config.host);
  return config.redirects.flatMap((redirect, index): Diagnostic[] => {
    const { from, to } = redirectWithBase(redirect, config);
    const rule = own && ownRedirect({ from }, rules);
    if (!rule || isSamePath(rule.to, to)) return [];
    return [
      {
        severity: 'warning',
        code: 'redirect-conflict',
        message: `Redirect from "${from}" leads to "${rule.to}" here and to "${to}" in site.yaml; this one is used.`,
        hint: 'Remove one of them.',
        place: { file: displayPath(own.source), line: rule.line, column: 1 },
        related: [
          {
            message: 'The redirect that is not used.',
            place: configPlace(config, `redirects[${index}].from`),
          },
        ],
      },
    ];
  });
}

/** Hosts ignore the slash at the end of a path. */
function isSamePath(a: string, b: string): boolean {
  return decodeLetters(a).replace(/\/$/, '') === decodeLetters(b).replace(/\/$/, '');
}

function headerConflicts({ config, hostFiles: { headers: own } }: Site): Diagnostic[] {
  if (!own) return [];
  const policy = config.contentSecurityPolicy === false ? undefined : '';
  return generatedHeaders(config, policy).flatMap(({ pattern, headers }) =>
    headers.flatMap(([name, value]): Diagnostic[] => {
      const line = ownHeader(pattern, name, own.rules);
      if (!line || line.value.replace(/\s+/g, ' ') === value) return [];
      const isPolicy = name === policyHeader;
      return [
        {
          severity: 'warning',
          code: 'header-conflict',
          message: isPolicy
            ? `Header "${name}" for "${pattern}" replaces the generated policy, which lists the scripts of the pages.`
            : `Header "${name}" for "${pattern}" replaces the generated "${value}".`,
          hint: isPolicy
            ? 'Add sources to contentSecurityPolicy in site.yaml; to keep this line, set it to false there.'
            : 'Remove the line, or set the header for a narrower path.',
          place: { file: displayPath(own.source), line: line.line, column: line.column },
        },
      ];
    }),
  );
}
