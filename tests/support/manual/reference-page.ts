import type { SchemaEntry } from './schema-entries.ts';
import { typographicQuotes } from './typographic-quotes.ts';

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
  const below = listedEntries(entry.children ?? []);
  return [
    `## \`${entry.key}\``,
    facts(entry),
    `${withoutDefault(entry.description)}${entry.guide === undefined ? '' : ` See ${entry.guide}.`}`,
    entry.example === undefined ? '' : `\`\`\`yaml\n${entry.example}\n\`\`\``,
    below.some(isColour) ? aboutColours : '',
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
      const known = isColour(entry) ? colourFacts(entry) : facts(entry);
      return `- ${anchored(entry.key)} ${known}\n\n  ${escaped(withoutDefault(entry.description) + shown)}`;
    })
    .join('\n\n');
}

/**
 * All entries of a tree in its order, without the keys of colours, which are part of the entry of the
 * colour.
 */
function listedEntries(entries: readonly SchemaEntry[]): SchemaEntry[] {
  return entries.flatMap((entry) => [entry, ...(isColour(entry) ? [] : listedEntries(entry.children))]);
}

/** True for a text, or keys for both colour schemes. */
function isColour({ children }: SchemaEntry): boolean {
  return children.map(({ key }) => lastName(key)).join() === 'light,dark';
}

const aboutColours =
  'A colour is one CSS colour, or one for each colour scheme; `dark` is derived from `light` unless it is given.';

/** `*text, or* \`light\` *and* \`dark\``, both with an address. */
function colourFacts({ children }: SchemaEntry): string {
  return `*text, or* ${children.map(({ key }) => anchored(key, lastName(key))).join(' *and* ')}`;
}

/** A key with an address: `products[].api.documents` → `#products-api-documents`. */
function anchored(key: string, label = key): string {
  const id = idOfKey(key);
  return `<a id="${id}" href="#${id}">\`${label}\`</a>`;
}

/** The id of a key below another one in its page. */
export function idOfKey(key: string): string {
  return key.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function lastName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
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
  return typographicQuotes(description.replace(defaultInWords, ''));
}

function escaped(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('**/', '\\*\\*/');
}
