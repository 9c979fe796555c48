import type { AddedProduct } from './starter-options.ts';

/** What the options of `docs init` change in the starter. */
export interface StarterChanges {
  /** Languages of the site; the first has no prefix in addresses. */
  readonly languages: readonly string[] | undefined;
  /** Products beside those of the starter. */
  readonly products: readonly AddedProduct[];
  /** Packages whose exports get API pages. */
  readonly packages: readonly string[];
}

/** Applies the options of `docs init` to the texts of the starter, by path. */
export function changeStarter(texts: Map<string, string>, changes: StarterChanges): void {
  const { languages, products, packages } = changes;
  if (languages !== undefined) setLanguages(texts, languages);
  for (const product of products) addProduct(texts, product);
  if (packages.length > 0)
    replace(texts, '{ name: "@acme/ui", entry: ui/src/index.tsx }', (sample) =>
      [sample, ...packages.map((one) => JSON.stringify(one))].join(', '),
    );
}

/** The languages of the starter's own pages and texts. */
export const starterLanguages: readonly string[] = ['en', 'de'];

function setLanguages(texts: Map<string, string>, languages: readonly string[]): void {
  replace(texts, `languages: [${starterLanguages.join(', ')}]`, () => `languages: [${languages.join(', ')}]`);
  const unused = starterLanguages.filter((one) => !languages.includes(one));
  const isUnused = (path: string) =>
    unused.some((one) => path.endsWith(`-${one}.md`) || path === `content/translations/${one}.yaml`);
  for (const path of [...texts.keys()]) if (isUnused(path)) texts.delete(path);
  if (unused.length > 0) replace(texts, germanPages, () => translatedPages(languages), 'README.md');
}

/** What the README of the starter says about its German pages. */
const germanPages = `A file such as \`button-de.md\` next to \`button.md\` translates the page into German. For a site only in English, remove \`de\` from
\`languages\` in \`content/site.yaml\`, and delete those files.`;

/** Says how to translate a page of a site without German pages. */
function translatedPages([first = 'en', second]: readonly string[]): string {
  if (second === undefined)
    return 'To translate pages, add a language to `languages` in `content/site.yaml`: with `fr`, a file `button-fr.md` next to\n`button.md` translates that page into French.';
  const nameOf = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  return `A file such as \`button-${second}.md\` next to \`button.md\` translates the page into ${nameOf(second)}. A page without one is shown in ${nameOf(first)}.`;
}

/** Adds a product with a navigation of one page. */
function addProduct(texts: Map<string, string>, { id, name }: AddedProduct): void {
  const entry = `  - id: ${id}\n    name: ${JSON.stringify(name)}\n    category: core\n    root: /${id}/\n    navigation: navigation/${id}.yaml\n`;
  replace(texts, '\n# Where demos find', (next) => `\n${entry}${next}`);
  const schema = '../../node_modules/colophon/lib/schemas/navigation.schema.json';
  texts.set(
    `content/navigation/${id}.yaml`,
    `# yaml-language-server: $schema=${schema}\n- pathname: /${id}/getting-started/\n`,
  );
  const page = `# Getting started\n\nWrite here how a reader starts with ${name}.\n`;
  const description = JSON.stringify(`How to start with ${name}.`);
  texts.set(
    `content/${id}/getting-started/getting-started.md`,
    `---\ntitle: Getting started\ndescription: ${description}\n---\n\n${page}`,
  );
}

/** Replaces a text that a file of the starter must contain. */
function replace(
  texts: Map<string, string>,
  old: string,
  make: (old: string) => string,
  path = 'content/site.yaml',
): void {
  const text = texts.get(path) ?? '';
  if (!text.includes(old)) throw new Error(`${path} of the starter does not contain: ${old}`);
  texts.set(
    path,
    text.replace(old, () => make(old)),
  );
}
