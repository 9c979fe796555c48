import { places } from '../../../templates/browser/search/format/postings.ts';
import type { TermCollector } from './collect-terms.ts';

const fence = /^ {0,3}(?:[-*+>] *)*(`{3,}|~{3,})(.*)$/;

/** Adds the words of the Markdown copy of a page, without the addresses of its links and its tags. */
export function readCopy(markdown: string, { add }: Pick<TermCollector, 'add'>): void {
  let open: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, mark = '', info = ''] = fence.exec(line) ?? [];
    if (open !== undefined) {
      if (mark.startsWith(open) && info.trim() === '') open = undefined;
      else add(line, places.code);
    } else if (mark !== '') {
      open = mark;
      // `tsx title="BasicButtons.tsx"`
      add(info, places.identifier);
    } else if (/^#{1,6} /.test(line)) add(line, places.heading);
    else readLine(line, add);
  }
}

function readLine(line: string, add: TermCollector['add']): void {
  const parts = line.split('`');
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1 && at < parts.length - 1) add(part, places.identifier);
    else add(withoutMarkup(part), places.text);
  }
}

function withoutMarkup(text: string): string {
  const unlinked = text.includes('](') ? text.replace(/\]\([^)\s]*/g, '] ') : text;
  const bare = unlinked.includes('://') ? unlinked.replace(/<?https?:\/\/\S+/g, ' ') : unlinked;
  return bare.includes('<') ? bare.replace(/<[^<>]*>/g, ' ') : bare;
}
