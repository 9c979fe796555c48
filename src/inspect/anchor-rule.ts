import { posix } from 'node:path';
import { type HeadingRule, headingRules } from '../model/heading-rule.ts';
import { headingHash } from '../parse/print/heading-hash.ts';
import type { InspectedTree } from './inspected-tree.ts';
import type { TreeFiles } from './tree-files.ts';
import { withoutCode } from './tree-pages.ts';

/** Fewer links may fit by chance. */
const fewest = 5;

/** A link to a heading: `](#usage)`, `](./page.md#usage)`. */
const anchorLink = /\]\(([^)\s#:]*?)#([^)\s]+)\)/g;

/** A heading without an id of its own. */
const heading = /^#{2,6} +([^\n]*?)[ #]*$/gm;

/**
 * Returns the rule for ids of headings by which most links to headings lead somewhere. Undefined if the one
 * of GitHub, which most tools have, does as well.
 */
export async function anchorRule(
  { pages }: Pick<InspectedTree, 'pages'>,
  tree: Pick<TreeFiles, 'textOf'>,
): Promise<HeadingRule | undefined> {
  const titles = new Map<string, readonly string[]>();
  const links: { readonly file: string; readonly anchor: string }[] = [];
  for (const { file } of pages) {
    const text = withoutCode((await tree.textOf(file)) ?? '');
    titles.set(
      file,
      [...text.matchAll(heading)].map(([, title = '']) => plain(title)),
    );
    for (const [, path = '', anchor = ''] of text.matchAll(anchorLink))
      links.push({ file: path === '' ? file : posix.join(posix.dirname(file), path), anchor });
  }
  const hits = (rule: HeadingRule) => {
    const ids = new Map(
      [...titles].map(([file, all]) => [file, new Set(all.map((one) => headingHash(one, rule)))]),
    );
    return links.filter(({ file, anchor }) => ids.get(file)?.has(anchor)).length;
  };
  let best: { readonly rule?: HeadingRule; readonly count: number } = { count: hits('github') + fewest - 1 };
  for (const rule of headingRules) {
    const count = hits(rule);
    if (count > best.count) best = { rule, count };
  }
  return best.rule;
}

function plain(title: string): string {
  return title.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');
}
