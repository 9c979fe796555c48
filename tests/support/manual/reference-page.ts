import type { SchemaEntry } from './schema-entries.ts';
import { flatEntries } from './schema-entries.ts';

interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Markdown below the title. */
  readonly lead: string;
  /** Whether the page lists keys, whose facts a style sheet of the manual sets apart. */
  readonly keys?: boolean;
}

/** A page of the manual that is made from the program. */
export function manualPage({ title, description, lead, keys }: PageHead, body: string): string {
  return `---
title: ${title}
description: ${description}
productId: docs${keys ? '\nfonts: reference' : ''}
---

<!-- Made from the program by
npx vitest run --config tests/vitest.config.ts --project unit tests/unit/manual -u -->

# ${title}

${lead}

${body.trim()}
`;
}

/** Adds the examples of keys whose schema has none, or a worse one. */
export function withExamples(
  entries: readonly SchemaEntry[],
  examples: Readonly<Record<string, string>>,
): SchemaEntry[] {
  return entries.map((entry) => {
    const example = examples[entry.key] ?? entry.example;
    const children = withExamples(entry.children, examples);
    return { ...entry, ...(example !== undefined && { example }), children };
  });
}

/** A section for each key, with a list of the keys below it; a guide is Markdown that links to a page. */
export function keySections(
  entries: readonly SchemaEntry[],
  guides: Readonly<Record<string, string>> = {},
): string {
  return entries.map((entry) => keySection({ ...entry, guide: guides[entry.key] })).join('\n\n');
}

/** What the section of a key states; a default is Markdown. */
type KeyFacts = Pick<SchemaEntry, 'key' | 'type' | 'description'> & {
  readonly required?: boolean;
  readonly fallback?: string | undefined;
  readonly example?: string | undefined;
  readonly guide?: string | undefined;
  readonly children?: readonly SchemaEntry[];
};

/** The section of one key. */
export function keySection(entry: KeyFacts): string {
  const below = flatEntries(entry.children ?? []);
  return [
    `## \`${entry.key}\``,
    facts(entry),
    `${withoutDefault(entry.description)}${entry.guide === undefined ? '' : ` See ${entry.guide}.`}`,
    entry.example === undefined ? '' : `\`\`\`yaml\n${entry.example}\n\`\`\``,
    below.length === 0 ? '' : keyList(below),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A list of keys: the facts of each in one line, its meaning and an example below. */
export function keyList(entries: readonly SchemaEntry[]): string {
  return entries
    .map((entry) => {
      const shown = entry.example === undefined ? '' : ` Example: \`${entry.example}\``;
      return `- ${anchored(entry.key)} ${facts(entry)}\n\n  ${escaped(withoutDefault(entry.description) + shown)}`;
    })
    .join('\n\n');
}

/** A key with an address: `products[].api.documents` → `#products-api-documents`. */
function anchored(key: string): string {
  const id = key.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `<a id="${id}" href="#${id}">\`${key}\`</a>`;
}

/** `*text* · **required** · default \`true\``; a description that ends in its default lends it. */
function facts({ type, required, fallback, description }: KeyFacts): string {
  const inWords = defaultInWords.exec(description)?.[1];
  const written = fallback === undefined || fallback === '{}' ? undefined : `\`${fallback}\``;
  const shown = inWords ?? written;
  return [`*${type}*`, required ? '**required**' : '', shown === undefined ? '' : `default ${escaped(shown)}`]
    .filter(Boolean)
    .join(' · ');
}

/** `Default: the host of url.` at the end of a description */
const defaultInWords = / ?Default: ([^.]+)\.$/;

function withoutDefault(description: string): string {
  return description.replace(defaultInWords, '');
}

function escaped(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('**/', '\\*\\*/');
}
