import type { Text } from 'mdast';
import { type PageContext, report } from '../page/page-context.ts';
import { pointIn } from './point-in.ts';

/** The end of a link that became text: `](/licence/ 'Plan')`, but not `\](/a)`. */
const linkEnd = /(?<!\\)\]\((?:\/|\.{1,2}\/|#|https?:\/\/)[^()\s]*(?:\s+(?:'[^']*'|"[^"]*"))?\)/;

/** The address of a link that became text because of a space in it: `(https://a. b/)`. */
const spacedAddress = /^(?:\/|\.{1,2}\/|https?:\/\/)[^()\s'"]*(?:[ \t]+[^()\s'"]+)+(?=\))/;

/**
 * Warns of a link whose brackets are shown as text: one that contains another link, has a bracket too many,
 * or a space in its address.
 */
export function lintLink(node: Text, context: PageContext): void {
  const { position } = node;
  // The title of a container, or a node of a plugin.
  if (position?.start.offset === undefined) return;
  const source = context.text.slice(position.start.offset, position.end.offset);
  if (!source.includes('](')) return;
  // A web address after the bracket is a link of its own, so the text ends before it.
  const around = context.text.slice(position.start.offset, position.start.offset + source.length + 500);
  const { 0: end, index = 0 } = linkEnd.exec(around) ?? {};
  if (end === undefined || index >= source.length) {
    reportSpace(node, source, context);
    return;
  }
  report(context, pointIn({ ...node, value: source }, index), {
    severity: 'warning',
    code: 'link-text',
    message: `The end of a link, "${end.replace(/\s+/g, ' ')}", is shown as text.`,
    hint: 'A link contains no other link, and each "[" has its "]".',
  });
}

/** Machine translation puts spaces after the dots of an address. Its start may have become a link itself. */
function reportSpace(node: Text, source: string, context: PageContext): void {
  const index = source.search(/(?<!\\)\]\((?:\/|\.{1,2}\/|https?:|$)/);
  const start = (node.position?.start.offset ?? 0) + index + 2;
  const [address] = index === -1 ? [] : (spacedAddress.exec(context.text.slice(start, start + 500)) ?? []);
  if (address === undefined) return;
  report(context, pointIn({ ...node, value: source }, index), {
    severity: 'warning',
    code: 'link-text',
    message: `The address of a link, "${address}", contains a space, so the link is shown as text.`,
    hint: `Remove the space, or write the address in angle brackets: (<${address}>)`,
  });
}
