import type { TreeFiles } from './tree-files.ts';
import { withoutCode } from './tree-pages.ts';

/** A project introduces itself at the start of its README; later headings are those of sections. */
const firstLines = 20;
const longestName = 40;

/**
 * Returns the name of a project: the first heading of the README beside its `package.json`, such as
 * `<h1 align="center">Acme UI</h1>`. Undefined if there is none, or it is a sentence.
 */
export async function readmeName(tree: TreeFiles): Promise<string | undefined> {
  const file = ['README.md', 'readme.md', 'Readme.md'].find((path) => tree.has(path));
  if (file === undefined || !tree.has('package.json')) return undefined;
  const start = (await tree.textOf(file))?.split('\n').slice(0, firstLines).join('\n') ?? '';
  // In a sample for a terminal, `# or` is a comment.
  const prose = withoutCode(start);
  const [, heading, element] = /^#[ \t]+(.+)$|<h1\b[^>]*>([\s\S]*?)<\/h1>/m.exec(prose) ?? [];
  const name = (heading ?? element ?? '')
    .replace(/!\[[^\]]*\]\([^)]*\)|<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*#]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' || name.length > longestName ? undefined : name;
}
