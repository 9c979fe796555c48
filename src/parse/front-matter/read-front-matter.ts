// gray-matter (jonschlink, 1 dependency tree of small parsers) cuts the block out; its YAML engine is replaced, because js-yaml 3 throws
// on a key given twice, which real pages contain.
import matter from 'gray-matter';
import { parseYaml } from '../../data/parse-yaml.ts';
import type { ParsedYaml } from '../../data/parsed-yaml.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { unclosedFrontMatter } from './unclosed-front-matter.ts';

/** The front matter block of a page, read but not yet narrowed. */
export interface FrontMatterBlock {
  /** The block's YAML; undefined when the page has no block. */
  readonly yaml: ParsedYaml | undefined;
  /** The text after the block. */
  readonly body: string;
  /** Lines of the file before the body: add it to a line of the body to get the author's line. */
  readonly lineOffset: number;
  /** What is wrong with the lines around the block. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Cuts the front matter from a page. A block is a first line `---` and everything up to the next line that is `---`; a page that merely
 * starts with a thematic break has none. A block that is never closed is told, and ends where no key goes on.
 */
export function readFrontMatter(text: string, file: string): FrontMatterBlock {
  const plain = plainBlock(text);
  // The YAML begins at the end of the opening line, so that its line 1 is line 1 of the file.
  if (plain) return toBlock(parseYaml(text.slice(3, plain.end), file), text, text.slice(plain.body));
  if (!/^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)??---[ \t]*(?:\r?\n|$)/.test(text)) return withoutEnd(text, file);
  let yaml: ParsedYaml | undefined;
  const parse = (block: string): object => {
    yaml = parseYaml(block, file);
    return {};
  };
  const { content } = matter(text, { engines: { yaml: { parse } }, language: 'yaml' });
  return toBlock(yaml, text, content);
}

/** Where a block ends, and where the body begins, if its two lines are as almost every author writes them: gray-matter takes ten times as long. */
function plainBlock(text: string): { readonly end: number; readonly body: number } | undefined {
  if (!text.startsWith('---\n')) return undefined;
  const end = text.indexOf('\n---', 3);
  const body = end + '\n---\n'.length;
  return end !== -1 && (text[body - 1] ?? '\n') === '\n' ? { end, body } : undefined;
}

/** A page in which no second line of dashes follows. */
function withoutEnd(text: string, file: string): FrontMatterBlock {
  const unclosed = unclosedFrontMatter(text, file);
  if (!unclosed) return toBlock(undefined, text, text);
  const { end, body, diagnostic } = unclosed;
  return {
    ...toBlock(parseYaml(text.slice(3, end), file), text, text.slice(body)),
    diagnostics: [diagnostic],
  };
}

function toBlock(yaml: ParsedYaml | undefined, text: string, body: string): FrontMatterBlock {
  const before = text.slice(0, text.length - body.length);
  return { yaml, body, lineOffset: before.split('\n').length - 1, diagnostics: [] };
}
