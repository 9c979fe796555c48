import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { wordPlaceholder } from '../../lib/placeholders.ts';
import { attribute, isShown, onLines, type Printer } from './printer.ts';

/** Prints a reference to a footnote as its number, linked to the footnote. */
export function printFootnoteReference(
  { identifier }: FootnoteReference,
  { footnotes, context }: Printer,
): string {
  const use = (footnotes.get(identifier) ?? 0) + 1;
  context.anchors.push(referenceId(identifier, use));
  footnotes.set(identifier, use);
  const link =
    attribute('href', `#fn-${normalizeUri(identifier)}`) + attribute('id', referenceId(identifier, use));
  const number = footnoteNumber(identifier, footnotes);
  return `<sup><a${link} data-footnote-ref aria-describedby="footnote-label">${number}</a></sup>`;
}

/** The number of a footnote that has been referred to. */
export function footnoteNumber(identifier: string, footnotes: Printer['footnotes']): number {
  return [...footnotes.keys()].indexOf(identifier) + 1;
}

/** Prints the footnotes that the page refers to; undefined when there are none. */
export function printFootnotes(printer: Printer): string | undefined {
  const { footnotes, definitions } = printer;
  const shown: { readonly definition: FootnoteDefinition; readonly blocks: string[] }[] = [];
  // Printing a footnote that refers to another one adds that to the end of the map.
  for (const identifier of footnotes.keys()) {
    const definition = definitions.footnotes.get(identifier);
    if (definition) shown.push({ definition, blocks: printer.blocks(definition.children) });
  }
  if (shown.length === 0) return undefined;
  const items = shown.map(({ definition, blocks }) => printFootnote(definition, blocks, printer));
  const label = `<h2 class="visually-hidden" id="footnote-label">${wordPlaceholder('footnotes')}</h2>`;
  return `<section data-footnotes class="footnotes">${label}\n<ol>${onLines(items)}</ol>\n</section>`;
}

function printFootnote(
  { identifier, children }: FootnoteDefinition,
  blocks: readonly string[],
  printer: Printer,
): string {
  const links = backLinks(identifier, printer.footnotes);
  const id = `fn-${normalizeUri(identifier)}`;
  printer.context.anchors.push(id);
  const last = blocks.at(-1);
  const endsInParagraph = children.findLast(isShown)?.type === 'paragraph';
  const content =
    last !== undefined && endsInParagraph
      ? [...blocks.slice(0, -1), `${last.slice(0, -'</p>'.length)} ${links.join(' ')}</p>`]
      : [...blocks, links.join('\n \n')];
  return `<li${attribute('id', id)}>${onLines(content)}</li>`;
}

function backLinks(identifier: string, footnotes: Printer['footnotes']): string[] {
  const number = footnoteNumber(identifier, footnotes);
  return Array.from({ length: footnotes.get(identifier) ?? 0 }, (_, index) => {
    const use = index === 0 ? '' : `${index + 1}`;
    const href = attribute('href', `#${referenceId(identifier, index + 1)}`);
    const label = attribute(
      'aria-label',
      wordPlaceholder('footnoteBack', use === '' ? `${number}` : `${number}-${use}`),
    );
    const sign = use === '' ? '↩' : `↩<sup>${use}</sup>`;
    return `<a${href} data-footnote-backref=""${label} class="data-footnote-backref">${sign}</a>`;
  });
}

function referenceId(identifier: string, use: number): string {
  return `fnref-${normalizeUri(identifier)}${use > 1 ? `-${use}` : ''}`;
}
