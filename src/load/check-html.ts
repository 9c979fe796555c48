import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { htmlCheckKey } from '../cache/store-keys.ts';
import type { Progress } from '../effects/progress.ts';
import { hash, hashParts } from '../lib/hash.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { type CheckedHtml, type HtmlProblem, htmlProblems } from '../validate/html-problems.ts';
import { loadHtmlValidator } from './html-validator.ts';

/** A page with its HTML. */
export interface PageHtml extends Omit<CheckedHtml, 'problems'> {
  readonly bytes: () => Promise<Uint8Array>;
}

/** What the HTML of pages is checked with. */
export interface CheckHtmlOptions {
  readonly root: string;
  readonly store: Pick<Store, 'get' | 'put'>;
  readonly tool: string;
  readonly progress: Progress;
}

/** Checks the HTML of pages with html-validate, if the site has installed it, and keeps what it found. */
export async function checkHtml(
  pages: readonly PageHtml[],
  { root, store, tool, progress }: CheckHtmlOptions,
): Promise<readonly Diagnostic[]> {
  const validator = await loadHtmlValidator(root);
  if (!validator) {
    progress.warn('The HTML of pages is not checked: install html-validate.');
    return [];
  }
  progress.stage('html', pages.length);
  const checked: CheckedHtml[] = [];
  for (const { path, place, bytes } of pages) {
    const html = await bytes();
    const key = htmlCheckKey(hashParts([tool, validator.version, hash(html)]));
    const known = decodeJson<readonly HtmlProblem[]>(await store.get(key));
    const problems = known ?? (await validator.validate(new TextDecoder().decode(html)));
    if (!known) await store.put(key, encodeJson(problems));
    checked.push({ path, place, problems });
    progress.advance(1);
  }
  return htmlProblems(checked);
}
