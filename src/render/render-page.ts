import { hash } from '../lib/hash.ts';
import { escapeHtml } from '../lib/html.ts';
import {
  assetPlaceholder,
  fillPlaceholders,
  placeholderNames,
  readWordPlaceholder,
} from '../lib/placeholders.ts';
import type { ArticleProps, PageProps, ResolvedLink } from '../model/page-props.ts';
import type { PartProps } from '../model/part-props.ts';
import type {
  PartFailure,
  PartPage,
  Rendered,
  RenderedPage,
  RenderTask,
  TemplateModule,
} from '../model/render-task.ts';
import { apiHtml } from './api-html.ts';
import { inlineScripts } from './inline-scripts.ts';

/**
 * Renders one page. `body` is the parsed article with placeholders; placeholders for asset URLs stay in the
 * result.
 */
export async function renderPage(
  templates: TemplateModule,
  task: RenderTask,
  body: string,
): Promise<RenderedPage> {
  const failures: PartFailure[] = [];
  const { articleWords = task.props.words } = task.props;
  const { article } = task.props;
  const parts = article ? await renderParts(templates, task.props, failures) : [];
  const wordOf = (name: string) => {
    const { word, subject } = readWordPlaceholder(name);
    return articleWords.article[word].replace('{note}', () => subject);
  };
  const filled = article ? fillArticle(body, { article, parts: parts.map((part) => part.html), wordOf }) : '';
  const api = article?.api ? apiHtml(article.api, articleWords.article) : '';
  const { html, styles } = templates.renderPage(task.props, filled + api, assetPlaceholder);
  const bytes = new TextEncoder().encode(html);
  return {
    key: task.key,
    html: bytes,
    facts: {
      htmlHash: hash(bytes),
      styles: [...new Set([...styles, ...parts.flatMap((part) => part.styles)])],
      assets: placeholderNames(html, 'a'),
      scripts: [...inlineScripts(html), ...(hasDemo(article) ? templates.demoScripts : [])],
      failures,
    },
  };
}

function hasDemo(article: ArticleProps | undefined): boolean {
  return article?.parts.some(({ kind }) => kind === 'demo') ?? false;
}

async function renderParts(
  templates: TemplateModule,
  { article, words, articleWords = words, ...page }: PageProps,
  failures: PartFailure[],
): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  const { language, direction } = article?.untranslated ?? page;
  const reportsClicks = page.site.services?.analytics && { reportsClicks: true as const };
  const place: PartPage = { language, direction, words: articleWords, ...reportsClicks };
  for (const [index, part] of (article?.parts ?? []).entries()) {
    try {
      rendered.push(await templates.renderPart(part, assetPlaceholder, place));
    } catch (error) {
      // Reported with the page; the browser may still render the part.
      failures.push({ part: index, message: error instanceof Error ? error.message : String(error) });
      const inBrowser = forBrowser(part);
      rendered.push(
        inBrowser ? await templates.renderPart(inBrowser, assetPlaceholder, place) : { html: '', styles: [] },
      );
    }
  }
  return rendered;
}

/** The part without server rendering; undefined if the browser does not render it. */
function forBrowser(part: PartProps): PartProps | undefined {
  if (part.kind === 'demo') return part.serverRendered ? { ...part, serverRendered: false } : undefined;
  const { mode } = part;
  return mode.kind === 'island' && mode.serverRendered
    ? { ...part, mode: { ...mode, serverRendered: false } }
    : undefined;
}

interface Fillings {
  readonly article: ArticleProps;
  readonly parts: readonly string[];
  readonly wordOf: (name: string) => string;
}

function fillArticle(body: string, { article, parts, wordOf }: Fillings): string {
  return fillPlaceholders(body, {
    l: (index) => linkText(article.links[Number(index)]),
    h: (index) => escapeHtml(article.headingIds[Number(index)] ?? ''),
    p: (index) => parts[Number(index)] ?? '',
    w: (name) => escapeHtml(wordOf(name)),
  });
}

/** The value of an `href`, which closes early if the link has more attributes. */
function linkText(link: ResolvedLink | undefined): string {
  if (!link) return '';
  const rel = link.rel === '' ? '' : `" rel="${escapeHtml(link.rel)}`;
  const target = link.newTab ? '" target="_blank' : '';
  return escapeHtml(link.href) + rel + target;
}
