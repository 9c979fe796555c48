import type { InspectedLanguage } from '../inspected-tree.ts';

/** Languages into which pages of this family are translated. Others would be parts of names: `theme-ui.md`. */
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
