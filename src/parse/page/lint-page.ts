import { posix } from 'node:path';
import { endsSentence } from '../../lib/ends-sentence.ts';
import { displayPath, pageEnd } from '../../lib/path.ts';
import { titleWords } from '../../lib/title-words.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageDocument } from '../../model/document.ts';
import type { SourcePath } from '../../model/path.ts';
import { characterCount } from './character-count.ts';

/** Lengths that search engines show in full. */
const maxTitle = 70;
const maxDescription = 160;

/** Facts about title and description that the document does not hold. */
export interface LeadFacts {
  /** Front matter keys with an invalid value. That is reported already, so they do not count as missing. */
  readonly invalid: ReadonlySet<'title' | 'description'>;
  /** The first level-one heading if it has no words. */
  readonly emptyHeading: { readonly written: string; readonly line: number } | undefined;
  /** A level-one heading in a code block that the page begins with, and the line of the block. */
  readonly fencedHeading: { readonly written: string; readonly line: number } | undefined;
}

type Problem = Omit<Diagnostic, 'place' | 'severity'> & {
  readonly severity?: 'error';
  readonly line?: number;
};

/** Checks that a page has a title and a description, their lengths, and the full stop of the description. */
export function lintPage(document: PageDocument, facts: LeadFacts): Diagnostic[] {
  if (document.empty) return [];
  const file = displayPath(document.source);
  const { invalid } = facts;
  const problems = [
    invalid.has('title') ? undefined : titleProblem(document, facts),
    invalid.has('description') ? undefined : descriptionProblem(document.description),
  ];
  return problems
    .filter((problem) => problem !== undefined)
    .map(({ line = 1, ...problem }) => ({
      severity: 'warning',
      ...problem,
      place: { file, line, column: 1 },
    }));
}

function titleProblem(
  { title = '', source }: Pick<PageDocument, 'title' | 'source'>,
  { emptyHeading: heading, fencedHeading: fenced }: LeadFacts,
): Problem | undefined {
  const length = characterCount(title);
  if (length > maxTitle) {
    return {
      code: 'title-long',
      message: `The title has ${length} characters; search engines show about ${maxTitle}.`,
      hint: 'Shorten it, or set a shorter "title" in the front matter.',
    };
  }
  if (title !== '') return undefined;
  const missing = { severity: 'error', code: 'title-missing' } as const;
  if (fenced)
    return {
      ...missing,
      line: fenced.line,
      message: `This page has no title: its heading "${fenced.written}" is in a code block.`,
      hint: 'Remove the fences around the heading.',
    };
  const words = titleFromFile(source);
  if (!heading)
    return { ...missing, message: 'This page has no title.', hint: `Start it with a heading: # ${words}` };
  // Only images leave no text at all.
  const content = heading.written === '' ? 'no words' : 'only emoji';
  return {
    ...missing,
    line: heading.line,
    message: `This page has no title: its heading has ${content}.`,
    hint: `Add words: # ${`${heading.written} ${words}`.trim()}`,
  };
}

/**
 * The title that a file's name suggests: `ui/date-picker.md` → `Date picker`; `date-picker/index.md` and
 * `date-picker/README.md` have the name of their folder.
 */
function titleFromFile(source: SourcePath): string {
  // `button.de.md` is a translation of `button.md`.
  const name = posix
    .basename(source)
    .replace(pageEnd, '')
    .replace(/\.[a-z]{2}(?:-[a-zA-Z]+)?$/, '');
  const folder = posix.basename(posix.dirname(source));
  const isFolder = /^(?:index|readme)$/i.test(name) && /[^.]/.test(folder);
  return titleWords(isFolder ? folder : name);
}

function descriptionProblem(description = ''): Problem | undefined {
  if (description === '') {
    return {
      code: 'description-missing',
      message: 'This page has no description.',
      hint: 'Add one to the front matter: "description: One sentence about the page."',
    };
  }
  const length = characterCount(description);
  if (length > maxDescription) {
    return {
      code: 'description-long',
      message: `The description has ${length} characters; search engines show about ${maxDescription}.`,
      hint: 'Shorten it.',
    };
  }
  if (endsSentence(description)) return undefined;
  return {
    code: 'description-full-stop',
    message: 'The description does not end with a full stop.',
    hint: `${description}.`,
  };
}
