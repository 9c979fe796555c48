// gray-matter (jonschlink, 1 dependency tree of small parsers) cuts the block out; its YAML engine is replaced, because js-yaml 3 throws
// on a key given twice, which real pages contain.
import matter from 'gray-matter';
import type { ParsedYaml } from '../data/parsed-yaml.ts';
import { parseYaml } from '../data/yaml.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
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

/** A block with a closing line. */
const closedBlock = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)??---[ \t]*(?:\r?\n|$)/;

/**
 * Cuts the front matter from a page. A block is a first line `---` and everything up to the next line that is `---`; a page that merely
 * starts with a thematic break has none. A block that is never closed is told, and ends where no key goes on.
 */
export function readFrontMatter(text: string, file: string): FrontMatterBlock {
  const [block] = closedBlock.exec(text) ?? [];
  if (block === undefined) return withoutEnd(text, file);
  let yaml: ParsedYaml | undefined;
  const parse = (written: string): object => {
    yaml = parseYaml(written, file);
    return {};
  };
  // gray-matter copies its input, so it does not get the body.
  const { content } = matter(block, { engines: { yaml: { parse } }, language: 'yaml' });
  return toBlock(yaml, text, text.slice(block.length - content.length));
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
