// htmlparser2 (fb55): reads markup without a document.
import { Parser } from 'htmlparser2';
import { hash } from '../../lib/hash.ts';
import { escapeHtml } from '../../lib/html.ts';

/** What a diagram is, for readers who do not see it. */
export interface SvgLabels {
  readonly title: string | undefined;
  readonly description: string | undefined;
}

const elements: ReadonlySet<string> = new Set(
  'svg g defs marker rect circle ellipse line polyline polygon path text tspan'.split(' '),
);

/** Attributes with numbers, points and other geometry. */
const geometry =
  /^(?:viewBox|width|height|[xy][12]?|[cdr][xy]|d|r|points|transform|refX|refY|markerWidth|markerHeight|orient|stroke-width|stroke-dasharray|font-size|font-weight|opacity)$/;
const names = /^(?:class|text-anchor|font-style|stroke-linecap|stroke-linejoin)$/;

/**
 * Rewrites a diagram so that a page can contain it: no style sheet, inline style, font, script
 * or link; colours by variables of the page; ids of its own; coordinates of two digits.
 * Whatever else it contains is left out.
 */
export function plainSvg(svg: string, { title, description }: SvgLabels): string {
  const prefix = `d${hash(svg).slice(0, 8)}`;
  let html = '';
  /** Elements that are left out with their content. */
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (hidden > 0 || !elements.has(name)) {
          hidden += 1;
          return;
        }
        const kept = Object.entries(attributes).map((entry) => attributeText(entry, prefix));
        html += name === 'svg' ? svgStart(kept.join(''), title) : `<${name}${kept.join('')}>`;
        if (name === 'svg' && description !== undefined) html += `<desc>${escapeHtml(description)}</desc>`;
      },
      ontext(text) {
        if (hidden === 0 && text.trim() !== '') html += escapeHtml(text);
      },
      onclosetag(name) {
        if (hidden > 0) hidden -= 1;
        else html += `</${name}>`;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return html;
}

/** A titled diagram is one picture; the texts of another one are read out in order. */
function svgStart(attributes: string, title: string | undefined): string {
  return title === undefined
    ? `<svg${attributes}>`
    : `<svg${attributes} role="img" aria-label="${escapeHtml(title)}">`;
}

const colour =
  /^(?:none|transparent|currentColor|[a-z]{3,20}|#[\da-f]{3,8}|var\(--[\w-]+\)|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;

function attributeText([name, value]: readonly [string, string], prefix: string): string {
  if (name === 'id') return ` id="${prefix}-${value.replace(/[^\w-]/g, '')}"`;
  const [, target] = /^url\(#([\w-]+)\)$/.exec(value) ?? [];
  if (/^marker-(?:start|mid|end)$/.test(name) && target !== undefined)
    return ` ${name}="url(#${prefix}-${target})"`;
  const isKept =
    (geometry.test(name) && /^[\w\s.,%()+-]*$/.test(value)) ||
    (names.test(name) && /^[\w\s-]*$/.test(value)) ||
    ((name === 'fill' || name === 'stroke') && colour.test(value));
  if (!isKept) return '';
  // The variables of the package have names such as `--bg` and `--_line`.
  const text = value.replace(/var\(--_?/, 'var(--diagram-');
  return ` ${name}="${text.replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))}"`;
}
