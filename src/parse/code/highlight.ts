import { createCodeHtml, type TokenKind } from '../../../templates/browser/code/script/code-html.ts';
import { highlightScript, isScript } from '../../../templates/browser/code/script/highlight-script.ts';
import { tokenize } from './grammars.ts';
import type { Language } from './languages.ts';
import { type Token, tokenKind } from './token.ts';

/**
 * Number of cached texts, for samples on several pages and for demos that are rendered again while their page
 * is edited.
 */
const capacity = 500;
const cache = new Map<string, string>();

/**
 * Highlights code as HTML: escaped text in which tokens are in `<span class="token-keyword">` and so on. No
 * span crosses a line break, so the lines of the HTML are the lines of the text.
 */
export function highlight(text: string, language: Language): string {
  const key = `${language}\n${text}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const html = isScript(language) ? highlightScript(text, language) : render(text, language);
  const [oldest] = cache.keys();
  if (cache.size >= capacity && oldest !== undefined) cache.delete(oldest);
  cache.set(key, html);
  return html;
}

function render(text: string, language: Language): string {
  const html = createCodeHtml(text);
  let end = 0;
  const addTokens = (tokens: readonly Token[], kind: TokenKind | undefined): void => {
    for (const token of tokens) {
      const own = typeof token === 'string' ? kind : tokenKind(token, kind, language);
      const content = typeof token === 'string' ? token : token.content;
      if (typeof content !== 'string') addTokens(content, own);
      else {
        end += content.length;
        if (content.startsWith(' ') && /^ +$/.test(content)) html.addSpace(end);
        else html.add(end, own);
      }
    }
  };
  addTokens(tokenize(text, language), undefined);
  return html.html();
}
