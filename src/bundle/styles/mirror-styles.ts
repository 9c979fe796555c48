/// <reference path="./cssjanus.d.ts" />
// cssjanus of Wikimedia, without dependencies: what the style engine of right-to-left demos mirrors with.
import cssjanus from 'cssjanus';
import { logicalDeclaration } from './logical-declaration.ts';
import { skipOpaque, splitCss, splitOutside } from './split-css.ts';

/**
 * Makes a style sheet right in both directions, for each element by its own direction. Left and right become
 * the start and end of a line. A value that has no such form, such as a shadow, gets a second rule for
 * right-to-left elements. A rule whose selector names a direction stays as it is.
 */
export function mirrorStyles(css: string): string {
  return splitCss(css)
    .map((part) => (part.kind === 'statement' ? `${part.text};` : mirrorBlock(part.prelude, part.body)))
    .join('');
}

/** At-rules that contain rules. */
const groups = /^@(?:media|supports|layer|container|scope|starting-style|document)\b/i;

const ownDirection = /\[dir\b|:dir\(/i;

function mirrorBlock(prelude: string, body: string): string {
  if (groups.test(prelude)) return `${prelude}{${mirrorStyles(body)}}`;
  if (/^@(?:-\w+-)?keyframes\b/i.test(prelude)) return `${prelude}{${mirrorFrames(body)}}`;
  // Descriptors of fonts and the like have no direction; nested rules are resolved before.
  if (prelude.startsWith('@') || ownDirection.test(prelude) || body.includes('{'))
    return `${prelude}{${body}}`;
  const { logical, mirrored } = mirrorDeclarations(body);
  const inverse = mirrored === '' ? '' : `${rightToLeft(prelude)}{${mirrored}}`;
  return `${prelude}{${logical}}${inverse}`;
}

function mirrorFrames(body: string): string {
  return splitCss(body)
    .map((part) =>
      part.kind === 'statement' ? part.text : `${part.prelude}{${mirrorDeclarations(part.body).logical}}`,
    )
    .join('');
}

/** Properties whose values cssjanus mirrors, and that have no form without left and right. */
const mirroredValues =
  /^(?:-webkit-)?(?:background(?:-position(?:-x)?)?|mask(?:-position)?|box-shadow|text-shadow|transform(?:-origin)?|perspective-origin|object-position|cursor|transition(?:-property)?|will-change)$/i;

function mirrorDeclarations(body: string): { readonly logical: string; readonly mirrored: string } {
  const logical: string[] = [];
  const mirrored: string[] = [];
  for (const declaration of splitOutside(body, /;/)) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const both = logicalDeclaration(property, declaration.slice(colon + 1).trim());
    logical.push(both ?? declaration);
    if (both !== undefined || !mirroredValues.test(property)) continue;
    const inverse = cssjanus.transform(`a{${declaration}}`).slice('a{'.length, -1);
    if (inverse !== declaration) mirrored.push(inverse);
  }
  return { logical: logical.join(';'), mirrored: mirrored.join(';') };
}

/** `a:hover::before,b` → `a:hover:where(:dir(rtl))::before,b:where(:dir(rtl))` */
function rightToLeft(selectors: string): string {
  return splitOutside(selectors, /,/)
    .map((selector) => {
      const end = pseudoElement(selector);
      return `${selector.slice(0, end)}:where(:dir(rtl))${selector.slice(end)}`;
    })
    .join(',');
}

/** Returns where the pseudo-element of a selector starts, or else its end. */
function pseudoElement(selector: string): number {
  for (let at = 0; at < selector.length; at += 1) {
    if (/^(?:::|:(?:before|after|first-line|first-letter)\b)/i.test(selector.slice(at, at + 14))) return at;
    const after = skipOpaque(selector, at);
    if (after > at) at = after - 1;
  }
  return selector.length;
}
