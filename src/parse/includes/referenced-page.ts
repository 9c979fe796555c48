import type { ParsedYaml } from '../../data/parsed-yaml.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import { authorText } from '../author-text.ts';
import { readFrontMatter } from '../front-matter/read-front-matter.ts';
import { type OriginLine, pageLines } from '../page/author-lines.ts';
import type { IncludedTexts } from '../parse-task.ts';
import { referencePaths } from './include-line.ts';

/** Another page whose text a page shows, as TanStack has it: `ref: docs/react/guide.md` in front matter. */
export interface PageReference {
  readonly path: string;
  readonly place: Place;
  /** What is replaced in the text: regular expressions, each with the text in its place. */
  readonly replace: readonly (readonly [pattern: string, text: string])[];
}

/** Returns the page that front matter refers to; undefined if it refers to none. */
export function readPageReference(yaml: ParsedYaml | undefined): PageReference | undefined {
  const { ref, replace } = (yaml?.value ?? {}) as { readonly ref?: unknown; readonly replace?: unknown };
  if (yaml === undefined || typeof ref !== 'string' || !/\.mdx?$/.test(ref)) return undefined;
  const pairs = typeof replace === 'object' && replace !== null ? Object.entries(replace) : [];
  return {
    path: ref,
    place: yaml.placeOf(['ref']),
    replace: pairs.flatMap(([pattern, text]) => (typeof text === 'string' ? [[pattern, text] as const] : [])),
  };
}

/** What following a reference needs. */
export interface ReferenceOptions {
  readonly page: SourcePath;
  readonly included: IncludedTexts;
  readonly folders: readonly SourcePath[];
}

/** The lines of a page that shows another one, with the problem of a missing one. */
export interface ReferencedLines {
  readonly lines: readonly OriginLine[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Returns the text of the page that a page refers to, with the sections of the page itself in the place of
 * those of the same name. A section is what stands between two lines `[//]: # 'Name'`.
 */
export function referencedLines(
  own: readonly OriginLine[],
  reference: PageReference,
  { page, included, folders }: ReferenceOptions,
): ReferencedLines {
  const has = (each: SourcePath) => included.get(each)?.text !== undefined;
  const path = referencePaths(reference.path, page, folders).find(has);
  const text = path && included.get(path)?.text;
  if (path === undefined || text === undefined) {
    const message = `Page "${reference.path}", whose text this page shows, does not exist in the folders of this site.`;
    const hint = 'Correct "ref", or name the folder of the file under "includes" in site.yaml.';
    const problem = { severity: 'warning', code: 'include-file', message, hint } as const;
    return { lines: own, diagnostics: [{ ...problem, place: reference.place }] };
  }
  const { body, lineOffset } = readFrontMatter(authorText(text), '');
  const replaceIn = replacer(reference);
  const shown = pageLines(body, path, lineOffset).map(({ text: line, origin }) => ({
    text: replaceIn(line),
    origin: { ...origin, pageLine: reference.place.line },
  }));
  return { lines: withSections(shown, sectionsOf(own)), diagnostics: [] };
}

type Sections = ReadonlyMap<string, readonly OriginLine[]>;

const marker = /^\[\/\/\]: # '([A-Za-z\d]*)'\s*$/;

/** The sections of a page by name. */
function sectionsOf(lines: readonly OriginLine[]): Sections {
  const sections = new Map<string, readonly OriginLine[]>();
  for (let at = 0; at < lines.length; at += 1) {
    const end = sectionEnd(lines, at);
    if (end === undefined) continue;
    sections.set(nameAt(lines, at) ?? '', lines.slice(at + 1, end));
    at = end;
  }
  return sections;
}

function withSections(lines: readonly OriginLine[], sections: Sections): readonly OriginLine[] {
  const shown: OriginLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const section = sections.get(nameAt(lines, at) ?? '');
    const end = section && sectionEnd(lines, at);
    if (section !== undefined && end !== undefined) {
      for (const each of section) shown.push(each);
      at = end;
    } else if (line !== undefined && !marker.test(line.text)) shown.push(line);
  }
  return shown;
}

function nameAt(lines: readonly OriginLine[], at: number): string | undefined {
  return marker.exec(lines[at]?.text ?? '')?.[1];
}

/** The index of the line that ends the section of a marker: the next marker, which has the same name. */
function sectionEnd(lines: readonly OriginLine[], start: number): number | undefined {
  if (nameAt(lines, start) === undefined) return undefined;
  const end = lines.findIndex(({ text }, at) => at > start && marker.test(text));
  return end === -1 ? undefined : end;
}

/** Replaces what a reference names. A pattern that is no regular expression is a text. */
function replacer({ replace }: PageReference): (line: string) => string {
  const rules = replace.map(([pattern, text]) => [expressionOf(pattern), text] as const);
  return (line) => rules.reduce((changed, [pattern, text]) => changed.replaceAll(pattern, () => text), line);
}

function expressionOf(pattern: string): RegExp | string {
  try {
    return new RegExp(pattern, 'g');
  } catch {
    return pattern;
  }
}
