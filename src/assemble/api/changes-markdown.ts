import type { ApiGroupKind } from '../../model/api-document.ts';
import type { FieldChange } from '../../model/api-release.ts';
import type { ChangedItem, ChangeSection, ChangeSectionKind } from './change-sections.ts';

const titles: Readonly<Record<ChangeSectionKind, string>> = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

/** What the items of a group are called after their name: `size` prop. */
const nouns: Readonly<Record<ApiGroupKind, string>> = {
  props: 'prop',
  properties: 'property',
  parameters: 'parameter',
  'return-value': 'return value',
  members: 'member',
  handle: 'method',
  slots: 'slot',
  classes: 'class',
  'css-variables': 'CSS variable',
  'data-attributes': 'data attribute',
  selectors: 'selector',
};

/** Returns changes as Markdown in English, for pull requests and release notes; headings are of level three. */
export function changesMarkdown(sections: readonly ChangeSection[]): string {
  if (sections.length === 0) return 'The API has not changed.\n';
  return sections
    .map(({ kind, documents }) => `### ${titles[kind]}\n\n${documents.map(entry).join('')}`)
    .join('\n');
}

function entry({ name, items }: ChangeSection['documents'][number]): string {
  if (items.length === 0) return `- ${code(name)}\n`;
  const [only] = items;
  if (only && items.length === 1) return `- ${code(name)}: ${described(only)}\n`;
  return `- ${code(name)}\n${items.map((item) => `  - ${described(item)}\n`).join('')}`;
}

function described({ group, item, fields }: ChangedItem): string {
  const subject = `${code(item)} ${nouns[group]}`;
  return fields.length === 0 ? subject : `${subject}: ${fields.map(describedField).join('; ')}`;
}

function describedField({ field, before, after }: FieldChange): string {
  if (field === 'required') return after === undefined ? 'no longer required' : 'now required';
  if (before === undefined) return `${field} is now ${code(after ?? '')}`;
  return after === undefined
    ? `no ${field}, was ${code(before)}`
    : `${field} ${code(before)} → ${code(after)}`;
}

/** Code in Markdown, with more backticks around it than any run inside: `` a`b ``. */
function code(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const longest = runs.reduce((most, { length }) => Math.max(most, length), 0);
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
