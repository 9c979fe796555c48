import { escapeHtml } from '../lib/html.ts';
import type { ApiSection } from '../model/page-props.ts';
import type { Words } from '../model/words.ts';

/** Renders the section "API" as the end of an article, in the language of the article. */
export function apiHtml({ id, entries }: ApiSection, { api, apiHint }: Words['article']): string {
  const items = entries.map(
    ({ name, href }) => `<li><a href="${escapeHtml(href)}"><code>${escapeHtml(name)}</code></a></li>`,
  );
  const heading = `<h2 id="${id}"><a class="heading-link" href="#${id}">${escapeHtml(api)}</a></h2>`;
  return `\n${heading}\n<p>${escapeHtml(apiHint)}</p>\n<ul>\n${items.join('\n')}\n</ul>`;
}
