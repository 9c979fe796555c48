import type { SchemaEntry } from './schema-entries.ts';
import { flatEntries } from './schema-entries.ts';

interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Markdown below the title. */
  readonly lead: string;
}

/** A page of the manual that is made from the program. */
export function manualPage({ title, description, lead }: PageHead, body: string): string {
  return `---
title: ${title}
description: ${description}
productId: docs
---

<!-- Made from the program by
npx vitest run --config tests/vitest.config.ts --project unit tests/unit/manual -u -->

# ${title}

${lead}

${body.trim()}
`;
}

/** A section for each key, with a table of the keys below it. */
export function keySections(
  entries: readonly SchemaEntry[],
  examples: Readonly<Record<string, string>> = {},
): string {
  return entries
    .map((entry) => {
      const example = examples[entry.key] ?? entry.example;
      const below = flatEntries(entry.children);
      return [
        `## \`${entry.key}\``,
        entry.description,
        factList(entry),
        example === undefined ? '' : `\`\`\`yaml\n${example}\n\`\`\``,
        below.length === 0 ? '' : keyTable(below),
      ]
        .filter(Boolean)
        .join('\n\n');
    })
    .join('\n\n');
}

function factList({ type, fallback, required }: SchemaEntry): string {
  const facts = [`Type: ${type}.`];
  if (required) facts.push('Required.');
  if (fallback !== undefined && fallback !== '{}') facts.push(`Default: \`${fallback}\`.`);
  return facts.join(' ');
}

/** A table of keys. */
export function keyTable(entries: readonly SchemaEntry[]): string {
  const rows = entries.map(({ key, type, fallback, required, description, example }) => {
    const facts = [
      type,
      required ? 'required' : '',
      fallback === undefined || fallback === '{}' ? '' : `default \`${fallback}\``,
    ];
    const shown = example === undefined ? '' : ` \`${example}\``;
    return `| \`${key}\` | ${cell(facts.filter(Boolean).join(', '))} | ${cell(description + shown)} |`;
  });
  return ['| Key | Type | Meaning |', '| :--- | :--- | :--- |', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('**/', '\\*\\*/');
}
