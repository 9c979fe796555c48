import type { PageInput, PageWhy } from '../src/index.ts';

/** Tells why a page was drawn, or was not: a sentence, and a line for each thing that changed. */
export function whyText(why: PageWhy): string {
  const page = why.file === undefined ? why.path : `${why.path} (${why.file})`;
  const changed = why.since.kind === 'compared' ? why.since.changed : [];
  const lines = changed.map((input) => `  ${inputWords(input)}\n`).join('');
  const rewritten =
    why.written && !why.rendered ? 'Its file was written all the same, since it was another.\n' : '';
  return `${page} ${reason(why, changed.length > 0)}\n${lines}${rewritten}\n`;
}

function reason({ rendered, forced, since }: PageWhy, hasChanges: boolean): string {
  if (hasChanges) {
    if (!rendered)
      return 'was not drawn again: the cache had it as it is now. Since the build before it changed in:';
    return forced
      ? 'was drawn again, as --force wants it. It also changed in:'
      : 'was drawn again. What changed:';
  }
  if (!rendered && since.kind === 'compared')
    return 'was not drawn again: nothing that it is drawn from has changed.';
  if (!rendered) return 'was not drawn: the cache had it already.';
  if (since.kind === 'new') return 'was drawn for the first time: the build before did not have it.';
  if (forced) return 'was drawn again because of --force; nothing else is known to have changed.';
  if (since.kind === 'unknown')
    return 'was drawn, since nothing is left of a build before: there was no cache.';
  return 'was drawn again, since the cache had lost it; nothing that it is drawn from has changed.';
}

const words: Readonly<Record<Exclude<PageInput, `${string}:${string}`>, string>> = {
  program: 'the version of Colophon',
  runtime: 'the version of Node',
  configuration: 'the configuration: facts that all pages show',
  words: 'the words of the shell in its language',
  templates: 'the templates, or a package that they are made from',
  text: 'its text',
  'front-matter': 'its front matter',
  navigation: 'the navigation: titles or order of the entries that it shows',
  links: 'addresses that its links lead to',
  product: 'its product or the versions of it',
  languages: 'the languages in which it can be read',
  date: 'the day of its last change',
  head: 'its title, or addresses in its head and frame',
};

function inputWords(input: PageInput): string {
  if (isPart(input)) return input.replace(/^(demo|component):/, 'the $1 ');
  return words[input];
}

function isPart(input: PageInput): input is `demo:${string}` | `component:${string}` {
  return input.includes(':');
}
