// gray-matter (jonschlink, 1 dependency tree of small parsers) cuts the block out; its YAML engine is replaced, because js-yaml 3 throws
// on a key given twice, which real pages contain.
import matter from 'gray-matter';
import { type ParsedYaml, parseYaml } from '../lib/yaml.ts';

/** The front matter block of a page, read but not yet narrowed. */
export interface FrontMatterBlock {
  /** The block's YAML; undefined when the page has no block. */
  readonly yaml: ParsedYaml | undefined;
  /** The text after the block. */
  readonly body: string;
  /** Lines of the file before the body: add it to a line of the body to get the author's line. */
  readonly lineOffset: number;
}

/**
 * Cuts the front matter from a page. A block is a first line `---` and everything up to the next line that is `---`; a page that merely
 * starts with a thematic break has none.
 */
export function readFrontMatter(text: string, file: string): FrontMatterBlock {
  if (!/^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)??---[ \t]*(?:\r?\n|$)/.test(text))
    return { yaml: undefined, body: text, lineOffset: 0 };
  let yaml: ParsedYaml | undefined;
  const parse = (block: string): object => {
    // The engine gets the block from the end of the opening line on, so line 1 of the YAML is line 1 of the file.
    yaml = parseYaml(block, file);
    return {};
  };
  const { content } = matter(text, { engines: { yaml: { parse } }, language: 'yaml' });
  const before = text.slice(0, text.length - content.length);
  return { yaml, body: content, lineOffset: countLines(before) };
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
