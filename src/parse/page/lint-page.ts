import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Severity } from '../../model/diagnostic.ts';
import type { PageDocument } from '../../model/document.ts';

/** What search engines show before they cut. */
const longestTitle = 70;
const longestDescription = 160;

/** What the document does not say of where title and description come from. */
export interface LeadFacts {
  /** What the front matter has and could not be read; that is told, and what follows from it is not. */
  readonly unread: ReadonlySet<'title' | 'description'>;
  /** The first heading of level one, if it holds no words. */
  readonly wordless: { readonly written: string; readonly line: number } | undefined;
}

type Warn = (
  code: string,
  message: string,
  hint: string,
  more?: { severity?: Severity; line?: number },
) => void;

/** Checks title and description of a page: their presence, length, and the full stop at the end. */
export function lintPage(document: PageDocument, facts: LeadFacts): Diagnostic[] {
  if (document.empty) return [];
  const found: Diagnostic[] = [];
  const file = displayPath(document.source);
  const warn: Warn = (code, message, hint, { severity = 'warning', line = 1 } = {}) =>
    found.push({ severity, code, message, hint, place: { file, line, column: 1 } });
  if (!facts.unread.has('title')) lintTitle(document.title, facts.wordless, warn);
  if (!facts.unread.has('description')) lintDescription(document.description, warn);
  return found;
}

function lintTitle(title: string | undefined, wordless: LeadFacts['wordless'], warn: Warn): void {
  if (title === undefined || title === '') {
    const [message, hint] = wordless ? sayWordless(wordless.written) : noHeading;
    warn('title-missing', message, hint, { severity: 'error', line: wordless?.line ?? 1 });
  } else if (title.length > longestTitle) {
    warn(
      'title-long',
      `The title has ${title.length} characters; search results show about ${longestTitle}.`,
      'Shorten it, or give a shorter `title` in the front matter.',
    );
  }
}

const noHeading = ['This page has no title.', 'Begin it with a heading: # Button'] as const;

function sayWordless(written: string): readonly [message: string, hint: string] {
  // What is left of pictures is nothing.
  const holds = written === '' ? 'no words' : 'nothing but emoji';
  return [
    `The heading of this page holds ${holds}, so the page has no title.`,
    `Put words into it: # ${`${written} Button`.trim()}`,
  ];
}

function lintDescription(description: string | undefined, warn: Warn): void {
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
}
