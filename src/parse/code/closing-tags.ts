import { readJsxTag } from '../mdx/jsx-tag.ts';

/**
 * Returns the tags that close the elements of which a sample shows only the start tag: `<Button disabled>`.
 * An element whose content follows is not closed, since its end was probably forgotten.
 */
export function closingTags(text: string): string {
  const open: { readonly name: string; readonly isBare: boolean }[] = [];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const tag = readJsxTag(text, at);
    if (tag?.kind === 'open') open.push({ name: tag.name, isBare: isBare(text, at, tag.end) });
    else if (tag?.kind === 'close' && open.at(-1)?.name === tag.name) open.pop();
    at = tag?.end ?? at + 1;
  }
  const names = open.every((element) => element.isBare) ? open.map(({ name }) => name).reverse() : [];
  return names.map((name) => `</${name}>`).join('');
}

/** True for a tag at the end of a sample, or before a line that is not inside of it. */
function isBare(text: string, start: number, end: number): boolean {
  const [next, indent = ''] = /^[^\n<]*\n\s*?([ \t]*)(?=\S)/.exec(text.slice(end)) ?? [];
  if (next === undefined) return /^[^\n<]*\s*$/.test(text.slice(end));
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  return line.trim() === '' && indent.length <= line.length;
}
