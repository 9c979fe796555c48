import { posix } from 'node:path';
import { excludedGlobs } from '../folders.ts';
import { identifierOf } from '../identifier.ts';
import type { Candidate, InspectedPage, InspectedSettings, InspectedTree } from '../inspected-tree.ts';
import { languageOfTag } from '../languages.ts';
import { summaryNavigation } from '../navigation/summary-navigation.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { joinPath } from '../tree-pages.ts';

const configEnd = /(?:^|\/)book\.toml$/;

/** Finds the folders of books of mdBook. */
export function findMdbook({ paths }: Pick<TreeFiles, 'paths'>): Candidate[] {
  return paths
    .filter((path) => configEnd.test(path))
    .map((config) => ({ kind: 'mdbook' as const, root: config.replace(configEnd, ''), config }))
    .filter(({ root }) => filesBelow({ paths }, root, /(?:^|\/)SUMMARY\.md$/).length > 0);
}

/**
 * Reads a book of mdBook. Its pages are the chapters of `SUMMARY.md`; files that it does not name are parts
 * which chapters include.
 */
export async function readMdbook(
  { root, config = '' }: Candidate,
  tree: TreeFiles,
  name: string,
): Promise<InspectedTree> {
  const texts = tomlTexts((await tree.textOf(config)) ?? '');
  const content = posix.join(root, texts.get('book.src') ?? 'src');
  const summary = posix.join(content, 'SUMMARY.md');
  const text = (await tree.textOf(summary)) ?? '';
  const all = filesBelow(tree, content, markdownEnd);
  const pages: InspectedPage[] = [];
  const navigation = summaryNavigation(text, (file) => {
    const place = posix.join(content, file);
    if (!tree.has(place)) return undefined;
    const path = chapterPath(file);
    pages.push({ file: place, path });
    return path;
  });
  const title = texts.get('book.title') ?? name;
  return {
    kind: 'mdbook',
    root,
    config,
    settings: {
      ...bookSettings(texts, title),
      ...bookRedirects(texts, new Set(pages.flatMap(({ path = [] }) => path))),
    },
    languages: [languageOfTag(texts.get('book.language'), {})],
    products: [
      { id: identifierOf(title), name: title, root: '/', content, navigation, navigationSource: summary },
    ],
    labels: {},
    pages,
    exclude: excludedGlobs(all, new Set(pages.map(({ file }) => file)), content),
    alias: {},
    components: [],
    apiDocuments: 0,
    unplaced: unplacedSettings(texts, config),
  };
}

/** mdBook names the page of `cli/README.md` `cli/index.html`. */
function chapterPath(file: string): string {
  const stem = file.replace(markdownEnd, '');
  return joinPath(/(?:^|\/)(?:readme|index)$/i.test(stem) ? posix.dirname(stem) : stem);
}

function bookSettings(texts: ReadonlyMap<string, string>, name: string): InspectedSettings {
  const description = texts.get('book.description');
  // `https://github.com/acme/ui/edit/main/guide/{path}`, where the path begins in the folder of the book
  const [, editUrl] = /^(.+?)\/?\{path\}$/.exec(texts.get('output.html.edit-url-template') ?? '') ?? [];
  return {
    name,
    ...(description !== undefined && { description }),
    ...(editUrl !== undefined && { editUrl }),
    ...(texts.get('output.html.mathjax-support') === 'true' && { markdown: { math: true } }),
  };
}

const redirectKey = /^output\.html\.redirect\.\/?(.+)$/;

/** `"/old.html" = "new.html#part"`; a page of the book keeps its address. */
function bookRedirects(
  texts: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): Pick<InspectedSettings, 'redirects'> {
  const redirects = [...texts].flatMap(([key, target]) => {
    const [, old] = redirectKey.exec(key) ?? [];
    // Hosts do not see the part of an address after its hash.
    if (old === undefined || old.includes('#')) return [];
    const from = bookAddress(posix.join('/', old));
    const isOutward = /^[a-z][a-z\d+.-]*:/i.test(target);
    const to = isOutward ? target : bookAddress(posix.resolve('/', posix.dirname(old), target));
    return known.has(from) || from === to ? [] : [{ from, to }];
  });
  return redirects.length > 0 ? { redirects } : {};
}

/** `/cli/index.html#a` → `/cli/#a` */
function bookAddress(address: string): string {
  const [path = '', ...hash] = address.split('#');
  const page = /\.html?$/.test(path) ? chapterPath(path.replace(/\.html?$/, '.md')) : path;
  return [page, ...hash].join('#');
}

const placed = /^(?:book\.(?:title|src|description|language|authors)|build\..*|rust\..*)$/;
const placedOutput =
  /^output\.html\.(?:edit-url-template|redirect\..*|mathjax-support|git-repository-url|search\..*)$/;

/** Each table of the configuration that means something for the pages, once. */
function unplacedSettings(texts: ReadonlyMap<string, string>, file: string): InspectedTree['unplaced'] {
  const names = [...texts.keys()]
    .filter((key) => !placed.test(key) && !placedOutput.test(key))
    .map((key) => (/^(?:preprocessor|output\.(?!html\.))/.test(key) ? tableOf(key) : key));
  return [...new Set(names)].map((name) => ({
    kind: 'setting',
    name,
    reason: 'without an equivalent in site.yaml',
    place: { file, line: 1 },
  }));
}

/** `preprocessor.katex.after` → `preprocessor.katex` */
function tableOf(key: string): string {
  return key.split('.').slice(0, 2).join('.');
}

/**
 * Returns the values of a TOML file by their keys with their tables, each as its text: the settings of a book
 * are plain texts, numbers and booleans.
 */
function tomlTexts(toml: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let table = '';
  for (const line of toml.split(/\r?\n/)) {
    const [, header] = /^\s*\[([^[\]]+)\]\s*(?:#.*)?$/.exec(line) ?? [];
    if (header !== undefined) table = `${unquoted(header)}.`;
    const [, key, value = ''] = /^\s*("[^"]*"|[\w.-]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (key !== undefined) texts.set(table + unquoted(key), unquoted(value));
  }
  return texts;
}

function unquoted(text: string): string {
  const [, double, single] = /^(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/.exec(text.trim()) ?? [];
  return double?.replace(/\\(["\\])/g, '$1') ?? single ?? text.replace(/\s+#.*$/, '').trim();
}
