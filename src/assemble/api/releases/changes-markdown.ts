import type { ApiGroupKind } from '../../../model/api-document.ts';
import type { FieldChange } from '../../../model/api-release.ts';
import { english, type Words } from '../../../model/words.ts';
import { inlineCode } from '../../../parse/api/markdown-writer.ts';
import { fillWords } from '../fill-words.ts';
import type { ChangedItem, ChangeSection } from './change-sections.ts';

/** The language of a list of changes, and its links. */
export interface ChangesStyle {
  readonly words: Words['changes'];
  /** Returns the URL of a document, or of one of its items; undefined for no link. */
  hrefOf(
    document: string,
    item?: { readonly group: ApiGroupKind; readonly item: string },
  ): string | undefined;
  /** `##` */
  readonly heading: string;
}

/** English without links, for pull requests and release notes. */
export const plainChanges: ChangesStyle = {
  words: english.changes,
  hrefOf: () => undefined,
  heading: '###',
};

/** Returns changes as Markdown: a heading for each section, and a list of the documents in it. */
export function changesMarkdown(sections: readonly ChangeSection[], style: ChangesStyle): string {
  if (sections.length === 0) return `${style.words.nothing}\n`;
  return sections
    .map(({ kind, documents }) => {
      const entries = documents.map((document) => entry(document, style));
      return `${style.heading} ${style.words[kind]}\n\n${entries.join('')}`;
    })
    .join('\n');
}

function entry(
  { document, name, fields, items }: ChangeSection['documents'][number],
  style: ChangesStyle,
): string {
  const own = linked(inlineCode(name), style.hrefOf(document));
  const subject = withFields(own, fields, style.words);
  if (items.length === 0) return `- ${subject}\n`;
  const [only, ...others] = items.map((item) => described(item, style, style.hrefOf(document, item)));
  if (only !== undefined && others.length === 0 && fields.length === 0) return `- ${subject}: ${only}\n`;
  return `- ${subject}\n${[only, ...others].map((item) => `  - ${item}\n`).join('')}`;
}

function described(
  { group, item, fields }: ChangedItem,
  { words }: ChangesStyle,
  href: string | undefined,
): string {
  // A return value that is no object has no name.
  const name = item === '' ? '' : linked(inlineCode(item), href);
  return withFields(fillWords(words.items[group], { name }).trim(), fields, words);
}

function withFields(subject: string, fields: readonly FieldChange[], words: Words['changes']): string {
  const changes = fields.map((field) => describedField(field, words));
  return changes.length === 0 ? subject : `${subject}: ${changes.join('; ')}`;
}

function describedField({ field, before, after }: FieldChange, words: Words['changes']): string {
  if (field === 'required') return after === undefined ? words.optional : words.required;
  const [changed, added, removed] =
    field === 'type'
      ? [words.type, words.newType, words.noType]
      : [words.default, words.newDefault, words.noDefault];
  const sentence = before === undefined ? added : after === undefined ? removed : changed;
  return fillWords(sentence, { before: inlineCode(before ?? ''), after: inlineCode(after ?? '') });
}

function linked(text: string, href: string | undefined): string {
  return href === undefined ? text : `[${text}](${href})`;
}
