import { displayPath } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';

/** What search engines show before they cut. */
const longestTitle = 70;
const longestDescription = 160;

/** Checks title and description of a page: their presence, length, and the full stop at the end. */
export function lintPage(document: PageDocument): Diagnostic[] {
  if (document.empty) return [];
  const { title, description } = document;
  const found: Diagnostic[] = [];
  const warn = (code: string, message: string, hint: string, severity: Diagnostic['severity'] = 'warning') =>
    found.push({
      severity,
      code,
      message,
      hint,
      place: { file: displayPath(document.source), line: 1, column: 1 },
    });
  if (title === undefined || title === '')
    warn('title-missing', 'This page has no title.', 'Begin it with a heading: # Button', 'error');
  else if (title.length > longestTitle) {
    warn(
      'title-long',
      `The title has ${title.length} characters; search results show about ${longestTitle}.`,
      'Shorten it, or give a shorter `title` in the front matter.',
    );
  }
  if (description === undefined || description === '') {
    warn(
      'description-missing',
      'This page has no description.',
      'Add `description: One sentence about the page.` to the front matter.',
    );
  } else if (description.length > longestDescription) {
    warn(
      'description-long',
      `The description has ${description.length} characters; search results show about ${longestDescription}.`,
      'Say it in fewer words.',
    );
  } else if (!/[.!?。！？]$/.test(description)) {
    warn('description-full-stop', 'The description does not end in a full stop.', `${description}.`);
  }
  return found;
}
