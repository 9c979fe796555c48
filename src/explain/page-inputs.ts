import { hash, hashData } from '../lib/hash.ts';
import type { PageInput } from '../model/build-report.ts';
import type { ServerBundle } from '../model/entry.ts';
import type { PageProps } from '../model/page-props.ts';
import { navigationHash, type PlannedPage } from '../render/plan-tasks.ts';

/** What a page is drawn from, each input by a short hash; what all pages share is not in it. */
export type PageInputs = readonly (readonly [input: PageInput, hash: string])[];

/** Forty-eight bits: two editions of an input are never mistaken for one another by chance, and a row stays small. */
export const shortHash = (data: unknown): string => hashData(data ?? null).slice(0, 8);

/** Takes the inputs of a page apart. Together they are all that its key is made from. */
export function pageInputs({ route, task }: PlannedPage, server: ServerBundle): PageInputs {
  const { props } = task;
  const { article } = props;
  const document = route.kind === 'doc' ? route.page.document : undefined;
  return [
    ['text', shortHash([article?.bodyHash, document?.headings, document?.mainHeading])],
    ['front-matter', shortHash(document?.frontMatter)],
    [
      'navigation',
      shortHash([
        navigationHash(props.navigation),
        props.breadcrumbs,
        props.previous,
        props.next,
        props.contents,
      ]),
    ],
    ['links', shortHash(article?.links)],
    ['product', shortHash([props.product, props.versionLists])],
    ['languages', shortHash([props.languages, props.head.alternates, article?.untranslated])],
    ['date', shortHash(article?.lastUpdated)],
    ['head', headHash(props)],
    ...wordsOfArticle(props),
    ...partInputs(props, server),
  ];
}

/** An article that nobody has translated brings the words of its own language beside those of the page. */
function wordsOfArticle({ words, articleWords }: PageProps): PageInputs {
  return articleWords ? [['words', shortHash([words, articleWords])]] : [];
}

/** All the rest: title and addresses in the head, links of the article's frame. */
function headHash({ head, article, messages }: PageProps): string {
  const { bodyHash, links, parts, lastUpdated, untranslated, ...frame } = article ?? {};
  return shortHash([{ ...head, alternates: undefined }, frame, messages]);
}

function partInputs({ article }: PageProps, server: ServerBundle): PageInputs {
  const found = new Map<PageInput, string>();
  for (const part of article?.parts ?? []) {
    // Where a demo stands twice, its row speaks for both.
    const earlier = found.get(part.entry as PageInput) ?? '';
    const own = hash(`${earlier}${server.demos.get(part.entry)?.hash}${JSON.stringify(part)}`);
    found.set(part.entry as PageInput, own.slice(0, 8));
  }
  return [...found];
}
