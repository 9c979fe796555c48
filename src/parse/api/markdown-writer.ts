import { fenced } from '../code/fenced.ts';

/** Writes Markdown for elements of HTML in the order in which they open and close. */
export interface MarkdownWriter {
  /** Adds decoded text. */
  add(text: string): void;
  /** @param url the target of a link */
  open(name: string, url?: string): void;
  /** Closes the innermost element. */
  close(): void;
  text(): string;
}

interface Frame {
  readonly name: string;
  readonly url: string;
  readonly parts: string[];
}

/** Creates a writer that has written nothing yet. */
export function createMarkdownWriter(): MarkdownWriter {
  const root: Frame = { name: '', url: '', parts: [] };
  const frames: Frame[] = [root];
  const innermost = () => frames.at(-1) ?? root;
  return {
    add: (text) => void innermost().parts.push(text),
    open: (name, url = '') => void frames.push({ name, url, parts: [] }),
    close() {
      if (frames.length === 1) return;
      const frame = frames.pop() ?? root;
      const depth = frames.filter(({ name }) => name === 'ul' || name === 'ol').length;
      innermost().parts.push(written(frame, depth));
    },
    text: () => tidy(root.parts.join('')),
  };
}

/** @param depth number of lists around the element */
function written({ name, url, parts }: Frame, depth: number): string {
  const text = parts.join('');
  switch (name) {
    case 'a':
      return `[${text.trim()}](${url})`;
    case 'code':
    case 'kbd':
      return inlineCode(text);
    case 'b':
    case 'strong':
      return text.trim() === '' ? text : `**${text}**`;
    case 'em':
    case 'i':
      return text.trim() === '' ? text : `*${text}*`;
    case 'p':
    case 'dl':
      return `\n\n${text.trim()}\n\n`;
    case 'ul':
    case 'ol': {
      const items = text.replace(/\n\s*\n/g, '\n').replace(/^\n+|\s+$/g, '');
      // A list inside another follows the text of its item.
      return depth === 0 ? `\n\n${items}\n\n` : `\n${items}`;
    }
    case 'li':
      return `${'  '.repeat(Math.max(0, depth - 1))}- ${text.trim()}\n`;
    case 'pre':
      return `\n\n${fenced('', text.replace(/^`+|`+$/g, ''))}\n\n`;
    default:
      return text;
  }
}

/** Encloses code in more backticks than it has in a row. */
export function inlineCode(code: string): string {
  let longest = 0;
  for (const [run] of code.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  const gap = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return fence + gap + code + gap + fence;
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
