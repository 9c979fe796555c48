import { type JsxTag, readJsxTag } from './jsx-tag.ts';
import { continueAfter, type Reading, writeAt, writtenIndent } from './mdx-reading.ts';

/** Writes a tree of files, `<Files><Folder name="src"><File name="a.ts" /></Folder></Files>`, as a list. */
export function readFiles({ name, kind, end }: JsxTag, text: string, reading: Reading): boolean {
  const close = text.indexOf('</Files>', end);
  const line = reading.lines[reading.at];
  if (name !== 'Files' || kind !== 'open' || close === -1 || !line) return false;
  const list = listOf(text.slice(end, close));
  if (list === undefined) return false;
  writeAt(['', ...list, ''], writtenIndent(line.text, reading), line.origin, reading);
  continueAfter(text, close + '</Files>'.length, reading);
  return true;
}

/** The items of a list; undefined if there is anything but files and folders with names. */
function listOf(content: string): string[] | undefined {
  const items: string[] = [];
  let depth = 0;
  for (let at = content.search(/\S|$/); at < content.length; at += content.slice(at).search(/\S|$/)) {
    const tag = readJsxTag(content, at);
    if (tag === undefined || (tag.name !== 'File' && tag.name !== 'Folder')) return undefined;
    at = tag.end;
    if (tag.kind === 'close') {
      if (tag.name === 'Folder') depth -= 1;
      continue;
    }
    const name = tag.attributes.get('name');
    if (typeof name !== 'string') return undefined;
    items.push(`${'  '.repeat(Math.max(0, depth))}- \`${name}${tag.name === 'Folder' ? '/' : ''}\``);
    if (tag.name === 'Folder' && tag.kind === 'open') depth += 1;
  }
  return items;
}
