import type { SourcePath } from '../model/path.ts';

/**
 * The source that one translates into a language, as its name tells: `('button-zh.md', 'zh')` and `('button.zh.md', 'zh')` → `button.md`.
 * It does so only where that one is there: `theme-ui.md` is a page, though `ui` is a language.
 */
export function mayTranslate(source: SourcePath, language: string): SourcePath | undefined {
  const end = [`-${language}.md`, `.${language}.md`].find((candidate) => source.endsWith(candidate));
  return end === undefined ? undefined : (`${source.slice(0, -end.length)}.md` as SourcePath);
}
