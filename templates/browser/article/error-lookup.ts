import { fillSentence, readErrorQuery } from './error-query.ts';

/** What is said about an error: the page carries it in its language. */
export interface LookupWords {
  readonly message: string;
  readonly unknown: string;
  readonly missingArgument: string;
}

/** Says the sentence that the address asks for. Everything from the address is text and nothing else. */
export function showErrorMessage(place: HTMLElement, search: string): void {
  const query = readErrorQuery(search);
  if (!query) return;
  const words: LookupWords = JSON.parse(place.dataset.errorLookup ?? '{}');
  const sentence = document.querySelector(`[data-error="${CSS.escape(query.code)}"]`)?.textContent;
  const [title, text] = [place.querySelector('strong'), place.querySelector('p')];
  const withCode = (template: string) => template.replace('{code}', () => query.code);
  if (title) title.textContent = withCode(sentence == null ? words.unknown : words.message);
  if (text)
    text.textContent = sentence == null ? '' : fillSentence(sentence, query.args, words.missingArgument);
  place.hidden = false;
}
