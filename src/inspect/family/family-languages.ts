import { posix } from 'node:path';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { normalizePathname } from '../../parse/navigation/parse-navigation.ts';
import type { InspectedLanguage, InspectedTree } from '../inspected-tree.ts';
import { withLabels } from '../navigation/navigation-labels.ts';
import { readConfig, settingsOf } from '../read-config.ts';
import type { TreeFiles } from '../tree-files.ts';
import { textValue } from '../tree-pages.ts';

/**
 * Languages into which pages of this family are translated. Others would be parts of names: `theme-ui.md`.
 */
const known = ['zh', 'pt', 'ja', 'ko', 'de', 'fr', 'es', 'it', 'ru', 'tr', 'pl', 'ar', 'fa', 'uk', 'nl'];

/** Finds the languages of translations beside their pages: `button-zh.md` next to `button.md`. */
export function familyLanguages(files: readonly string[]): readonly InspectedLanguage[] {
  const all = new Set(files);
  const found = known.filter((language) =>
    files.some((file) =>
      [`-${language}.md`, `.${language}.md`].some(
        (end) => file.endsWith(end) && all.has(`${file.slice(0, -end.length)}.md`),
      ),
    ),
  );
  return ['en', ...found].map((id) => ({ id }));
}

/**
 * Leaves out pages in the language `aa`, in which a service for translations keeps the numbers of texts, and
 * names them for the site.
 */
export function withoutPseudoLanguage(files: readonly string[]): {
  readonly markdown: readonly string[];
  readonly exclude: readonly string[];
} {
  const all = new Set(files);
  const isPseudo = (file: string) => /-aa\.md$/.test(file) && all.has(file.replace(/-aa\.md$/, '.md'));
  const markdown = files.filter((file) => !isPseudo(file));
  return { markdown, exclude: markdown.length < files.length ? ['**/*-aa.md'] : [] };
}

/** Where labels are read. */
export interface LabelContext {
  readonly root: string;
  readonly tree: TreeFiles;
  readonly languages: readonly InspectedLanguage[];
}

/**
 * Reads the labels of navigation entries in `translations/translations-zh.json`, by pathname below `pages`.
 */
export async function familyLabels(
  navigation: readonly NavigationInput[],
  { root, tree, languages }: LabelContext,
): Promise<InspectedTree['labels']> {
  const pathnames = navigation.flatMap(pathnamesIn);
  const labels = languages.slice(1).map(async ({ id }) => {
    const file = posix.join(root, `translations/translations-${id}.json`);
    const { pages } = tree.has(file) ? settingsOf((await readConfig(file, tree)).value) : {};
    const written = settingsOf(pages);
    const found = pathnames.flatMap((pathname) => {
      const title = textValue(written[pathname]);
      return title === undefined ? [] : [[normalizePathname(pathname), title] as const];
    });
    return [id, Object.fromEntries(found)] as const;
  });
  return withLabels(await Promise.all(labels));
}

function pathnamesIn({ pathname, children = [] }: NavigationInput): string[] {
  return [pathname, ...children.flatMap(pathnamesIn)];
}
