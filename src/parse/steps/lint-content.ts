import type { Heading, Root } from 'mdast';
import { type BodyPoint, type PageContext, report } from '../page/page-context.ts';
import { lintEmphasis } from './lint-emphasis.ts';
import { lintLink } from './lint-link.ts';
import { lintTable } from './lint-table.ts';
import { pointIn } from './point-in.ts';
import { visitMarkdown } from './visit-markdown.ts';

/** Comments, elements whose content is no markup, and the start tags of headings and pictures. */
const markup =
  /<!--[\s\S]*?-->|<(script|style|textarea)\b[^>]*>[\s\S]*?<\/\1\s*>|<(h[1-6]|img)\b(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * Warns of headings that skip a level, of pictures without text or size, and of tables, links and strong
 * texts that are none. Runs only in a check.
 */
export function lintContent(tree: Root, context: PageContext): void {
  if (!context.checkSample) return;
  // The template renders the title.
  let above = 1;
  const readHeading = (depth: number, point: BodyPoint | undefined, written: string): void => {
    lintHeading(depth, above, (message, hint) =>
      report(context, point, {
        severity: 'warning',
        code: 'heading-order',
        message,
        hint: hint(written),
      }),
    );
    above = Math.max(2, depth);
  };
  visitMarkdown(tree, (node) => {
    if (node.type === 'heading') readHeading(node.depth, node.position?.start, sourceOf(node, context));
    if (node.type === 'paragraph') lintTable(node, context);
    if ('children' in node) {
      lintEmphasis(node, context);
      for (const child of node.children) if (child.type === 'text') lintLink(child, context);
    }
    if (node.type === 'image' && (node.alt ?? '').trim() === '')
      reportAlt(context, node.position?.start, `![What it shows](${node.url})`);
    if (node.type !== 'html' || !context.trust) return undefined;
    for (const { 0: tag, 2: name = '', index } of node.value.matchAll(markup)) {
      const depth = /^h([1-6])$/i.exec(name)?.[1];
      if (depth !== undefined) readHeading(Number(depth), pointIn(node, index), tag);
      else if (name !== '') lintPicture(tag.replace(/\s+/g, ' '), pointIn(node, index), context);
    }
    return undefined;
  });
}

/** Returns the corrected text of a heading. */
type HeadingHint = (written: string) => string;

function lintHeading(
  depth: number,
  above: number,
  found: (message: string, hint: HeadingHint) => void,
): void {
  if (depth === 1) found('A second heading of level 1: the first is the title of the page.', atLevel(2));
  else if (depth > above + 1)
    found(`A heading of level ${depth} follows one of level ${above}.`, atLevel(above + 1));
}

/** `#### Props` → `### Props`; `<h4 id="a">` → `<h3 id="a">` */
function atLevel(level: number): HeadingHint {
  return (written) => {
    if (written.startsWith('#')) return written.replace(/^#+/, '#'.repeat(level));
    return /^<h/i.test(written)
      ? written.replace(/\d/, String(level))
      : `Make it a heading of level ${level}.`;
  };
}

/** The author's text of a heading, on one line. */
function sourceOf({ position }: Heading, { text }: PageContext): string {
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined ? '' : (text.slice(from, to).split('\n', 1)[0] ?? '');
}

function lintPicture(tag: string, point: BodyPoint, context: PageContext): void {
  if (!/\salt(?:\s*=|[\s/>])/i.test(tag))
    reportAlt(context, point, tag.replace(/\s*\/?>$/, ' alt="What it shows">'));
  if (/\s(?:width|height|style|class)\s*=/i.test(tag)) return;
  report(context, point, {
    severity: 'warning',
    code: 'image-size',
    message: 'This picture has no size, so the text below moves when it loads.',
    hint: tag.replace(/\s*\/?>$/, ' width="640" height="360">'),
  });
}

function reportAlt(context: PageContext, point: BodyPoint | undefined, hint: string): void {
  report(context, point, {
    severity: 'warning',
    code: 'image-alt',
    message: 'This picture has no alternative text, so screen readers cannot describe it.',
    hint: `${hint}, or <img … alt=""> for a decoration`,
  });
}
