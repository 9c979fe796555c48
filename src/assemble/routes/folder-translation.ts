import { posix } from 'node:path';
import { isInside, pathIn } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config } from '../../model/config.ts';
import type { SourcePath } from '../../model/path.ts';
import type { ProductConfig } from '../../model/product-config.ts';
import { markedSource, originalOf } from './split-language.ts';

/** A source in a folder of translations. */
export interface FolderTranslation {
  readonly language: string;
  /** The source that it translates, if there is one of this name. */
  readonly original: SourcePath;
}

/**
 * Returns the language and the original of a source in a product's folder of translations; undefined for any
 * other source.
 *
 * `docs/de/a.md` is a translation of `docs/en/a.md` with `content: docs/en` and
 * `translations: { de: docs/de }`
 */
export function folderTranslation(
  source: SourcePath,
  { products, languages }: Pick<Config, 'products' | 'languages'>,
): FolderTranslation | undefined {
  const found = foldersOf(products).find(
    ({ folder, language }) => isInside(folder, source) && languages.includes(language),
  );
  if (!found) return undefined;
  const inside = pathIn(found.folder, source);
  return { language: found.language, original: `${found.content}/${inside}` as SourcePath };
}

const foldersOf = memoize((products: readonly ProductConfig[]) =>
  products
    .flatMap(({ id, content = id as SourcePath, translations = {} }) =>
      Object.entries(translations).map(([language, folder]) => ({ language, folder, content })),
    )
    // The innermost folder wins.
    .sort((a, b) => b.folder.length - a.folder.length),
);

/**
 * Returns the sources that a file may translate into a language, by its folder or by its name; the first one
 * that exists is its original.
 */
export function originalsOf(source: SourcePath, language: string, config: Config): readonly SourcePath[] {
  const inFolder = folderTranslation(source, config);
  if (inFolder === undefined) {
    // A page of MDX may be named by its language alone: `button/de.mdx` beside `button/en.mdx`.
    if (posix.basename(source) === `${language}.mdx`)
      return [posix.join(posix.dirname(source), `${config.languages[0]}.mdx`) as SourcePath];
    const original = originalOf(source, language);
    return original === undefined ? [] : [original, markedSource(original, config.languages)];
  }
  if (inFolder.language !== language) return [];
  const { original } = inFolder;
  // A translation may be MDX where the original is Markdown.
  const other = original.endsWith('.mdx') ? original.slice(0, -1) : original.replace(/\.md$/, '.mdx');
  return [original, other as SourcePath];
}
