import type { ResolvedLink } from '../model/page-props.ts';
import { escapeHtml } from './html.ts';

/** The value of an `href`, which closes early if the link has more attributes. Empty without a link. */
export function linkAttribute(link: ResolvedLink | undefined): string {
  if (!link) return '';
  const rel = link.rel === '' ? '' : `" rel="${escapeHtml(link.rel)}`;
  const target = link.newTab ? '" target="_blank' : '';
  return escapeHtml(link.href) + rel + target;
}
