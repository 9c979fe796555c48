import { posix } from 'node:path';
import { createBlockState, isInFence } from '../parse/directives/block-state.ts';
import { readFrontMatter } from '../parse/front-matter/read-front-matter.ts';
import { isRecord } from './evaluate/values.ts';
import type { TreeFiles } from './tree-files.ts';

/** A Markdown file of the tree, as far as an inspection reads it. */
export interface TreePage {
  readonly file: string;
  /** The front matter as written; empty if it has none or it is invalid. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Title of the front matter, or else the first level-one heading. */
  readonly title?: string;
  readonly text: string;
}

/** Reads the Markdown files of a tree, in order. */
export async function readPages(
  files: readonly string[],
  tree: Pick<TreeFiles, 'textOf'>,
): Promise<readonly TreePage[]> {
  const pages: TreePage[] = [];
  for (const file of files) {
    const text = await tree.textOf(file);
    if (text !== undefined && text.trim() !== '') pages.push(readPage(file, text));
  }
  return pages;
}

/** Reads the head of a Markdown file. */
export function readPage(file: string, text: string): TreePage {
  const { yaml, body } = readFrontMatter(text, file);
  const values = isRecord(yaml?.value) && !Array.isArray(yaml.value) ? yaml.value : {};
  const title = textValue(values.title) ?? firstHeading(body);
  return { file, values, text, ...(title !== undefined && { title }) };
}

/** Returns a text that is not blank. */
export function textValue(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Returns an object of JSON; empty for other values and for a text that is no JSON. */
export function parseJsonRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** Takes the code blocks from Markdown. */
export function withoutCode(body: string): string {
  const state = createBlockState();
  let isInside = false;
  const isText = (line: string) => {
    const isClosing = isInside;
    isInside = isInFence(line, state);
    return !isClosing && !isInside;
  };
  return body.split('\n').filter(isText).join('\n');
}

/** The text of the first level-one heading outside code, without marks, tags and its own id. */
function firstHeading(body: string): string | undefined {
  const heading = /^ {0,3}#[ \t]+(.+?)[ \t]*#*[ \t]*$/m.exec(withoutCode(body))?.[1];
  const words = heading
    ?.replace(/\{(?:#|\/\*)[^}]*\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/[`*]|:[a-z_]+:/g, '')
    .trim();
  return words === '' ? undefined : words;
}

/** Turns the name of a file or folder into words: `getting-started` → `Getting started`. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/\.mdx?$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** `/guide` and `a.md` → `/guide/a`; slashes are put where they belong. */
export function joinPath(...parts: readonly string[]): string {
  const path = posix.join('/', ...parts);
  return path.endsWith('/') ? path : `${path}/`;
}
