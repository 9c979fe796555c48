import { toSitePath } from '../../lib/path.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';

/** A path of the site, split into language and path. */
export interface LanguagePath {
  readonly language: string;
  /** Without language prefix, trailing slash, hash and query. */
  readonly path: SitePath;
  /** The same, with `/api/…` at the start replaced by `/api-docs/…`. */
  readonly canonical: SitePath;
}

/**
 * Splits the optional language prefix from a path. The first language is the default one and has no prefix.
 *
 * `('/zh/api/button/', ['en', 'zh'])` → zh, `/api/button`, `/api-docs/button`
 */
export function splitLanguage(path: string, languages: readonly [string, ...string[]]): LanguagePath {
  const whole = toSitePath(path);
  const first = whole.slice(1).split('/', 1)[0] ?? '';
  const [fallback, ...prefixed] = languages;
  const language = prefixed.includes(first) ? first : fallback;
  const rest = language === fallback ? whole : toSitePath(whole.slice(first.length + 1));
  return { language, path: rest, canonical: rest.replace(/^\/api(?=\/|$)/, '/api-docs') as SitePath };
}

/** Puts a language's prefix in front of a path: `('zh', '/a', ['en', 'zh'])` → `/zh/a`. */
export function joinLanguage(
  language: string,
  path: SitePath,
  languages: readonly [string, ...string[]],
): SitePath {
  return language === languages[0] ? path : toSitePath(`/${language}${path}`);
}

/**
 * Returns the source that a file translates into a language, by its name: `('button-zh.md', 'zh')` and
 * `('button.zh.md', 'zh')` → `button.md`. Without that source it is no translation: `theme-ui.md` is a page,
 * although `ui` is a language.
 */
export function originalOf(source: SourcePath, language: string): SourcePath | undefined {
  const extension = source.endsWith('.mdx') ? '.mdx' : '.md';
  const end = [`-${language}`, `.${language}`].find((mark) => source.endsWith(mark + extension));
  if (end === undefined) return undefined;
  return (source.slice(0, -end.length - extension.length) + extension) as SourcePath;
}

/**
 * Returns a source without the mark of the first language, which names of originals may have as well:
 * `('button.en.md', ['en', 'zh'])` → `button.md`.
 */
export function unmarkedSource(source: SourcePath, [language]: readonly [string, ...string[]]): SourcePath {
  const [, bare, extension] = /^(.*)(\.mdx?)$/.exec(source) ?? [];
  const mark = `.${language}`;
  return bare?.endsWith(mark) ? (`${bare.slice(0, -mark.length)}${extension}` as SourcePath) : source;
}

/** Returns a source with the mark of the first language: `('button.md', ['en', 'zh'])` → `button.en.md`. */
export function markedSource(source: SourcePath, [language]: readonly [string, ...string[]]): SourcePath {
  return source.replace(/(?=\.mdx?$)/, `.${language}`) as SourcePath;
}
