import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { htmlCheckKey } from '../cache/store-keys.ts';
import type { Progress } from '../effects/progress.ts';
import { hash, hashParts } from '../lib/hash.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SitePath } from '../model/path.ts';
import { ariaProblems } from '../validate/aria-problems.ts';
import { type CheckedHtml, type HtmlProblem, htmlProblems } from '../validate/html-problems.ts';
import { type PageOrigin, placeHtml } from '../validate/place-html.ts';
import { loadHtmlValidator } from './html-validator.ts';

/** A page with its HTML. */
export interface PageToCheck {
  readonly path: SitePath;
  readonly bytes: () => Promise<Uint8Array>;
  /** Reads what its author wrote; absent for a page that the build adds. */
  readonly origin?: (() => Promise<PageOrigin>) | undefined;
}

/** What the HTML of pages is checked with. */
export interface CheckHtmlOptions {
  readonly root: string;
  readonly store: Pick<Store, 'get' | 'put'>;
  readonly tool: string;
  readonly progress: Progress;
}

/**
 * Checks the HTML of pages: roles and attributes for assistive technology, and everything else with
 * html-validate, if the site has installed it. Keeps what it found.
 */
export async function checkHtml(
  pages: readonly PageToCheck[],
  { root, store, tool, progress }: CheckHtmlOptions,
): Promise<readonly Diagnostic[]> {
  const validator = await loadHtmlValidator(root);
  if (!validator)
    progress.warn('Only the ARIA attributes of pages are checked: install html-validate for the rest.');
  progress.stage('html', pages.length);
  const checked: CheckedHtml[] = [];
  for (const { path, origin, bytes } of pages) {
    const html = await bytes();
    const key = htmlCheckKey(hashParts([tool, validator?.version ?? '', hash(html)]));
    const known = decodeJson<readonly HtmlProblem[]>(await store.get(key));
    const text = new TextDecoder().decode(html);
    const problems = known ?? [...ariaProblems(text), ...((await validator?.validate(text)) ?? [])];
    if (!known) await store.put(key, encodeJson(problems));
    checked.push({ path, problems: problems.length === 0 ? [] : await place(problems, text, origin) });
    progress.advance(1);
  }
  return htmlProblems(checked);
}

async function place(
  problems: readonly HtmlProblem[],
  html: string,
  origin: PageToCheck['origin'],
): Promise<CheckedHtml['problems']> {
  const from = await origin?.();
  return problems.map(({ offset, ...problem }) => ({
    ...problem,
    place: from && placeHtml(html, offset, from),
  }));
}
