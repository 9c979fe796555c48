import { fenced } from '../code/fenced.ts';
import type { JsxTag } from './jsx-tag.ts';
import { continueAfter, type Reading, textOf, writeAt, writtenIndent } from './mdx-reading.ts';

/** Writes `<CodeBlock language="js">{`code`}</CodeBlock>` as a code block; false for other tags. */
export function readCodeBlock(
  { name, kind, attributes, end }: JsxTag,
  text: string,
  reading: Reading,
): boolean {
  const close = text.indexOf('</CodeBlock>', end);
  const line = reading.lines[reading.at];
  if (name !== 'CodeBlock' || kind !== 'open' || close === -1 || !line) return false;
  const content = text.slice(end, close).trim();
  const code = content.startsWith('{') ? textOf(content.slice(1, -1), reading) : content;
  const [language = 'text', title] = ['language', 'title'].map((key) => attributes.get(key));
  if (code === undefined || typeof language !== 'string') return false;
  const settings = typeof title === 'string' ? ` title="${title}"` : '';
  const block = fenced(`${language}${settings}`, code.replace(/^\n|\n\s*$/g, ''));
  writeAt(['', ...block.split('\n'), ''], writtenIndent(line.text, reading), line.origin, reading);
  continueAfter(text, close + '</CodeBlock>'.length, reading);
  return true;
}
