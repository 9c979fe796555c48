import { endsSentence } from '../lib/ends-sentence.ts';
import type { InspectedTree, UnwantedCheck } from './inspected-tree.ts';
import type { TreeFiles } from './tree-files.ts';
import { readPage, textValue, withoutCode } from './tree-pages.ts';

/** Fewer are no habit, and soon corrected. */
const fewest = 20;

/** Tools whose own addresses have no slash at the end, so that no link to them needs one. */
const slashless: ReadonlySet<InspectedTree['kind']> = new Set(['vitepress', 'docusaurus']);

/**
 * Returns the checks that most pages of a tree would fail, although they are shown as their authors
 * meant: other tools ask for no description, for no sentence in it, and for no slash at the end of a link.
 * In mdBook, a page cannot have a description.
 * Hundreds of such reports would hide the others.
 */
export async function unwantedChecks(
  { kind, pages }: Pick<InspectedTree, 'kind' | 'pages'>,
  tree: Pick<TreeFiles, 'textOf'>,
): Promise<readonly UnwantedCheck[]> {
  const counts = { pages: 0, bare: 0, described: 0, open: 0, links: 0, short: 0 };
  for (const { file } of pages) {
    const text = await tree.textOf(file);
    if (text === undefined || text.trim() === '') continue;
    counts.pages += 1;
    const description = textValue(readPage(file, text).values.description);
    if (description === undefined && !hasLead.test(text)) counts.bare += 1;
    if (description !== undefined) counts.described += 1;
    if (description !== undefined && !endsSentence(description)) counts.open += 1;
    for (const [, path = ''] of text.matchAll(address)) {
      counts.links += 1;
      if (!path.endsWith('/')) counts.short += 1;
    }
  }
  const isMost = (count: number, all: number) => count >= fewest && count * 2 > all;
  // Those with a full stop have several sentences.
  const isOften = (count: number, all: number) => count >= fewest && count * 3 > all;
  return [
    ...(kind === 'mdbook' || isMost(counts.bare, counts.pages) ? (['description-missing'] as const) : []),
    ...(isOften(counts.open, counts.described) ? (['description-full-stop'] as const) : []),
    ...(slashless.has(kind) || isMost(counts.short, counts.links) ? (['link-slash'] as const) : []),
  ];
}

/**
 * True if files that end in `.md` contain what only MDX has: an id of a heading as a comment, or a statement
 * that imports. Shown as Markdown, both are text on the page.
 */
export async function hasMdx(
  { pages }: Pick<InspectedTree, 'pages'>,
  tree: Pick<TreeFiles, 'textOf'>,
): Promise<boolean> {
  for (const { file } of pages) {
    const text = file.endsWith('.md') ? await tree.textOf(file) : undefined;
    if (text !== undefined && mdxLine.test(withoutCode(text))) return true;
  }
  return false;
}

const mdxLine = /^(?:#{1,6} .*\{\/\*.+\*\/\}\s*|import\s[^'"\n]*\sfrom\s+(['"])[^'"\n]+\1;?\s*)$/m;

/** A link to a page from the start of the site, without its anchor: `](/guide/start#a)`. */
const address = /\]\((\/[^)\s?#.]*)[^)\s.]*\)/g;

/** A description in the text of the page. */
const hasLead = /class="description"|<Subtitle>|<Meta\s+name="description"/;
