import { encodeText } from '../lib/encode-text.ts';
import { hash } from '../lib/hash.ts';
import { escapeHtml } from '../lib/html.ts';
import { linkAttribute } from '../lib/link-attribute.ts';
import { articleWord, assetPlaceholder, fillPlaceholders, placeholderNames } from '../lib/placeholders.ts';
import type { ArticleProps, PageProps } from '../model/page-props.ts';
import type {
  PartFailure,
  PartPage,
  Rendered,
  RenderedPage,
  RenderFacts,
  RenderTask,
  SlotHtml,
  TemplateModule,
  VaryingPart,
} from '../model/render-task.ts';
import { stopText } from '../model/stop-reason.ts';
import { apiHtml } from './api-html.ts';
import { failureOf, forBrowser } from './for-browser.ts';
import { inlineScripts } from './inline-scripts.ts';
import { keepPunctuation } from './keep-punctuation.ts';
import { movePageStyles } from './page-sheet.ts';
import { renderSlots } from './render-slots.ts';
import { documentPart, type PageRendering } from './rendered-part.ts';
import { toCrash } from './template-failures.ts';

/**
 * Renders one page. `body` is the parsed article with placeholders; placeholders for asset URLs stay in the
 * result.
 */
export async function renderPage(
  templates: TemplateModule,
  task: RenderTask,
  body: string,
  rendering: PageRendering = {},
): Promise<RenderedPage> {
  const failures: PartFailure[] = [];
  const varying: VaryingPart[] = [];
  const { articleWords = task.props.words } = task.props;
  const { article } = task.props;
  const parts = article ? await renderParts(templates, task.props, { ...rendering, failures, varying }) : [];
  const wordOf = (name: string) => articleWord(name, articleWords);
  const filled = article ? fillArticle(body, { article, parts: parts.map((part) => part.html), wordOf }) : '';
  const api = article?.api ? apiHtml(article.api, articleWords.article) : '';
  const slots = task.props.slots && (await renderSlots(templates, task.props, rendering));
  rendering.onPart?.(documentPart);
  const stopped = rendering.stopped?.get(task.key);
  const { styles, crash, ...rendered } = stopped
    ? { html: noticeFor(task.props), styles: [], crash: undefined }
    : renderTemplates(templates, task.props, { filled: filled + api, slots: slots?.html });
  const { html, ...ownStyle } = movePageStyles(rendered.html);
  const bytes = encodeText(html);
  return {
    key: task.key,
    html: bytes,
    facts: {
      htmlHash: hash(bytes),
      bytes: bytes.length,
      styles: [...new Set([...styles, ...parts.flatMap((part) => part.styles), ...(slots?.styles ?? [])])],
      assets: placeholderNames(html, 'a'),
      scripts: [...inlineScripts(html), ...(hasDemo(article) ? templates.demoScripts : [])],
      ...ownStyle,
      failures,
      ...(varying.length > 0 && { varying }),
      ...(slots && slots.failures.length > 0 && { slotFailures: slots.failures }),
      ...(crash && { crash }),
      ...(stopped && { stopped }),
    },
  };
}

/** A template of the site may throw. The other pages do not depend on it. */
function renderTemplates(
  templates: TemplateModule,
  props: PageProps,
  { filled, slots }: { readonly filled: string; readonly slots: SlotHtml | undefined },
): Rendered & Pick<RenderFacts, 'crash'> {
  try {
    return templates.renderPage(props, filled, assetPlaceholder, slots);
  } catch (error) {
    return { html: noticeFor(props), styles: [], crash: toCrash(error) };
  }
}

/** A page in place of one that the templates cannot render, so that links to it lead somewhere. */
function noticeFor({ language, direction, head, words }: PageProps): string {
  const [title, sentence] = [head.title, words.pageFailed].map(escapeHtml);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title></head><body style="font:1rem/1.5 system-ui,sans-serif;margin:4rem auto;max-width:36rem;padding:0 1rem"><h1>${title}</h1><p>${sentence}</p></body></html>`;
}

function hasDemo(article: ArticleProps | undefined): boolean {
  return article?.parts.some(({ kind }) => kind === 'demo') ?? false;
}

interface FoundInParts {
  readonly failures: PartFailure[];
  readonly varying: VaryingPart[];
}

async function renderParts(
  templates: TemplateModule,
  { article, words, articleWords = words, ...page }: PageProps,
  { failures, varying, stopped, onPart }: PageRendering & FoundInParts,
): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  const { language, direction } = article?.untranslated ?? page;
  const reportsClicks = page.site.services?.analytics && { reportsClicks: true as const };
  const place: PartPage = { language, direction, words: articleWords, ...reportsClicks };
  for (const [index, part] of (article?.parts ?? []).entries()) {
    if (part.kind === 'missing') {
      rendered.push(partNotice(articleWords.demo.broken));
      continue;
    }
    const reason = stopped?.get(part.entry);
    if (reason) {
      // A browser would not finish it either.
      failures.push({ part: index, message: stopText(reason), stopped: reason });
      rendered.push(partNotice(articleWords.demo.stopped));
      continue;
    }
    onPart?.(index);
    try {
      const { varying: found, ...html } = await templates.renderPart(part, assetPlaceholder, place);
      rendered.push(html);
      if (found) varying.push({ part: index, ...found });
    } catch (error) {
      // Reported with the page; the browser may still render the part.
      failures.push({ part: index, ...failureOf(error, part) });
      const inBrowser = forBrowser(part);
      rendered.push(
        inBrowser ? await templates.renderPart(inBrowser, assetPlaceholder, place) : { html: '', styles: [] },
      );
    }
  }
  return rendered;
}

function partNotice(sentence: string): Rendered {
  return { html: `<p class="demo-fallback">${escapeHtml(sentence)}</p>`, styles: [] };
}

interface Fillings {
  readonly article: ArticleProps;
  readonly parts: readonly string[];
  readonly wordOf: (name: string) => string;
}

function fillArticle(body: string, { article, parts, wordOf }: Fillings): string {
  return fillPlaceholders(keepPunctuation(body), {
    l: (index) => linkAttribute(article.links[Number(index)]),
    h: (index) => escapeHtml(article.headingIds[Number(index)] ?? ''),
    o: (index) => ownAnchor(article.ownHeadingIds?.[Number(index)]),
    p: (index) => parts[Number(index)] ?? '',
    w: (name) => escapeHtml(wordOf(name)),
  });
}

/** Leads links to the words of a translated heading to it, although its id is that of the original. */
function ownAnchor(id: string | null | undefined): string {
  return id === null || id === undefined ? '' : `<span id="${escapeHtml(id)}"></span>`;
}
