import { escapeHtml } from '../../lib/html.ts';
import type { Config } from '../../model/config.ts';
import type { InlineSources } from '../../model/render-task.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Returns the policy that a document with these inline parts carries itself; undefined for none. */
export type DocumentPolicy = (inline: InlineSources) => string | undefined;

/**
 * Returns the policies of documents on a host that sends no headers of the site. Such a policy allows what
 * its document needs and nothing of others. It cannot forbid frames around the document.
 */
export function documentPolicy(config: Config): DocumentPolicy {
  if (config.host !== 'github-pages') return () => undefined;
  return (inline) => contentSecurityPolicy(config, inline)?.replace(/; frame-ancestors [^;]*/, '');
}

/** Writes a policy into a document, before everything to which it applies. */
export function withPolicy(html: string, policy: string | undefined): string {
  if (policy === undefined) return html;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`;
  // Browsers look for the encoding in the first kilobyte.
  return html.replace(/<head>(?:<meta charset=[^>]*>)?/i, (start) => start + meta);
}
