/** Letters that NFKD does not decompose, and the final sigma, with what readers type for them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const ascii = /^[\u0000-\u007f]*$/;

/** Diacritics that readers omit: accents, and vowels of Hebrew and Arabic. In Hindi, vowels are letters. */
const diacritics = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]+/g;

/** Names, including those of packages and classes. */
const names = /[\p{Letter}\p{Number}\p{Mark}]+(?:[-_.][\p{Letter}\p{Number}\p{Mark}]+)*/gu;
const camelCase = /(\p{Lowercase_Letter}|\p{Number})(?=\p{Uppercase_Letter})/gu;

/** The same for ASCII texts, where matching without Unicode classes is faster. */
const asciiNames = /[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*/g;
const asciiCamelCase = /([a-z0-9])(?=[A-Z])/g;

/** Scripts without spaces between words. */
const unspaced =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+)/u;

/** "And", "with", "like", "for" and the article, which Arabic writes as part of the word: `والأزرار`. */
const arabicStart = /^[وفبكل]?ال(?=\p{Script=Arabic}{2})|^لل(?=\p{Script=Arabic}{2})/u;

/** A name of a text: a word, or an identifier with its parts. */
export interface Name {
  /** Folded, without the characters between its parts: `datagrid`. */
  readonly whole: string;
  /** Folded: `data`, `grid`. Empty for a plain word. */
  readonly parts: readonly string[];
}

/** Folds a text for comparison: `İstanbul` → `istanbul`, `Größe` → `grosse`. */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(diacritics, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/g, (letter) => letters[letter] ?? letter);
}

/** Returns the names of a text as it writes them: `['@mui/data-grid']` → `['mui', 'data-grid']` */
export function namesIn(text: string): readonly string[] {
  if (ascii.test(text)) return text.match(asciiNames) ?? [];
  const found = text.match(names) ?? [];
  return unspaced.test(text) ? found.flatMap(segmented) : found;
}

/** Folds a name and its parts. */
export function foldName(name: string): Name {
  const isAscii = ascii.test(name);
  const parts = name.replace(isAscii ? asciiCamelCase : camelCase, '$1-').split(/[-_.]/);
  if (parts.length > 1) return { whole: foldText(name.replace(/[-_.]/g, '')), parts: parts.map(foldText) };
  const whole = foldText(name);
  const bare = isAscii ? whole : whole.replace(arabicStart, '');
  return { whole, parts: bare === whole ? [] : [bare] };
}

/** Returns the folded words of a text, and the parts of names: `data-grid` → `datagrid`, `data`, `grid`. */
export function wordsOf(text: string): string[] {
  return namesIn(text).flatMap((name) => {
    const { whole, parts } = foldName(name);
    return [whole, ...parts];
  });
}

const optionNames = /(?<![\p{Letter}\p{Number}_-])--[a-z][\w-]*/giu;

/** Returns the options and custom properties of a text, folded: `docs build --keep-going` → `--keepgoing` */
export function optionsIn(text: string): string[] {
  const found = text.includes('--') ? (text.match(optionNames) ?? []) : [];
  return found.map((option) => `--${foldText(option.replace(/[-_]/g, ''))}`);
}

/** Made for the first text that needs it, because its dictionaries are slow to load. */
let segmenter: Intl.Segmenter | undefined;

/** Splits a run of letters into words where its script has no spaces. Identifiers in it stay whole. */
function segmented(name: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const words = segmenter;
  return name.split(unspaced).flatMap((run, at) => {
    if (at % 2 === 0) return run.replace(/^[-_.]+|[-_.]+$/g, '') || [];
    return [...words.segment(run)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
  });
}
