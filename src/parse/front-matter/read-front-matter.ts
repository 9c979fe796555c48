import type { ParsedYaml } from '../../data/parsed-yaml.ts';
import { withoutPlaceholders } from '../../lib/placeholders.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { heroLines, heroPicture } from './hero-lines.ts';
import { parseFrontMatterYaml } from './parse-front-matter-yaml.ts';

/** The front matter of a page, read but not yet checked. */
export interface FrontMatterBlock {
  /** The YAML between the two lines; undefined when the page has no front matter. */
  readonly yaml: ParsedYaml | undefined;
  /** The text after the front matter. */
  readonly body: string;
  /**
   * The difference between a line of the body and the line of the file. Negative for a body whose start shows
   * more lines than the front matter has.
   */
  readonly lineOffset: number;
  /** Number of lines of the file before the author's text. */
  readonly bodyStart: number;
  /** The picture of a start page, which the body shows first. */
  readonly picture?: string;
  /** The places of what the first lines of the body show of the front matter, by index of the line. */
  readonly places?: readonly Place[];
  /** Problems with the lines around the YAML. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A first line `---`, the end of that line and what follows up to the next line `---`, and that line. */
const closedBlock = /^---[ \t]*(\r?\n(?:[\s\S]*?\r?\n)??)---[ \t]*(?:\r?\n|$)/;

/** Empty lines before front matter, which Astro accepts. Without a key below, `---` is a thematic break. */
const leadingLines = /^(?:[ \t]*\r?\n)+(?=---[ \t]*\r?\n[a-z]\w*:\s)/;

/** An empty line, or a comment. */
const emptyLine = /^\s*(?:#|$)/;

/**
 * Cuts the front matter from a page. A page that merely begins with a thematic break has none. Unclosed front
 * matter is reported, and ends at the first line that does not continue it.
 */
export function readFrontMatter(text: string, file: string): FrontMatterBlock {
  const [leading = ''] = leadingLines.exec(text) ?? [];
  const [head, content] = closedBlock.exec(text.slice(leading.length)) ?? [];
  if (head === undefined || content === undefined) return readUnclosed(text, file);
  // The block begins at the end of the line `---`, so that its lines have their numbers in the file.
  const block = leading + content;
  const isEmpty = block.split('\n').every((line) => emptyLine.test(line));
  const yaml = isEmpty ? undefined : withWrittenTitle(parseFrontMatterYaml(block, file), block);
  return toBlock(yaml, text, leading.length + head.length);
}

/** `title: 4.10` is the title of a release, and no number, which would be 4.1. */
function withWrittenTitle(yaml: ParsedYaml, block: string): ParsedYaml {
  const { title } = Object(yaml.value) as { readonly title?: unknown };
  const [, written] = /^title:[ \t]+([\d.]+)[ \t]*(?:#.*)?$/m.exec(block) ?? [];
  if (typeof title !== 'number' || written === undefined || Number(written) !== title) return yaml;
  return { ...yaml, value: { ...Object(yaml.value), title: written } };
}

/**
 * `---`, then a known key: they all begin with a small letter. `---`, then `Note: read this` is a thematic
 * break and words.
 */
const opening = /^---[ \t]*\n(?=[a-z]\w*:(?:\s|$))/;

/** A line with a key, or a continuation of its value. */
const yamlLine = /^(?:[\w'"][\w'"-]*:(?:\s|$)|[ \t]+\S|- )/;

/** A mistyped last line, `--` or `----`, or YAML's own `...`. */
const misspelledClosing = /^(?:[-–—]+|\.\.\.)[ \t]*$/;

function readUnclosed(text: string, file: string): FrontMatterBlock {
  const opened = opening.exec(text)?.[0];
  if (opened === undefined) return toBlock(undefined, text, 0);
  let end = opened.length;
  let [line, next] = lineAt(text, end);
  while (end < text.length && yamlLine.test(line)) {
    end = next;
    [line, next] = lineAt(text, end);
  }
  const diagnostic: Diagnostic = {
    severity: 'error',
    code: 'front-matter-unclosed',
    message: 'The front matter that begins on line 1 is never closed.',
    hint: `---\n${text.slice(opened.length, end).trimEnd()}\n---`,
    place: { file, line: 1, column: 1 },
  };
  const yaml = parseFrontMatterYaml(text.slice('---'.length, end), file);
  return { ...toBlock(yaml, text, misspelledClosing.test(line) ? next : end), diagnostics: [diagnostic] };
}

/** The line at an offset, and the offset of the next line. */
function lineAt(text: string, start: number): [line: string, next: number] {
  const end = text.indexOf('\n', start);
  return end === -1 ? [text.slice(start), text.length] : [text.slice(start, end), end + 1];
}

function toBlock(yaml: ParsedYaml | undefined, text: string, end: number): FrontMatterBlock {
  const bodyStart = text.slice(0, end).split('\n').length - 1;
  // They take the place of the last lines of the front matter, so that all others keep their numbers.
  const hero = heroLines(yaml?.value);
  const shown = withoutPlaceholders(hero.map(({ text: line }) => `${line}\n`).join(''));
  const picture = heroPicture(yaml?.value);
  return {
    yaml,
    body: shown + text.slice(end),
    lineOffset: bodyStart - hero.length,
    bodyStart,
    ...(picture !== undefined && { picture }),
    ...(yaml && hero.length > 0 && { places: hero.map(({ path }) => yaml.placeOf(path)) }),
    diagnostics: [],
  };
}
