import type { HeadingRule } from '../../model/heading-rule.ts';

/**
 * Derives the id of a heading from its text, so that existing deep links keep working. Empty if the text has
 * only signs that the rule leaves out.
 *
 * `'Tips & tricks'` → `tips-tricks`, on GitHub `tips--tricks`; `'1. Über uns'` →
 * `1-%C3%BCber-uns`, in VitePress `_1-uber-uns`
 */
export function headingHash(text: string, rule: HeadingRule = 'family'): string {
  return encodeURI(hashes[rule](text).replace(/\p{Surrogate}/gu, ''));
}

const hashes: Readonly<Record<HeadingRule, (text: string) => string>> = {
  family: familyHash,
  github: githubHash,
  vitepress: vitepressHash,
};

/** Signs that leave no dash. */
export const droppedSigns = /=>|<| \/>|'/g;

// Private use, the two emoji planes, U+2011 to U+26FF, each with its variation selector. U+2705 lies outside
// and stays.
const emoji =
  /(?:[\ue000-\uf8ff]|\ud83c[\udc00-\udfff]|\ud83d[\udc00-\udfff]|[\u2011-\u26ff]|\ud83e[\udd10-\uddff])\ufe0f?/g;

/** `"What's new"` → `whats-new`; `'onChange => void'` → `onchange-void` */
function familyHash(text: string): string {
  return text
    .toLowerCase()
    .replace(droppedSigns, '')
    .replace(/[!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\s]+/g, '-')
    .replace(emoji, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Keeps letters, digits, `_` and `-`: `'a / b_c'` → `a--b_c` */
function githubHash(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Marks of letters go, and no id begins with a digit: `'2. Größe'` → `_2-große` */
function vitepressHash(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Cc}/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^\d/, '_$&')
    .toLowerCase();
}
