import type { Text } from 'mdast';
import { type PageContext, report } from '../page/page-context.ts';
import { pointIn } from './point-in.ts';

/** The end of a link that became text: `](/licence/ 'Plan')`, but not `\](/a)`. */
const linkEnd = /(?<!\\)\]\((?:\/|\.{1,2}\/|#|https?:\/\/)[^()\s]*(?:\s+(?:'[^']*'|"[^"]*"))?\)/;

/**
 * Warns of a link whose brackets are shown as text: one that contains another link, or has a bracket too
 * many.
 */
export function lintLink(node: Text, context: PageContext): void {
  const { position } = node;
  const source = context.text.slice(position?.start.offset, position?.end.offset);
  const { 0: end, index = 0 } = linkEnd.exec(source) ?? {};
  if (end === undefined) return;
  report(context, pointIn({ ...node, value: source }, index), {
    severity: 'warning',
    code: 'link-text',
    message: `The end of a link, "${end.replace(/\s+/g, ' ')}", is shown as text.`,
    hint: 'A link contains no other link, and each "[" has its "]".',
  });
}
