import { scalarText } from '../../lib/scalar-text.ts';
import type { FrontMatter } from '../../model/document.ts';
import { hasForeignPicture } from './hero-lines.ts';
import type { Values } from './read-values.ts';

const navigation =
  'Previous and next links follow the navigation; "ordered: false" on an entry leaves it out.';
const contents = 'The table of contents lists headings of level two and three; "disableToc: true" hides it.';
const edit = 'Pages link to their source if site.yaml has "editUrl".';
const date = 'Pages show the date of their last commit; "lastUpdated: false" in site.yaml hides it.';
const template = 'Remove it, or read it in a template of your own.';

/** Front matter keys of other tools that have no effect, each with a hint. */
const hints: Readonly<Record<string, string>> = {
  ...each(['prev', 'next', 'pagination_prev', 'pagination_next', 'pagination_label'], navigation),
  ...each(['outline', 'tableOfContents', 'toc_min_heading_level', 'toc_max_heading_level'], contents),
  ...each(['editLink', 'editUrl', 'custom_edit_url'], edit),
  ...each(['lastUpdated', 'last_update'], date),
  ...each(['layout', 'template', 'pageClass', 'navbar', 'aside', 'footer', 'banner', 'hide_title'], template),
  ...each(['head', 'titleTemplate', 'image', 'tags', 'sidebar_class_name', 'displayed_sidebar'], template),
  ...each(['pagefind', 'search'], '"unlisted: true" leaves a page out of search, lists and the sitemap.'),
  'hero.image': 'Write its path relative to the page: ../assets/hero.webp.',
  ref: 'Name a Markdown file, whose text the page shows: docs/other.md',
  hero: 'Write the start of the page as Markdown.',
  slug: 'Write "path" with the whole address of the page.',
};

function each(keys: readonly string[], hint: string): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, hint]));
}

/** Returns the hint for a front matter key of another tool; undefined for any other key. */
export function foreignHint(key: string): string | undefined {
  return Object.hasOwn(hints, key) ? hints[key] : undefined;
}

/** The value of `layout` that makes a page of our own a landing page. */
export const landingLayout = 'landing';

/** Returns the flags that keys of other tools mean: `outline: false` and `layout: home`. */
export function foreignFlags(values: Values): Partial<Pick<FrontMatter, 'disableToc' | 'wideLayout'>> {
  const isBare = /^(?:home|landing|page|splash)$/.test(scalarText(values.layout ?? values.template));
  const hidesContents =
    [values.outline, values.tableOfContents, values.aside].includes(false) ||
    values.hide_table_of_contents === true;
  return {
    ...((isBare || hidesContents) && { disableToc: true }),
    ...(isBare && { wideLayout: true }),
  };
}

/** Keys that other programs, and older trees of this family, have for ours. */
const synonyms = { metaTitle: 'title', metaDescription: 'description', product: 'productId' } as const;

/** True for a key with the meaning of one of ours. */
export function isSynonym(key: string): boolean {
  return Object.hasOwn(synonyms, key);
}

/** Returns texts of a page by the keys that other programs have for them. */
export function foreignTexts(values: Values): Values {
  const found = Object.entries(synonyms).filter(([key]) => typeof values[key] === 'string');
  return Object.fromEntries(found.map(([key, own]) => [own, values[key]]));
}

/** Returns the keys of other tools in front matter that have no effect with their values. */
export function foreignKeys(values: Values, isHeroShown: boolean): readonly string[] {
  const keys = Object.keys(values).filter(
    (key) => foreignHint(key) !== undefined && !hasEffect(key, values[key], isHeroShown),
  );
  return isHeroShown && hasForeignPicture(values) ? [...keys, 'hero.image'] : keys;
}

function hasEffect(key: string, value: unknown, isHeroShown: boolean): boolean {
  switch (key) {
    case 'hero':
      return isHeroShown;
    case 'outline':
    case 'tableOfContents':
    case 'aside':
      return value === false;
    case 'layout':
    case 'template':
      return /^(?:doc|home|landing|page|splash)$/.test(scalarText(value));
    case 'ref':
      return /\.mdx?$/.test(scalarText(value));
    default:
      return value === null;
  }
}
