import type { Parents, Text } from 'mdast';
import { type PageContext, report } from '../page/page-context.ts';
import { pointIn } from './point-in.ts';

/** Two stars that Markdown has left in a text: no part of a row of stars, of a path, or escaped. */
const stars = /(?<![*\\/])\*\*(?![*/])/g;

interface Mark {
  readonly node: Text;
  /** Place in the node's text, and in the body. */
  readonly index: number;
  readonly offset: number;
}

/**
 * Warns of `**strong**` whose stars are shown as text. Markdown reads no emphasis that begins or ends with a
 * space, or with punctuation that a letter touches, as in Chinese and Japanese: `**注意：**文字`.
 */
export function lintEmphasis(parent: Parents, context: PageContext): void {
  const marks = parent.children.flatMap((node) => (node.type === 'text' ? marksIn(node, context) : []));
  for (let index = 0; index + 1 < marks.length; index += 1) {
    const [opening, closing] = marks.slice(index, index + 2);
    if (!opening || !closing) return;
    const inner = context.text.slice(opening.offset + 2, closing.offset);
    if (!isMeant(opening, closing, { inner, text: context.text })) continue;
    reportStars(opening, inner, context);
    index += 1;
  }
}

function marksIn(node: Text, context: PageContext): readonly Mark[] {
  const from = node.position?.start.offset;
  // The title of a container, or a node of a plugin.
  if (from === undefined) return [];
  const written = context.text.slice(from, node.position?.end.offset);
  return [...written.matchAll(stars)].map(({ index }) => ({
    node: { ...node, value: written },
    index,
    offset: from + index,
  }));
}

/** False for operators, `2 ** 3 ** 4`, and for two openings, `**args and **options`. */
function isMeant(
  opening: Mark,
  closing: Mark,
  { inner, text }: { readonly inner: string; readonly text: string },
): boolean {
  if (inner.trim() === '' || /\n\s*\n/.test(inner)) return false;
  const before = text.slice(Math.max(0, opening.offset - 40), opening.offset);
  if (/[\p{L}\p{N})\]][^\S\n]+$/u.test(before) && /^\s/.test(inner)) return false;
  const after = text.charAt(closing.offset + 2);
  return !/\s$/.test(inner) || !/[\p{L}\p{N}_]/u.test(after);
}

function reportStars({ node, index }: Mark, inner: string, context: PageContext): void {
  const written = `**${inner}**`;
  const strong = strongText(inner, context.trust);
  // `word** strong**` keeps the space between the words.
  const isTouched = /^\s/.test(inner) && /\S/.test(node.value.charAt(index - 1));
  const corrected = isTouched ? ` ${strong}` : strong;
  // Without raw HTML, it is for the author to say which punctuation is strong.
  const isSure = !inner.includes('\n') && (context.trust || !touchesMarks(inner.trim()));
  report(context, pointIn(node, index), {
    severity: 'warning',
    code: 'emphasis-text',
    message: `The stars of "${written.replace(/\s+/g, ' ')}" are shown as text.`,
    hint: strong.replace(/\s+/g, ' '),
    ...(isSure && { fix: { from: written, to: corrected } }),
  });
}

/** What is meant with the stars around a text. */
function strongText(inner: string, trust: boolean): string {
  const parts = inner.split('**');
  const isRow = parts.length % 2 === 1 && parts.every((part) => part !== '' && part.trim() === part);
  // Of `**一：**文字**二：**文字`, Markdown takes the middle for the strong text.
  if (isRow) return parts.map((part, at) => (at % 2 === 0 ? strongPart(part, trust) : part)).join('');
  return strongPart(inner.trim(), trust);
}

function strongPart(content: string, trust: boolean): string {
  if (!touchesMarks(content)) return `**${content}**`;
  if (trust) return `<strong>${content}</strong>`;
  return content.replace(/^((?:(?!`)[\p{P}\p{S}])*)(.+?)((?:(?!`)[\p{P}\p{S}])*)$/su, '$1**$2**$3');
}

/** Whether a text begins or ends with what Markdown counts as punctuation: also with a backtick. */
function touchesMarks(content: string): boolean {
  return /^[\p{P}\p{S}]|[\p{P}\p{S}]$/u.test(content);
}
