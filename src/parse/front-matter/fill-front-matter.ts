import { escapeMarkdown } from '../../lib/escape-markdown.ts';
import { withoutPlaceholders } from '../../lib/placeholders.ts';
import { createBlockState, isInFence } from '../directives/block-state.ts';

/** Code in a line, which stays as it is, or an expression of VitePress with its key. */
const expression = /(`+).*?\1|\{\{\s*\$frontmatter\.([\w.]+)\s*\}\}/g;

/**
 * Puts values of the front matter in the place of `{{ $frontmatter.title }}`, outside code. An expression
 * without a value stays, and is reported with all others. Lines keep their numbers.
 */
export function fillFrontMatter(body: string, values: unknown): string {
  if (!body.includes('$frontmatter')) return body;
  const state = createBlockState();
  const fill = (line: string): string =>
    isInFence(line, state)
      ? line
      : line.replace(expression, (written, _code, key?: string) =>
          key === undefined ? written : (textAt(values, key.split('.')) ?? written),
        );
  return body.split('\n').map(fill).join('\n');
}

/** What begins something within a line or a table, and an expression of the dialect. */
const signs = /[\\`*_{}[\]<>&#|~]/g;

/** The value at a path of keys as Markdown that shows it as it is. */
function textAt(value: unknown, [key, ...rest]: readonly string[]): string | undefined {
  if (key === undefined)
    return typeof value === 'string' || typeof value === 'number'
      ? escapeMarkdown(withoutPlaceholders(String(value)), signs)
      : undefined;
  const isRecord = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return isRecord ? textAt((value as Readonly<Record<string, unknown>>)[key], rest) : undefined;
}
