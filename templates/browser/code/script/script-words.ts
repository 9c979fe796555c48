/** Words that are keywords wherever they stand, except behind a dot. */
const keywords: ReadonlySet<string> = new Set(
  (
    'as await break case catch class const continue debugger default delete do else enum export extends finally for ' +
    'function if implements import in instanceof interface let new null of package private protected public return ' +
    'static super switch this throw try typeof undefined var void while with yield'
  ).split(' '),
);

/** The same in TypeScript. */
const typeKeywords: ReadonlySet<string> = new Set('abstract declare is keyof readonly satisfies'.split(' '));

/** Types that TypeScript has built in. */
const types: ReadonlySet<string> = new Set(
  'any bigint boolean never number object string symbol unknown'.split(' '),
);

/** Words that are keywords only before certain text. */
const before: ReadonlyMap<string, RegExp> = new Map([
  ['async', /\s*(?:function\b|[($\w])/y],
  ['from', /\s*['"]/y],
  ['get', /\s*[#[$\w]/y],
  ['set', /\s*[#[$\w]/y],
]);

const typeBefore: ReadonlyMap<string, RegExp> = new Map([
  ['asserts', /\s+[$\w]/y],
  ['infer', /\s+[$\w]/y],
  ['module', /\s+[{'"$\w]/y],
  ['namespace', /\s+[$\w]/y],
  ['type', /\s+[{*$\w]/y],
]);

/** Words after which a value or an element begins: `return <Box />`, `typeof /x/`. */
const operators: ReadonlySet<string> = new Set(
  'return case default do else typeof void delete in of new throw await yield instanceof extends'.split(' '),
);

/** Words after which the name of a class or type stands. */
const namers: ReadonlySet<string> = new Set(
  'class extends implements instanceof interface new type'.split(' '),
);

const constants: ReadonlySet<string> = new Set('true false NaN Infinity'.split(' '));

/** Returns true for a word that is a keyword in a text that goes on at an offset. */
export function isKeyword(word: string, text: string, end: number, isTyped: boolean): boolean {
  if (keywords.has(word) || (isTyped && typeKeywords.has(word))) return true;
  const following = before.get(word) ?? (isTyped ? typeBefore.get(word) : undefined);
  if (following === undefined) return false;
  following.lastIndex = end;
  return following.test(text);
}

/** Returns true for `string`, `number` and so on. */
export function isBuiltInType(word: string): boolean {
  return types.has(word);
}

/** Returns true for a word after which `<` begins an element, and `/` a regular expression. */
export function isOperatorWord(word: string): boolean {
  return operators.has(word);
}

/** Returns true for a word that names a class or type: `new Map()` calls no function named `Map`. */
export function isNamer(word: string): boolean {
  return namers.has(word);
}

/** Returns true for a word that is written like a number: `true`. */
export function isConstantValue(word: string): boolean {
  return constants.has(word);
}
