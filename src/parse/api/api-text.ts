import { fillPlaceholders, withoutPlaceholders } from '../../lib/placeholders.ts';
import type { ApiText } from '../../model/api-document.ts';
import type { PageLink } from '../../model/document.ts';
import type { SourcePath } from '../../model/path.ts';
import { snippetContext } from '../page/create-page-context.ts';
import { renderMarkdown } from '../page/render-markdown.ts';
import { adoptHtml } from './adopt-html.ts';
import { isHtml, safeHtml } from './safe-html.ts';

/** Finds the place of a URL in the file that contains a text. */
export type LinkPlace = (url: string) => Required<Pick<PageLink, 'file' | 'line' | 'column'>>;

/** Reads the texts of one file. Blank texts are undefined. */
export interface TextReader {
  /** Renders Markdown, in which HTML is shown as text, except for a few inline elements. */
  markdown(text: string | undefined): ApiText | undefined;
  /** Reads HTML, or Markdown if the text has no HTML: generators write either. */
  mixed(text: string | undefined): ApiText | undefined;
}

/** Creates the reader for the texts of a file. */
export function createTextReader(source: SourcePath, placeOf: LinkPlace): TextReader {
  const read = (text: string | undefined, render: (text: string) => RenderedText): ApiText | undefined => {
    if (text === undefined || text.trim() === '') return undefined;
    const { html, links, markdown } = render(withoutPlaceholders(text));
    return {
      html,
      links: links.map(({ kind, url }) => ({ kind, url, ...placeOf(url) })),
      markdown,
    };
  };
  const fromMarkdown = (text: string) => renderText(text, source);
  return {
    markdown: (text) => read(text, fromMarkdown),
    mixed: (text) =>
      read(text, (given) =>
        isHtml(given) ? fromHtml(withAnchors(ownSections(given))) : fromMarkdown(given),
      ),
  };
}

type RenderedText = Omit<ApiText, 'links'> & {
  readonly links: readonly Pick<PageLink, 'kind' | 'url'>[];
};

/** Older generators name the section of CSS classes `css`: `See <a href="#css">CSS API</a> below`. */
function ownSections(html: string): string {
  return html.replace(/(href=(["'])#)css(?=\2)/g, '$1classes');
}

/**
 * Some generators write HTML with links of Markdown: `the parent [<code>Tabs</code>](/api/tabs/)`. What is in
 * `<code>` stays as it is.
 */
function withAnchors(html: string): string {
  return html.replace(
    /<code>[^<]*<\/code>|\[((?:<code>[^<]*<\/code>|[^[\]<>])+)\]\(([^()\s"'<>]+)\)/g,
    (written, label: string | undefined, url: string) =>
      label === undefined ? written : `<a href="${url}">${label}</a>`,
  );
}

function fromHtml(text: string): RenderedText {
  const { html, urls, markdown } = safeHtml(text.trim());
  return { html, links: urls.map((url) => ({ kind: 'link', url })), markdown };
}

function renderText(text: string, source: SourcePath): RenderedText {
  const written = text.replace(/\r\n?/g, '\n').trim();
  // The fast path for sentences without any syntax. `renderMarkdown` gives the same.
  if (/^[A-Za-z\d ,.'’()/-]+$/.test(written) && !/^\d+[.)]|\n|^-|www\.| {2}/.test(written))
    return { html: written, links: [], markdown: written };
  const context = snippetContext(source, written);
  const html = renderMarkdown(written, context, adoptHtml);
  // Headings get their ids here, since a table of contents does not list them.
  const filled = fillPlaceholders(html, { h: (index) => context.headings[Number(index)]?.id ?? '' });
  return { html: withoutParagraph(filled), links: context.links, markdown: written };
}

/** `<p>One sentence.</p>` → `One sentence.` */
function withoutParagraph(html: string): string {
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  return inner === undefined || inner.includes('<p>') ? html : inner;
}

/** Creates a function that finds URLs in a text; the first place counts. */
export function linkPlaces(file: SourcePath, text: string | undefined): LinkPlace {
  return (url) => {
    const offset = text === undefined ? -1 : text.indexOf(JSON.stringify(url).slice(1, -1));
    if (text === undefined || offset < 0) return { file, line: 1, column: 1 };
    const before = text.slice(0, offset).split('\n');
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
}
